import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** The site's own address, from configuration: what a request claims about host and protocol is never believed. */
export interface Site {
  host: string
  protocol: 'http' | 'https'
}

/** Reads the site's address from its URL, e.g. `https://jornal.example`. Raises TypeError when it is none. */
export function readSite(url: string): Site {
  const { host, protocol } = new URL(url)
  return { host, protocol: protocol === 'https:' ? 'https' : 'http' }
}

const SESSION_COOKIE = /^(?:__Secure-)?next-auth\.session-token(?:\.\d{1,2})?$/

/** The cookies that a signed-in visitor's page may depend on, as a Cookie header; null when there is no session among them. */
export function sessionCookies(header: string | undefined): string | null {
  if (!header?.includes('next-auth.session-token')) return null
  const pairs = header.split(';').map(pair => pair.trim())
  const named = (pattern: RegExp) =>
    pairs.filter(pair => pattern.test(pair.slice(0, pair.indexOf('='))) && !pair.endsWith('='))
  const session = named(SESSION_COOKIE)
  return session.length ? [...session, ...named(/^notice$/)].join('; ') : null
}

/** Headers by which frameworks and proxies talk among themselves. From outside they are lies (CVE-2025-29927 and its kin). */
const INTERNAL =
  /^(?:x-middleware-|x-invoke-|x-forwarded-|x-now-|x-original-|x-rewrite-|x-nextjs-data$|x-matched-path$|x-press|x-real-ip$|x-client-ip$|true-client-ip$|cf-connecting-ip$|forwarded$|x-http-method|content-security-policy)/

/** Rewrites the headers of a request that is passed on: internal ones go, and those that say where the site is and who asks are ours; `trustedProxies` as in `PressOptions`.
 * On a loopback site the Host stays as it came, so that a house can be tried under any of its names. */
export function cleanHeaders(request: IncomingMessage, site: Site, trustedProxies: number | null): void {
  const headers = request.headers
  const address = addressOf(request, site, trustedProxies)
  for (const name of Object.keys(headers)) if (INTERNAL.test(name)) delete headers[name]
  const host = isLoopbackName(site.host) ? (headers.host ?? site.host) : site.host
  Object.assign(headers, siteHeaders({ ...site, host }), { 'x-forwarded-for': address })
}

/** The headers that tell Next where the site is. */
export function siteHeaders(site: Site): Record<string, string> {
  return { host: site.host, 'x-forwarded-host': site.host, 'x-forwarded-proto': site.protocol }
}

/** The network address of whoever asks; empty when it cannot be read. `trustedProxies` as in `PressOptions`. */
export const addressOf = (request: IncomingMessage, site: Site, trustedProxies: number | null): string =>
  trustedProxies === null ? guessedAddress(request, site) : addressBehind(request, trustedProxies)

/** Who asks, as the operator says the way leads: each of so many proxies added to X-Forwarded-For whom it heard, and what stands before those
 * entries a visitor may have written. An entry that is no address leaves the proxy that sent it. */
function addressBehind(request: IncomingMessage, proxies: number): string {
  const way = [...forwardedFor(request.headers), plain(request.socket.remoteAddress ?? '')]
  return way.slice(-1 - proxies).find(address => isIP(address) !== 0) ?? ''
}

/** Who asks, where the operator says nothing. X-Forwarded-For counts only from a proxy on this machine or network in front of a public site,
 * and only its last public entry, which that proxy wrote. */
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
