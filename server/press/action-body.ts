import type { IncomingMessage } from 'node:http'
import { JsonMeasure } from '#server/platform/door/measure/json-measure.ts'

/** The most bytes of an action's arguments, as Next has it. */
const MOST_BYTES = 1024 * 1024

/** Whether Next would take a request for a server action. */
export const asksAction = (request: IncomingMessage, isScreen: boolean): boolean =>
  request.method === 'POST' && (isScreen || request.headers['next-action'] !== undefined)

/**
 * Reads the arguments of a server action and measures them before Next parses them on the serving thread. Our screens send them as one JSON text; Next
 * would also take a form of ten thousand parts that refer to each other. Gives the status of a refusal; otherwise null, and the whole body lies in the request
 * again.
 */
export async function refuseAction(request: IncomingMessage): Promise<413 | 415 | null> {
  if (!request.headers['content-type']?.startsWith('text/plain')) return 415
  const measure = new JsonMeasure()
  const pieces: Buffer[] = []
  let bytes = 0
  return new Promise(resolve => {
    const end = (refusal: 413 | null) => {
      request.off('readable', take).off('close', leave)
      resolve(refusal)
    }
    const leave = () => end(null)
    const take = () => {
      for (let piece: Buffer | null = request.read(); piece; piece = request.read()) {
        bytes += piece.length
        if (bytes > MOST_BYTES || measure.take(piece)) return end(413)
        pieces.push(piece)
      }
      if (!request.complete) return
      // In the turn of the last read, before the request's end is told.
      if (bytes > 0) request.unshift(Buffer.concat(pieces))
      end(null)
    }
    request.on('readable', take).once('close', leave)
  })
}
