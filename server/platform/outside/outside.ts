import { type IncomingHttpHeaders, type OutgoingHttpHeaders, validateHeaderName, validateHeaderValue } from 'node:http'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { isLoopback } from '../process/settings/outside-address.ts'
import { acceptedEncodings, boundedBody } from './outside-body.ts'
import { OutsideError } from './outside-error.ts'
import { type OutsideRequest, type Resolve, sendRequest } from './outside-request.ts'

export { isInside, isLoopback, isPublicSite } from '../process/settings/outside-address.ts'
export { OutsideError } from './outside-error.ts'

/** The options of a request to another host. */
export interface OutsideOptions {
  /** GET by default. */
  method?: OutsideRequest['method']
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /**
   * Base addresses that the operator set (`STRIPE_API_BASE` …): at their origins any port and any address is allowed, private
   * ones included.
   */
  operatorBases?: readonly string[]
  /** Whether any port is allowed, for addresses that the operator chose. By default only ports of web servers are. */
  anyPort?: boolean
  /** The most bytes of the body, packed and unpacked; 1 MiB by default. */
  maxBytes?: number
  /**
   * Milliseconds until the connection is open (5,000), until the response begins (10,000), and until its last byte is read,
   * redirects included (10,000).
   */
  connectMs?: number
  firstByteMs?: number
  wholeMs?: number
  /** The most redirects followed; 3 by default. With 0, and for a POST, a redirect is the response. */
  redirects?: number
  signal?: AbortSignal
  /** Replaces the system's DNS lookup, for tests. */
  resolve?: Resolve
}

/** A response of another host. */
export interface OutsideAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** The address that answered, after redirects. */
  url: string
  /** Unpacked and limited; fails with OutsideError. A caller that does not read it to its end destroys it. */
  body: Readable
}

const mebibyte = 1024 * 1024
const mostRedirects = 3
const redirections = new Set([301, 302, 303, 307, 308])
/** Headers that follow a redirect to another origin: none that identifies the caller. */
const crossOriginHeaders = new Set([
  'accept',
  'accept-language',
  'user-agent',
  'if-none-match',
  'if-modified-since',
  'range',
])
/** Headers that this client sets itself. */
const reserved =
  /^(?:host|connection|keep-alive|content-length|transfer-encoding|accept-encoding|expect|te|trailer|upgrade|proxy-.*)$/

/**
 * Sends a request to another host: over http or https, to a public address or one that the operator named, on a web server's
 * port, with limits on bytes and time. Each redirect is checked again. Gives the response once its headers are there. Raises
 * OutsideError. The only way out of the product (decision 0153).
 */
export async function askOutside(address: string | URL, options: OutsideOptions = {}): Promise<OutsideAnswer> {
  const { wholeMs = 10_000, maxBytes = mebibyte } = options
  const whole = new AbortController()
  const timer = setTimeout(() => whole.abort(new OutsideError('timeout', `Not whole in ${wholeMs} ms`)), wholeMs)
  const signal = options.signal ? AbortSignal.any([whole.signal, options.signal]) : whole.signal
  try {
    const { url, response } = await follow(parsed(address), options, signal)
    const body = boundedBody(response, options.method ?? 'GET', maxBytes)
    const end = () => body.destroy(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
    signal.addEventListener('abort', end, { once: true })
    body.once('close', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
    })
    // A timeout may come while nobody reads: without a listener it would crash the process.
    body.on('error', () => {})
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers
    return { status: response.statusCode ?? 0, headers, url: url.href, body }
  } catch (error) {
    clearTimeout(timer)
    throw error
  }
}

async function follow(start: URL, options: OutsideOptions, signal: AbortSignal) {
  const { method = 'GET', body } = options
  const most = method === 'POST' ? 0 : (options.redirects ?? mostRedirects)
  const length = method === 'POST' && { 'content-length': Buffer.byteLength(body ?? '') }
  const trusted = new Set(options.operatorBases?.map(base => parsed(base).origin))
  let url = start
  let headers = { 'user-agent': 'Portal', accept: '*/*', ...given(options.headers) }
  for (let left = most; ; left--) {
    const response = await sendRequest({
      url,
      method,
      headers: { ...headers, ...length, 'accept-encoding': acceptedEncodings, connection: 'close' },
      body,
      trusted: trusted.has(url.origin),
      anyPort: options.anyPort ?? false,
      connectMs: options.connectMs ?? 5_000,
      firstByteMs: options.firstByteMs ?? 10_000,
      resolve: options.resolve,
      signal,
    })
    const { location } = response.headers
    if (most === 0 || !location || !redirections.has(response.statusCode ?? 0)) return { url, response }
    response.destroy()
    if (left === 0) throw new OutsideError('refused', `${url.host} redirects more than ${most} times`)
    const next = parsed(location, url)
    if (next.origin !== url.origin) headers = forOtherOrigin(headers)
    url = next
  }
}

function parsed(address: string | URL, base?: URL): URL {
  const url = URL.parse(address, base)
  if (!url) throw new OutsideError('refused', 'That is no address')
  return url
}

function given(headers: OutsideOptions['headers'] = {}): OutgoingHttpHeaders {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  for (const [name, value] of lower) {
    if (reserved.test(name)) throw new OutsideError('refused', `The header ${name} is not the caller's to set`)
    try {
      validateHeaderName(name)
      validateHeaderValue(name, value)
    } catch (cause) {
      throw new OutsideError('refused', 'A header that is none', { cause })
    }
  }
  return Object.fromEntries(lower)
}

const forOtherOrigin = <Headers extends OutgoingHttpHeaders>(headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => crossOriginHeaders.has(name))) as Headers

/** A response read whole. */
export interface OutsideDocument extends Omit<OutsideAnswer, 'body'> {
  bytes: Buffer
  /** The body as text, in the charset of its media type or UTF-8. */
  text(): string
  /** The body as JSON, parsed by a schema. Raises OutsideError `bad_answer` for any other body. */
  json<T>(schema: z.ZodType<T>): T
}

/**
 * Sends a request to another host and reads the response into memory, up to `maxBytes`. Any status is a response. Raises
 * OutsideError.
 */
export async function readOutside(address: string | URL, options: OutsideOptions = {}): Promise<OutsideDocument> {
  const { body, ...answer } = await askOutside(address, options)
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const text = () => decoderFor(answer.headers['content-type']).decode(bytes)
  return {
    ...answer,
    bytes,
    text,
    json(schema) {
      try {
        return schema.parse(JSON.parse(text()))
      } catch (cause) {
        throw new OutsideError('bad_answer', 'Not the expected JSON', { cause })
      }
    },
  }
}

function decoderFor(type = ''): TextDecoder {
  const charset = /;\s*charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** A POST to another host: its media type and its text. */
export interface OutsidePost {
  type: string
  body: string
}

/** The response to it. A redirect is not followed. */
export interface OutsideReply {
  status: number
  /** The beginning of its text, for the log. */
  text: string
}

const loggedBytes = 4_096

/**
 * Posts to an address that the operator set. An address, or a name that resolves to one, in the private network is refused,
 * unless the operator named this machine itself. Takes at most ten seconds. Gives the first 4,096 bytes of the response. Raises
 * OutsideError.
 */
export async function postOutside(address: string, { type, body }: OutsidePost): Promise<OutsideReply> {
  const answer = await askOutside(address, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    anyPort: true,
    ...(isLoopback(parsed(address).hostname) && { operatorBases: [address] }),
  })
  const chunks: Buffer[] = []
  let read = 0
  for await (const chunk of answer.body) {
    chunks.push(chunk)
    read += chunk.length
    if (read >= loggedBytes) break
  }
  return { status: answer.status, text: Buffer.concat(chunks).subarray(0, loggedBytes).toString() }
}
