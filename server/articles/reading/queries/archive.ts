import { looksLikeUuid } from '#lib/text/text.ts'
import { Prisma } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'
import { type ArticleCard, cardRows, listCards, toCard } from './cards.ts'

/** A list of articles: those of a city, of a tag, or of an author. */
export type Shelf = { city: string } | { tag: string } | { author: string }

/** One page of a shelf, newest first. */
export interface Archive {
  cards: ArticleCard[]
  /** The id of the last article here, from which the next page goes on; null on the last page. */
  older: string | null
  /** The `before` of the page before this one, null when that is the first page; undefined on the first page itself. */
  newer?: string | null
}

/** Articles per page. */
export const archivePage = 24

/** The rows of a shelf. Each table has an index by `listed_at`, so a page is one range of it at any archive size. */
function listedIn(shelf: Shelf): Prisma.Sql {
  if ('city' in shelf) {
    return Prisma.sql`article_locations WHERE location_path = ${shelf.city} AND listed_at IS NOT NULL`
  }
  if ('tag' in shelf) return Prisma.sql`article_tags WHERE tag_key = ${shelf.tag} AND listed_at IS NOT NULL`
  return Prisma.sql`article_credits WHERE profile_id = ${shelf.author}::uuid AND listed_at IS NOT NULL`
}

const newestFirst = Prisma.sql`ORDER BY listed_at DESC, article_id DESC`

/** The newest articles of a shelf that meet a condition, as `chosen` for `cardRows`. */
const newestOf = (listed: Prisma.Sql, limit: number, condition = Prisma.empty): Prisma.Sql => Prisma.sql`
    SELECT article_id AS id, row_number() OVER (${newestFirst}) AS place FROM ${listed} ${condition} ${newestFirst} LIMIT ${fixed(limit)}`

/** The newest public articles of a shelf. One statement. */
export async function listShelf(shelf: Shelf, limit: number): Promise<ArticleCard[]> {
  return listCards(newestOf(listedIn(shelf), limit))
}

/**
 * A page of a shelf: the first, or the articles older than the one with the id `before`, which may have left the shelf. Null when
 * none is older, or when `before` was never public. One statement.
 */
export async function findArchive(shelf: Shelf, before?: string): Promise<Archive | null> {
  if (before === undefined) return toArchive(await listShelf(shelf, archivePage + 1))
  if (!looksLikeUuid(before)) return null
  const listed = listedIn(shelf)
  const mark = Prisma.sql`((SELECT published_at FROM articles WHERE id = ${before}::uuid), ${before}::uuid)`
  const rows = await cardRows<{ newer: string | null }>(
    newestOf(listed, archivePage + 1, Prisma.sql`AND (listed_at, article_id) < ${mark}`),
    Prisma.sql`, (SELECT article_id FROM ${listed} AND (listed_at, article_id) >= ${mark}
      ORDER BY listed_at, article_id OFFSET ${fixed(archivePage)} LIMIT 1) AS newer`,
  )
  const [first] = rows
  return first ? { ...toArchive(rows.map(toCard)), newer: first.newer } : null
}

function toArchive(rows: readonly ArticleCard[]): Archive {
  const cards = rows.slice(0, archivePage)
  return { cards, older: rows.length > archivePage ? (cards.at(-1)?.id ?? null) : null }
}
