import { fold, slugify } from '#lib/text/text.ts'
import type { Tx } from '#server/platform/db/db.ts'

/**
 * The paths of cities by the names in a file: “londrina-pr”, “Londrina (PR)”, “Londrina/PR”, or a bare name, which means its most populous city. Unknown
 * names are left out. Two statements.
 */
export async function citiesIn(tx: Tx, names: readonly string[]): Promise<Map<string, string>> {
  const typed = [...new Set(names.filter(name => name !== ''))]
  if (typed.length === 0) return new Map()
  const slugs = typed.map(name => slugify(name))
  const keys = typed.map(name => fold(name).trim())
  const byPath = await tx.municipality.findMany({ where: { path: { in: slugs } }, select: { path: true } })
  const byName = await tx.municipality.findMany({
    where: { searchKey: { in: keys } },
    orderBy: { population: 'asc' },
    select: { path: true, searchKey: true },
  })
  const paths = new Set(byPath.map(({ path }) => path))
  // The last city of a name, the most populous, wins.
  const named = new Map(byName.map(({ searchKey, path }) => [searchKey, path]))
  return new Map(
    typed.flatMap((name, at): [string, string][] => {
      const slug = slugs[at] ?? ''
      const path = paths.has(slug) ? slug : named.get(keys[at] ?? '')
      return path === undefined ? [] : [[name, path]]
    }),
  )
}
