import { isIPv6 } from 'node:net'
import type { Actor } from '#lib/actor.ts'
import { ownPath } from '#lib/addresses/own-path.ts'
import { type Parameters, parametersIn } from '#lib/addresses/parameters.ts'

/** Whether a page of this site sent a request: browsers put the origin on every POST, and the press sets the forwarded host. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('x-forwarded-host')
}

/** The path of the page that sent a form, by the Referer header, which browsers send to the same site; home for any other. */
export function pageOf({ headers }: Request): string {
  const referer = headers.get('referer')
  const from = referer && URL.canParse(referer) ? new URL(referer) : null
  return from && from.host === headers.get('x-forwarded-host') ? ownPath(from.pathname + from.search) : '/'
}

/** The client's network address as the press saw it. The press overwrites what a request claims. */
export const clientAddress = (headers: Headers): string => headers.get('x-forwarded-for') ?? ''

/** The network that rate limits count by: an IPv4 address, or the /64 of an IPv6 address, which one household has. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const groups = [...start, ...Array(8 - start.length - end.length).fill('0'), ...end]
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The network of one owner: an IPv4 address, or the /48 of an IPv6 address, which anybody may get whole: 65,536 networks of the kind above. */
export const ownersNetworkOf = (address: string): string => networkOf(address).replace(/:[0-9a-f]+::\/64$/, '::/48')

/** The key that a rate limit counts by: the account's id, or a signed-out visitor's network. */
export const countedBy = (actor: Actor, headers: Headers): string => actor.id ?? networkOf(clientAddress(headers))

/** A request's URL parameters in the form that a page gets. */
export const parametersOf = ({ url }: Request): Parameters => parametersIn(new URL(url).searchParams)
