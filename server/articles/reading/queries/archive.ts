import { looksLikeUuid } from '#lib/text/text.ts'
import { Prisma } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'
import { type ArticleCard, cardRows, listCards, toCard } from './cards.ts'

/** A list of articles: all, or those of a city, of a tag, of any of several tags, or of an author. */
export type Shelf =
  | { all: true }
  | { city: string }
  | { tag: string }
  | { tags: readonly string[] }
  | { author: string }

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

/** A part of a shelf: the first rows in an order that meet a condition, which begins with AND. */
interface Part {
  order: Prisma.Sql
  condition?: Prisma.Sql
  limit: number
}

const newestFirst = Prisma.sql`ORDER BY listed_at DESC, article_id DESC`
const oldestFirst = Prisma.sql`ORDER BY listed_at, article_id`

/** The rows of a shelf, as `article_id` and `listed_at`. Each table has an index in this order, so a part is one range of it at any size. */
function rowsOf(shelf: Shelf, part: Part): Prisma.Sql {
  if ('all' in shelf) {
    const articles = Prisma.sql`(SELECT id AS article_id, published_at AS listed_at FROM articles WHERE status = 'published' AND deleted_at IS NULL) articles`
    return rangeOf(Prisma.sql`${articles} WHERE true`, part)
  }
  if ('city' in shelf) return rangeOf(Prisma.sql`article_locations WHERE location_path = ${shelf.city}`, part)
  if ('tag' in shelf) return rangeOf(Prisma.sql`article_tags WHERE tag_key = ${shelf.tag}`, part)
  if ('tags' in shelf) {
    const ofOne = rangeOf(Prisma.sql`article_tags WHERE tag_key = chosen.tag`, part)
    return Prisma.sql`SELECT DISTINCT article_id, listed_at
      FROM unnest(${[...shelf.tags]}::text[]) AS chosen(tag) CROSS JOIN LATERAL (${ofOne}) each ${part.order} LIMIT ${fixed(part.limit)}`
  }
  return rangeOf(Prisma.sql`article_credits WHERE profile_id = ${shelf.author}::uuid`, part)
}

const rangeOf = (table: Prisma.Sql, { order, condition = Prisma.empty, limit }: Part) => Prisma.sql`
  SELECT article_id, listed_at FROM ${table} AND listed_at IS NOT NULL ${condition} ${order} LIMIT ${fixed(limit)}`

/** The newest articles of a shelf that meet a condition, as `chosen` for `cardRows`. */
const newestOf = (shelf: Shelf, limit: number, condition?: Prisma.Sql): Prisma.Sql => Prisma.sql`
    SELECT article_id AS id, row_number() OVER (${newestFirst}) AS place
      FROM (${rowsOf(shelf, { order: newestFirst, condition, limit })}) listed`

/** The newest public articles of a shelf. One statement. */
export async function listShelf(shelf: Shelf, limit: number): Promise<ArticleCard[]> {
  return listCards(newestOf(shelf, limit))
}

/**
 * A page of a shelf: the first, or the articles older than the one with the id `before`, which may have left the shelf. Null when
 * none is older, or when `before` was never public. One statement.
 */
export async function findArchive(shelf: Shelf, before?: string): Promise<Archive | null> {
  if (before === undefined) return toArchive(await listShelf(shelf, archivePage + 1))
  if (!looksLikeUuid(before)) return null
  const mark = Prisma.sql`((SELECT published_at FROM articles WHERE id = ${before}::uuid), ${before}::uuid)`
  const older = Prisma.sql`AND (listed_at, article_id) < ${mark}`
  const newer = Prisma.sql`AND (listed_at, article_id) >= ${mark}`
  const rows = await cardRows<{ newer: string | null }>(
    newestOf(shelf, archivePage + 1, older),
    Prisma.sql`, (SELECT article_id FROM (${rowsOf(shelf, { order: oldestFirst, condition: newer, limit: archivePage + 1 })}) listed
      ${oldestFirst} OFFSET ${fixed(archivePage)} LIMIT 1) AS newer`,
  )
  const [first] = rows
  return first ? { ...toArchive(rows.map(toCard)), newer: first.newer } : null
}

function toArchive(rows: readonly ArticleCard[]): Archive {
  const cards = rows.slice(0, archivePage)
  return { cards, older: rows.length > archivePage ? (cards.at(-1)?.id ?? null) : null }
}
