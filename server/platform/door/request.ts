import { isIPv6 } from 'node:net'
import type { Actor } from '#lib/actor.ts'

/** Whether a request came from a page of this site: browsers put the origin on every POST, and the press has written the host. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('x-forwarded-host')
}

/** The network address of whoever asks, as the front door saw it: what a request claims itself never gets here. */
export const clientAddress = (headers: Headers): string => headers.get('x-forwarded-for') ?? ''

/** What limits count by: an IPv4 address, or the /64 that an IPv6 household is given whole. */
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

/** The key that a rate limit counts by: the account, or the network of somebody signed out. */
export const countedBy = (actor: Actor, headers: Headers): string => actor.id ?? networkOf(clientAddress(headers))
