import { readOutside } from './outside.ts'

/** What the OpenID libraries pass to a custom fetch. */
interface FetchOptions {
  method?: string
  headers?: Record<string, string> | Headers
  body?: ArrayBuffer | Uint8Array | ReadableStream | URLSearchParams | string | null
  signal?: AbortSignal
}

/** Milliseconds until the last byte of an answer, unless the caller waits longer. */
const usualMs = 8_000

/**
 * A fetch for a library that takes one, through the guarded client: at the origins of `operatorBases` any address is allowed, elsewhere
 * public ones only. Redirects are not followed. `wholeMs` is the time until the last byte. Raises OutsideError.
 */
export const outsideFetch =
  (operatorBases: readonly string[], wholeMs = usualMs) =>
  async (address: string, options: FetchOptions = {}): Promise<Response> => {
    const { method = 'GET', headers = {}, body, signal } = options
    if (method !== 'GET' && method !== 'POST') throw new TypeError(`No ${method} to other hosts`)
    const given = headers instanceof Headers ? Object.fromEntries(headers) : headers
    const answer = await readOutside(address, {
      method,
      headers: { ...given, ...(body instanceof URLSearchParams && { 'content-type': formType }) },
      body: bytesOf(body),
      operatorBases,
      redirects: 0,
      wholeMs,
      firstByteMs: wholeMs,
      ...(signal && { signal }),
    })
    const type = answer.headers['content-type']
    // A status without a body (204, 304) takes none in a Response.
    const bytes = answer.bytes.length > 0 ? new Uint8Array(answer.bytes) : null
    return new Response(bytes, { status: answer.status, headers: type ? { 'content-type': type } : {} })
  }

const formType = 'application/x-www-form-urlencoded;charset=UTF-8'

function bytesOf(body: FetchOptions['body']): string | Uint8Array | undefined {
  if (body === null || body === undefined) return undefined
  if (body instanceof URLSearchParams) return body.toString()
  if (body instanceof ReadableStream) throw new TypeError('No stream to other hosts')
  return body instanceof ArrayBuffer ? new Uint8Array(body) : body
}
