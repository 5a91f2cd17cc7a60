import { partsOf } from '#lib/search/parts.ts'
import { readSearch } from '#lib/search/query.ts'
import { Prisma } from '#server/platform/db/db.ts'

/**
 * The condition that a document of `article_search` or `desk_search` holds a typed search, as readers' search reads it: whole words in their forms,
 * phrases and missing words. Null for a search of stop words alone, which nearly every text has. For the newsroom only: `desk_search` holds what
 * readers may not see.
 */
export function heldIn(typed: string): Prisma.Sql | null {
  const query = readSearch(typed)
  if (!query || partsOf(typed).every(({ stop, excluded }) => stop || excluded)) return null
  const holds = (words: string) => Prisma.sql`document @@ to_tsquery('every_word', ${words})`
  return query.strict ? Prisma.sql`${holds(query.words)} AND ${holds(query.strict)}` : holds(query.words)
}

/** A statement that gives the ids of the articles of any state that hold it in title, summary, text, tags, cities or signers, some of them twice. */
export const idsHolding = (held: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT article_id FROM article_search WHERE ${held} UNION ALL SELECT article_id FROM desk_search WHERE ${held}`
