import { type IncomingHttpHeaders, type OutgoingHttpHeaders, validateHeaderName, validateHeaderValue } from 'node:http'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { isLoopback } from './outside-address.ts'
import { acceptedEncodings, boundedBody } from './outside-body.ts'
import { OutsideError } from './outside-error.ts'
import { type Exchange, exchange, type Resolve } from './outside-exchange.ts'

export { isInside, isLoopback, isPublicSite } from './outside-address.ts'
export { OutsideError } from './outside-error.ts'

/** How another house is asked. */
export interface OutsideOptions {
  /** GET unless said otherwise. */
  method?: Exchange['method']
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /** Base addresses that the operator set (`STRIPE_API_BASE` …): at their origins any port and any address is right, inside ones included. */
  operatorBases?: readonly string[]
  /** Whether any port is right: for addresses that the operator chose. Without it only those of web servers are. */
  anyPort?: boolean
  /** Bytes of the body, as it comes and unpacked; 1 MiB unless said otherwise. */
  maxBytes?: number
  /** Until the connection stands, 5 s; until the answer begins, 10 s; until its last byte was read, 10 s; redirects included in the last. */
  connectMs?: number
  firstByteMs?: number
  wholeMs?: number
  /** How many redirects are followed, 3 unless said otherwise. Where it is 0, and for a POST, a redirect is an answer like any other. */
  redirects?: number
  signal?: AbortSignal
  /** Looks names up instead of the system, for tests. */
  resolve?: Resolve
}

/** What another house answered. */
export interface OutsideAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** Where it came from in the end. */
  url: string
  /** Unpacked and bounded; fails with OutsideError. Whoever does not read it to its end destroys it. */
  body: Readable
}

const mebibyte = 1024 * 1024
const mostRedirects = 3
const redirections = new Set([301, 302, 303, 307, 308])
/** What a request may take along to another origin than the one it was meant for: nothing that says who asks. */
const travelling = new Set(['accept', 'accept-language', 'user-agent', 'if-none-match', 'if-modified-since', 'range'])
/** What this client says itself. */
const reserved =
  /^(?:host|connection|keep-alive|content-length|transfer-encoding|accept-encoding|expect|te|trailer|upgrade|proxy-.*)$/

/**
 * Asks another house: by http or https, under an address that lies outside of our network or that the operator named, on a web server's port,
 * each redirect checked anew, bounded in bytes and time. Gives the answer when its header is there. Raises OutsideError.
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
    // Nobody may listen when its time is over.
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
    const response = await exchange({
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
    if (next.origin !== url.origin) headers = onlyTravelling(headers)
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

const onlyTravelling = <Headers extends OutgoingHttpHeaders>(headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => travelling.has(name))) as Headers

/** An answer that was read whole. */
export interface OutsideDocument extends Omit<OutsideAnswer, 'body'> {
  bytes: Buffer
  /** As text in the charset that its type names, UTF-8 without one. */
  text(): string
  /** As JSON of a form. Raises OutsideError `bad_answer` for anything else. */
  json<T>(schema: z.ZodType<T>): T
}

/** Asks another house and reads the answer whole, in memory, within `maxBytes`. Any status is an answer. Raises OutsideError. */
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

/** A POST to another house: its media type and its text. */
export interface Letter {
  type: string
  body: string
}

/** What it answered. A redirect is an answer like any other and is not followed. */
export interface Reply {
  status: number
  /** The beginning of its text, for the log. */
  text: string
}

const loggedBytes = 4_096

/**
 * Posts to an address that the operator set, and to none that lies inside: a name that leads into our own network is refused after it was
 * looked up, unless the operator named this machine itself. Ten seconds; gives the first 4,096 bytes of the answer. Raises OutsideError.
 */
export async function postOutside(address: string, { type, body }: Letter): Promise<Reply> {
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
