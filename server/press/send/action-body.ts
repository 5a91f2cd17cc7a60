import type { IncomingMessage } from 'node:http'
import { JsonMeasure } from '#server/platform/door/json-measure.ts'
import { MAX_SCREEN_BODY } from './http-limits.ts'

/** Bytes of bodies that arrive at the same moment. Above it only small ones go on, so that slow senders do not fill the memory. */
const MOST_HELD = 32 * 1024 * 1024
const SMALL = 64 * 1024

/** React resolves each text that begins with a dollar sign, such as a date; tens of thousands that refer to nothing take it half a second. */
const MOST_REFERENCES = 5_000
const REFERENCE = '"$'

let held = 0

/** Whether Next would take a request for a server action. */
export const asksAction = (request: IncomingMessage, isScreen: boolean): boolean =>
  request.method === 'POST' && (isScreen || request.headers['next-action'] !== undefined)

/** Whether a request is a form of parts. At an address without a handler that takes one, Next reads it as a server action's. */
export const isForm = ({ headers }: IncomingMessage): boolean => /^\s*multipart\//i.test(headers['content-type'] ?? '')

type Refusal = 413 | 415 | 503

/**
 * Reads the arguments of a server action and measures them before Next parses them on the serving thread. Our screens send them as one JSON text; Next
 * would also take a form of ten thousand parts that refer to each other. Gives the status of a refusal; otherwise null, and the body can be read again.
 */
export async function refuseAction(request: IncomingMessage): Promise<Refusal | null> {
  if (!request.headers['content-type']?.startsWith('text/plain')) return 415
  const measure = new JsonMeasure()
  const pieces: Buffer[] = []
  let bytes = 0
  return new Promise(resolve => {
    const end = (refusal: Refusal | null) => {
      request.off('readable', take).off('close', leave)
      held -= bytes
      resolve(refusal)
    }
    const leave = () => end(null)
    const take = () => {
      for (let piece: Buffer | null = request.read(); piece; piece = request.read()) {
        bytes += piece.length
        held += piece.length
        if (bytes > MAX_SCREEN_BODY || measure.take(piece)) return end(413)
        if (bytes > SMALL && held > MOST_HELD) return end(503)
        pieces.push(piece)
      }
      if (!request.complete) return
      if (bytes === 0) return end(415)
      const body = Buffer.concat(pieces)
      if (hasManyReferences(body)) return end(413)
      // Put back at once: after this tick the stream emits `end`, and nobody could read it.
      request.unshift(body)
      end(null)
    }
    request.on('readable', take).once('close', leave)
  })
}

function hasManyReferences(body: Buffer): boolean {
  let found = 0
  for (let at = body.indexOf(REFERENCE); at !== -1; at = body.indexOf(REFERENCE, at + 1))
    if (++found > MOST_REFERENCES) return true
  return false
}
