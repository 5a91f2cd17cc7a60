import { partsOf } from '#lib/search/parts.ts'
import { readSearch } from '#lib/search/query.ts'
import { Prisma } from '#server/platform/db/db.ts'

/**
 * The condition that a document of `article_search` or `desk_search` holds all words of a typed search, in any of their forms, as readers' search reads
 * them. Null for a search of stop words alone, which nearly every text has. Order and missing words are not asked for: only a look into each document
 * tells them. For the newsroom only: `desk_search` holds what readers may not see.
 */
export function heldIn(typed: string): Prisma.Sql | null {
  const query = readSearch(typed)
  if (!query || partsOf(typed).every(({ stop, excluded }) => stop || excluded)) return null
  return Prisma.sql`document @@ to_tsquery('every_word', ${query.words})`
}

/** A statement that gives the ids of the articles of any state that hold it in title, summary, text, tags, cities or signers, some of them twice. */
export const idsHolding = (held: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT article_id FROM article_search WHERE ${held} UNION ALL SELECT article_id FROM desk_search WHERE ${held}`
