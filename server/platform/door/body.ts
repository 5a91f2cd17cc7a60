import type { z } from 'zod'
import { DomainError } from '#lib/errors.ts'
import { parse } from '#lib/parse.ts'
import { JsonMeasure } from './json-measure.ts'

/** What a body holds. */
export type BodyKind = 'json' | 'form' | 'form_or_json' | 'multipart' | 'raw' | 'stream' | 'nothing'

/** How a handler reads the body of its request. */
export interface Body<Input> {
  readonly kind: BodyKind
  /** The most bytes that are read. */
  readonly most: number
  /** Whether all bytes are read before parsing, so that a signature over them can be checked. */
  readonly isWhole: boolean
  /** Reads the input. Calls `check` with the bytes of a whole body before parsing them. Raises body_too_large, body_too_complex and invalid. */
  readonly take: (request: Request, check: (bytes: Uint8Array) => Promise<void>) => Promise<Input>
}

/** A body of at most `most` bytes that `read` parses; `read` raises `invalid`. */
const whole = <Input>(
  kind: BodyKind,
  most: number,
  read: (bytes: Buffer<ArrayBuffer>, headers: Headers) => Input | Promise<Input>,
): Body<Input> => ({
  kind,
  most,
  isWhole: true,
  async take(request, check) {
    const bytes = await readBytes(request, most)
    await check(bytes)
    return read(bytes, request.headers)
  },
})

/** A JSON text, parsed by the schema. */
export const json = <Input>(most: number, schema: z.ZodType<Input>): Body<Input> =>
  whole('json', most, bytes => parse(schema, readJson(bytes)))

/**
 * An HTML form (`application/x-www-form-urlencoded`) as an object of texts, parsed by the schema. Of repeated fields the first
 * counts.
 */
export const form = <Input>(most: number, schema: z.ZodType<Input>): Body<Input> =>
  whole('form', most, bytes => parse(schema, fieldsIn(bytes)))

/** What a page's form or its script sends: an HTML form, or a JSON text when the request says so. Without a body, an empty object. */
export const formOrJson = <Input>(most: number, schema: z.ZodType<Input>): Body<Input> =>
  whole('form_or_json', most, (bytes, headers) => {
    const isJson = headers.get('content-type')?.startsWith('application/json') && bytes.length > 0
    return parse(schema, isJson ? readJson(bytes) : fieldsIn(bytes))
  })

/** A form with files (`multipart/form-data`), of few parts. */
export const multipart = (most: number): Body<FormData> =>
  whole('multipart', most, (bytes, headers) => {
    const type = { 'content-type': headers.get('content-type') ?? '' }
    assertFewParts(bytes, type['content-type'])
    return new Response(bytes, { headers: type }).formData().catch(cause => {
      throw new DomainError('invalid', { cause })
    })
  })

/** The bytes themselves; at least one. */
export const raw = (most: number): Body<Buffer<ArrayBuffer>> =>
  whole('raw', most, bytes => {
    if (bytes.length === 0) throw new DomainError('invalid')
    return bytes
  })

/** The bytes as they arrive. The stream fails with body_too_large after `most` bytes. */
export const stream = (most: number): Body<ReadableStream<Uint8Array>> => ({
  kind: 'stream',
  most,
  isWhole: false,
  take: async request => boundedStream(request, most),
})

/** No input: a form may name its button. */
export const nothing: Body<undefined> = whole('nothing', 1_024, () => undefined)

/** The most fields of a form. The longest one, that of an event, has thirty. */
const FIELDS = 200

function fieldsIn(bytes: Buffer): Record<string, string> {
  assertAtMost(FIELDS, bytes, '&')
  return Object.fromEntries([...new URLSearchParams(bytes.toString())].reverse())
}

/** Raises body_too_complex when `separator` occurs more than `most` times. */
function assertAtMost(most: number, bytes: Buffer, separator: string): void {
  let found = 0
  for (let at = bytes.indexOf(separator); at !== -1; at = bytes.indexOf(separator, at + 1)) {
    if (++found > most) throw new DomainError('body_too_complex')
  }
}

/** The value in a JSON text. Raises invalid, and body_too_complex for one with too many elements, before it is parsed. */
export function readJson(bytes: Buffer): unknown {
  if (new JsonMeasure().take(bytes)) throw new DomainError('body_too_complex')
  try {
    return JSON.parse(bytes.toString())
  } catch (cause) {
    throw new DomainError('invalid', { cause })
  }
}

/** Reads a body of at most `most` bytes. Raises body_too_large as soon as it is longer, and invalid when the sender left half way. */
async function readBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > most) throw new DomainError('body_too_large')
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length
      // The press drops the rest, so that its sender gets the answer (server/press/send/connections.ts).
      if (length > most) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw new DomainError('invalid', { cause })
  }
  if (length > most) throw new DomainError('body_too_large')
  return Buffer.concat(chunks)
}

/** A body's stream, limited. Raises body_too_large at once when `content-length` exceeds the limit, and invalid without a body. */
function boundedStream(request: Request, most: number): ReadableStream<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new DomainError('body_too_large')
  if (!request.body) throw new DomainError('invalid')
  let length = 0
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length
      if (length > most) throw new DomainError('body_too_large')
      controller.enqueue(chunk)
    },
  })
  return request.body.pipeThrough(bound)
}

/** The most parts of a form with files, and the bytes of a part's head: our forms have ten, with heads of about 100. */
const partBounds = { parts: 64, head: 2_048 }

/**
 * Raises body_too_complex for a form with more parts than a form has, and invalid for one with longer heads, before it is parsed: the
 * parser takes a second for a form of five megabytes with 80,000 empty parts.
 */
function assertFewParts(bytes: Buffer, contentType: string): void {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = `--${quoted ?? plain ?? ''}`
  if (boundary === '--') throw new DomainError('invalid')
  let parts = 0
  for (let at = bytes.indexOf(boundary); at !== -1; at = bytes.indexOf(boundary, at + boundary.length)) {
    const head = bytes.subarray(at, at + boundary.length + partBounds.head)
    const isLast = head.toString('latin1', boundary.length, boundary.length + 2) === '--'
    if (++parts > partBounds.parts) throw new DomainError('body_too_complex')
    if (!isLast && !head.includes('\r\n\r\n')) throw new DomainError('invalid')
  }
}
