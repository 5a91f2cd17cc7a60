import { db, Prisma } from '#server/platform/db/db.ts'
import { literal, searchWords } from '#server/platform/list/words.ts'
import { heldIn, idsHolding } from '../../held-words.ts'

/** What a search of the newsroom looks for. */
export interface Search {
  /** The condition that the title or the author's name has every word, as any part of its own. */
  named: Prisma.Sql
  /** The condition that a document of `article_search` or `desk_search` holds the words, as readers' search reads them; null for stop words. */
  held: Prisma.Sql | null
}

/** Reads a typed search; null for one that narrows nothing (`isSearchable`). */
export async function readDeskSearch(typed: string): Promise<Search | null> {
  const words = searchWords(typed)
  if (words.length === 0) return null
  const authors = await authorsNamed(words)
  const each = words.map(word => {
    const ids = authors.filter(({ key }) => key.includes(word)).map(({ id }) => id)
    const inTitle = Prisma.sql`search_key LIKE ${`%${literal(word)}%`}`
    return ids.length > 0 ? Prisma.sql`(${inTitle} OR author_id = ANY (${ids}::uuid[]))` : inTitle
  })
  return { named: Prisma.join(each, ' AND '), held: heldIn(typed) }
}

/** A statement that gives the ids of the articles that a search finds, some of them twice. */
export const foundIds = ({ named, held }: Search): Prisma.Sql =>
  held
    ? Prisma.sql`SELECT id FROM articles WHERE ${named} UNION ALL ${idsHolding(held)}`
    : Prisma.sql`SELECT id FROM articles WHERE ${named}`

/** At most this many authors are found by parts of their names. */
const mostAuthors = 200

/**
 * Authors whose names contain one of the words, with their folded names. Words too short for the index find nobody by themselves. For an
 * EXISTS, PostgreSQL would read all articles.
 */
function authorsNamed(words: readonly string[]): Promise<{ id: string; key: string }[]> {
  const patterns = words.filter(word => /[\p{L}\p{N}]{3}/u.test(word)).map(word => `%${literal(word)}%`)
  return db().$queryRaw`
    SELECT id, list_search_key(full_name) AS key FROM profiles p
      WHERE list_search_key(full_name) LIKE ANY (${patterns}::text[])
        AND (SELECT id FROM articles WHERE author_id = p.id LIMIT 1) IS NOT NULL
      LIMIT ${mostAuthors}::int`
}
