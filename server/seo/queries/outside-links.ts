import { createHash } from 'node:crypto'
import type { Tx } from '#server/platform/db/db.ts'

/** Days after which a link is followed again. */
const days = { good: 7, broken: 1 }
const dayMs = 24 * 60 * 60 * 1000

export const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex')

/** What addresses of other sites answered. */
export interface OutsideLinks {
  broken: ReadonlySet<string>
  /** Never followed so far. */
  unchecked: ReadonlySet<string>
  /** To be followed, for the first time or again. */
  due: string[]
}

/** What is known of addresses of other sites. At most one statement. */
export async function findOutsideLinks(tx: Tx, urls: readonly string[], now: Date): Promise<OutsideLinks> {
  const checks = urls.length === 0 ? [] : await tx.linkCheck.findMany({ where: { urlHash: { in: urls.map(hashOf) } } })
  const known = new Map(checks.map(check => [check.urlHash, check]))
  const of = (url: string) => known.get(hashOf(url))
  return {
    broken: new Set(urls.filter(url => of(url)?.broken)),
    unchecked: new Set(urls.filter(url => !of(url))),
    due: urls.filter(url => {
      const check = of(url)
      const life = (check?.broken ? days.broken : days.good) * dayMs
      return !check || check.checkedAt.getTime() < now.getTime() - life
    }),
  }
}
