import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Routes } from './address.ts'

/** The site's own address, from configuration. Host and protocol in a request are never trusted. */
export interface Site {
  host: string
  protocol: 'http' | 'https'
}

/** Reads the site's address from its URL, e.g. `https://jornal.example`. Raises TypeError if the URL is invalid. */
export function readSite(url: string): Site {
  const { host, protocol } = new URL(url)
  return { host, protocol: protocol === 'https:' ? 'https' : 'http' }
}

const SESSION_COOKIE = /^(?:__Secure-)?next-auth\.session-token(?:\.\d{1,2})?$/

/** The cookies that a signed-in visitor's page may depend on (session and notice), as a Cookie header. Null without a session cookie. */
export function sessionCookies(header: string | undefined): string | null {
  if (!header?.includes('next-auth.session-token')) return null
  const pairs = header.split(';').map(pair => pair.trim())
  const named = (pattern: RegExp) =>
    pairs.filter(pair => pattern.test(pair.slice(0, pair.indexOf('='))) && !pair.endsWith('='))
  const session = named(SESSION_COOKIE)
  return session.length ? [...session, ...named(/^notice$/)].join('; ') : null
}

/** A visitor that a page is printed for. */
export interface KnownVisitor {
  /** The Cookie header that the page may depend on. */
  cookies: string
  session: string | null
}

interface VisitorOptions {
  routes: Pick<Routes, 'isFilePath' | 'ownCookie'>
  sessionOf: (cookies: string) => Promise<string | null>
}

/** The visitor that a page at an address is printed for: one with a session, or anybody at a page with a cookie of its own. Null where the page is
 * the same for everybody. */
export async function findVisitor(
  key: string,
  header: string | undefined,
  { routes, sessionOf }: VisitorOptions,
): Promise<KnownVisitor | null> {
  if (routes.isFilePath(key)) return null
  const held = sessionCookies(header)
  const session = held && (await sessionOf(held))
  const name = routes.ownCookie(key)
  if (!session && name === null) return null
  return { cookies: [...(session ? [held] : []), ...pairsNamed(header, name)].join('; '), session }
}

const pairsNamed = (header: string | undefined, name: string | null): string[] =>
  (header ?? '')
    .split(';')
    .map(pair => pair.trim())
    .filter(pair => name !== null && pair.startsWith(`${name}=`))

/** Internal headers of frameworks and proxies. Clients forge them (CVE-2025-29927 and similar). */
const INTERNAL =
  /^(?:x-middleware-|x-invoke-|x-forwarded-|x-now-|x-original-|x-rewrite-|x-nextjs-data$|x-matched-path$|x-press|x-real-ip$|x-client-ip$|true-client-ip$|cf-connecting-ip$|forwarded$|x-http-method|content-security-policy)/

/** Rewrites the headers of a request that is passed on: removes internal ones, and sets the site's address and the client's. `trustedProxies` as
 * in `PressOptions`. On a loopback site the Host stays unchanged, so that the site can be tried under any of its names. */
export function cleanHeaders(request: IncomingMessage, site: Site, trustedProxies: number | null): void {
  const headers = request.headers
  const address = addressOf(request, site, trustedProxies)
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name]
  const host = isLoopbackName(site.host) ? (headers.host ?? site.host) : site.host
  Object.assign(headers, siteHeaders({ ...site, host }), { 'x-forwarded-for': address })
}

/** The headers that contain the site's address for Next. */
export function siteHeaders(site: Site): Record<string, string> {
  return { host: site.host, 'x-forwarded-host': site.host, 'x-forwarded-proto': site.protocol }
}

/** The client's IP address; empty if it cannot be read. `trustedProxies` as in `PressOptions`. */
export const addressOf = (request: IncomingMessage, site: Site, trustedProxies: number | null): string =>
  trustedProxies === null ? guessedAddress(request, site) : addressBehind(request, trustedProxies)

/** The client's address behind a known number of proxies. Each proxy appends the address of its peer to X-Forwarded-For; earlier entries may be
 * forged by the client. If an entry is no address, the address of the proxy that sent it counts. */
function addressBehind(request: IncomingMessage, proxies: number): string {
  const path = [...forwardedFor(request.headers), plain(request.socket.remoteAddress ?? '')]
  return path.slice(-1 - proxies).find(address => isIP(address) !== 0) ?? ''
}

/** The client's address if the operator has not set the number of proxies. X-Forwarded-For counts only from a proxy on this machine or network in
 * front of a public site, and only its last public entry, which that proxy wrote. */
function guessedAddress(request: IncomingMessage, site: Site): string {
  const peer = plain(request.socket.remoteAddress ?? '')
  if (isLoopbackName(site.host) || !isPrivate(peer)) return peer
  return forwardedFor(request.headers).findLast(address => isIP(address) !== 0 && !isPrivate(address)) ?? peer
}

const forwardedFor = (headers: IncomingHttpHeaders): string[] =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(address => plain(address.trim()))
    .filter(address => address !== '')

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')

const isPrivate = (address: string) =>
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)/i.test(address)

const isLoopbackName = (host: string) => /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/.test(host)
