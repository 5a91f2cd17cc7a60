import { lookup as lookupName } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { bareHost, isInside } from '../process/settings/outside-address.ts'
import { asOutsideError, OutsideError } from './outside-error.ts'

/** Looks up all addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>

/** One request to one address. */
export interface OutsideRequest {
  url: URL
  method: 'GET' | 'HEAD' | 'POST'
  headers: OutgoingHttpHeaders
  body: string | Uint8Array | undefined
  /** Whether the operator named this origin: any port and any address is then allowed. */
  trusted: boolean
  /** Whether any port is allowed. */
  anyPort: boolean
  connectMs: number
  firstByteMs: number
  resolve: Resolve | undefined
  /** Aborting ends the request and raises the signal's reason. */
  signal: AbortSignal
}

/** Ports of web servers: other services must not receive HTTP. Empty means the protocol's default. */
const webPorts = new Set(['', '80', '443', '8080', '8443'])
/** Bytes of all response headers together. */
const mostHeaderBytes = 16 * 1024

/**
 * Sends one request and gives the response once its headers are there, its body unread. Redirects are not followed. Raises
 * OutsideError: `refused` before anything is sent, or the failure.
 */
export function sendRequest(options: OutsideRequest): Promise<IncomingMessage> {
  const { url, method, headers, body, signal } = options
  assertAllowed(options)
  const secure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const request = (secure ? httpsRequest : httpRequest)(url, {
      method,
      headers,
      // A connection of its own: a pooled one may have been opened without these checks.
      agent: false,
      maxHeaderSize: mostHeaderBytes,
      lookup: pinned(options),
    })
    let answered = false
    const fail = (error: unknown) => {
      // Destroying the request would discard the unread part of the response.
      if (answered) return
      reject(asOutsideError(error))
      request.destroy()
    }
    const late = (words: string) => () => fail(new OutsideError('timeout', `${url.host}: ${words}`))
    const connecting = setTimeout(late('no connection in time'), options.connectMs)
    const waiting = setTimeout(late('no answer in time'), options.firstByteMs)
    const end = () => fail(signal.reason)
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
    const settle = () => {
      clearTimeout(connecting)
      clearTimeout(waiting)
      signal.removeEventListener('abort', end)
    }
    request.once('socket', socket => {
      socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(connecting))
    })
    request.once('response', response => {
      answered = true
      settle()
      resolve(response)
    })
    request.on('error', fail)
    request.once('close', () => {
      settle()
      fail(new OutsideError('unreachable', `${url.host}: the connection was closed`))
    })
    request.end(body)
  })
}

/** Refuses a URL by its form. The addresses of a name are checked when it is looked up. */
function assertAllowed({ url, trusted, anyPort }: OutsideRequest): void {
  const refuse = (words: string) => {
    throw new OutsideError('refused', `${url.host} ${words}`)
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') refuse('is not asked by http or https')
  if (url.username || url.password) refuse('comes with a user or a password in its address')
  if (trusted) return
  if (!anyPort && !webPorts.has(url.port)) refuse('is on a port that is no web server’s')
  const host = bareHost(url.hostname)
  if (isIP(host) && isInside(host)) refuse('lies inside')
}

const allAddresses: Resolve = host => lookupName(host, { all: true })

/** Looks a name up once and gives the connection only checked addresses, so that a second DNS answer cannot lead elsewhere. */
function pinned({ trusted, resolve = allAddresses }: OutsideRequest): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      found => {
        const allowed = found.filter(({ address }) => isIP(address) !== 0 && (trusted || !isInside(address)))
        const [first] = allowed
        if (!first) return callback(new OutsideError('refused', `${host} leads inside`), '')
        return options.all ? callback(null, [...allowed]) : callback(null, first.address, first.family)
      },
      error => callback(error, ''),
    )
  }
}
