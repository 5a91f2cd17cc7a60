import { canonicalPath } from '#lib/addresses/canonical.ts'
import { limits } from '#lib/limits.ts'

/** The parameters by which old systems name a page. */
const naming = /^(?:p|page_id|attachment_id|cat|tag|author|post_type|name)$/

/**
 * An address of the old site as a path from its root: canonical, with the parameters that name a page and no others. Null for the front page and what is no
 * address.
 */
export function oldAddress(address: string): string | null {
  const url = URL.parse(address.trim(), 'https://unknown.invalid/')
  const path = url && /^https?:$/.test(url.protocol) ? canonicalPath(url.pathname) : null
  if (!url || path === null) return null
  const query = [...url.searchParams].filter(([name]) => naming.test(name))
  const whole = query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path
  return whole === '/' || whole.length > limits.url.max ? null : whole
}

/** The addresses of a post, each once. */
export const oldAddresses = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map(oldAddress).filter(address => address !== null)),
]
