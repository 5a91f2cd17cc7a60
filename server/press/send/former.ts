import type { Page } from '../page/page.ts'
import { type Address, type Routes, readAddress } from '../request/address.ts'

export interface FormerPages {
  routes: Routes
  /** The answer of a former address by number; null if it is none. */
  findByNumber(address: string): Promise<Page | null>
  /** The page for everybody at a canonical address. */
  obtain(key: string): Promise<Page>
}

/**
 * The answer of a former address in one hop: by number, or in another spelling than the canonical one, such as with a slash at its end. Null if the
 * address is none, or does not answer now.
 */
export async function findFormerPage(
  address: Address,
  { routes, findByNumber, obtain }: FormerPages,
): Promise<Page | null> {
  if (address.kind !== 'page' && address.kind !== 'moved') return null
  const numbered = address.number ? await findByNumber(address.number) : null
  if (numbered || address.kind === 'page') return numbered
  const canonical = readAddress(address.to, routes)
  const page = canonical.kind === 'page' ? await obtain(canonical.key) : null
  return page && (page.status === 410 || (page.status >= 300 && page.status < 400)) ? page : null
}
