import { authorPath, tagPath } from '#lib/addresses/paths.ts'
import type { SourceTerm } from '#lib/imports/post.ts'
import { tagKey } from '#lib/text/text.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { RedirectRow } from '#server/redirects/commands/write-redirects.ts'
import { bylineName, findProfiles } from './bylines.ts'

/** The redirects of another system's pages of categories, tags and authors to the pages of their tags and authors here. A term that nothing here has leads nowhere. */
export async function termRedirects(tx: Tx, sessionId: string, terms: readonly SourceTerm[]): Promise<RedirectRow[]> {
  const keys = terms.flatMap(({ kind, name }) => (kind === 'author' ? [] : [tagKey(name)]))
  const rows = await tx.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${[...new Set(keys)]}::text[]) AS wanted (key)
      WHERE EXISTS (SELECT FROM article_tags WHERE tag_key = wanted.key)`
  const known = new Set(rows.map(({ key }) => key))
  const people = await findProfiles(
    tx,
    terms.flatMap(({ kind, name }) => (kind === 'author' ? [bylineName(name)] : [])),
  )
  return terms.flatMap(({ kind, name, address }) => {
    const person = people.get(bylineName(name))
    const target = kind === 'author' ? person && authorPath(person) : known.has(tagKey(name)) && tagPath(name)
    return target ? [{ path: address, target, sessionId }] : []
  })
}
