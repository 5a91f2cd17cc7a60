import { canonicalPath } from '#lib/addresses/canonical.ts'
import { climbs } from '#lib/addresses/former.ts'
import { numberedAddress } from '#lib/addresses/screens/routes.ts'
import { limits } from '#lib/limits.ts'

/**
 * An address of the old site as a path from its root: canonical, or `/?p=123` for an address by number. Null for the front page, for an address
 * with `..` and for what is none.
 */
export function oldAddress(address: string): string | null {
  const url = climbs(address.trim()) ? null : URL.parse(address.trim(), 'https://unknown.invalid/')
  const path = url && /^https?:$/.test(url.protocol) ? canonicalPath(url.pathname) : null
  if (!url || path === null) return null
  const whole = numberedAddress(path, url.search) ?? path
  return whole === '/' || whole.length > limits.url.max ? null : whole
}

/** The addresses of a post, each once. */
export const oldAddresses = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map(oldAddress).filter(address => address !== null)),
]
