import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are private, loopback, reserved or unassigned (IANA's special-purpose registry). */
const insideV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** All IPv6 networks but global unicast (2000::/3), and the parts of it that embed an IPv4 address or are reserved. */
const insideV6 = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

// One list per family: a shared list would treat an IPv4 address as its mapped form (::ffff:0:0/96), which counts as inside.
const listV4 = new BlockList()
const listV6 = new BlockList()
for (const [net, prefix] of insideV4) listV4.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of insideV6) listV6.addSubnet(net, prefix, 'ipv6')

/** Whether an IP address is private, loopback, reserved or unassigned. A text that is no IP address counts as inside. */
export function isInside(address: string): boolean {
  const family = isIP(address)
  return family === 0 || (family === 4 ? listV4.check(address, 'ipv4') : listV6.check(address, 'ipv6'))
}

/** The host of a URL without the brackets of IPv6. */
export const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** Whether a host names this machine: an operator's choice for a trial. */
export function isLoopback(host: string): boolean {
  const name = bareHost(host)
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    (isIP(name) === 4 && name.startsWith('127.')) ||
    name === '::1'
  )
}

/** Whether a site is reachable from the internet: https, under a name or address outside the private network. */
export function isPublicSite(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  const address = bareHost(hostname)
  if (protocol !== 'https:' || isLoopback(hostname)) return false
  return isIP(address)
    ? !isInside(address)
    : hostname.includes('.') && !/\.(?:local|internal|home|lan|test)$/.test(hostname)
}
