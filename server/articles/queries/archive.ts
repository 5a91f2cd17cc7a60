import { looksLikeUuid } from '#lib/text.ts'
import { Prisma } from '#server/platform/db.ts'
import { type ArticleCard, cardRows, listCards, toCard } from './cards.ts'

/** What articles are listed under. */
export type Shelf = { city: string } | { tag: string } | { author: string }

/** One page of a shelf, newest first. */
export interface Archive {
  cards: ArticleCard[]
  /** Of which article the next page is older; null on the last one. */
  older: string | null
  /** The page before this one, by the article it is older than, null meaning the first; undefined on the first itself. */
  newer?: string | null
}

/** Articles a page. */
export const archivePage = 24

/** Where a shelf's articles stand in order: every one is a range of one index, whatever the size of the archive. */
interface Source {
  from: Prisma.Sql
  at: Prisma.Sql
  id: Prisma.Sql
}

function sourceOf(shelf: Shelf): Source {
  const listed = { at: Prisma.sql`listed_at`, id: Prisma.sql`article_id` }
  if ('city' in shelf) {
    return {
      ...listed,
      from: Prisma.sql`article_locations WHERE location_path = ${shelf.city} AND listed_at IS NOT NULL`,
    }
  }
  if ('tag' in shelf) {
    return { ...listed, from: Prisma.sql`article_tags WHERE tag_key = ${shelf.tag} AND listed_at IS NOT NULL` }
  }
  return {
    at: Prisma.sql`published_at`,
    id: Prisma.sql`id`,
    from: Prisma.sql`articles WHERE author_id = ${shelf.author}::uuid AND status = 'published' AND deleted_at IS NULL`,
  }
}

/** The newest of a shelf that pass a condition, as the cards' statement wants them. */
function newestOf({ from, at, id }: Source, limit: number, condition = Prisma.empty): Prisma.Sql {
  const newestFirst = Prisma.sql`ORDER BY ${at} DESC, ${id} DESC`
  return Prisma.sql`
    SELECT ${id} AS id, row_number() OVER (${newestFirst}) AS place FROM ${from} ${condition} ${newestFirst} LIMIT ${limit}`
}

/** The newest public articles of a shelf. One statement. */
export async function listShelf(shelf: Shelf, limit: number): Promise<ArticleCard[]> {
  return listCards(newestOf(sourceOf(shelf), limit))
}

/**
 * A page of a shelf: the first, or what is older than an article, which may meanwhile stand elsewhere. Null when nothing is older, or when the
 * article is none that readers ever saw. One statement.
 */
export async function findArchive(shelf: Shelf, before?: string): Promise<Archive | null> {
  if (before === undefined) return toArchive(await listShelf(shelf, archivePage + 1))
  if (!looksLikeUuid(before)) return null
  const source = sourceOf(shelf)
  const { from, at, id } = source
  const mark = Prisma.sql`((SELECT published_at FROM articles WHERE id = ${before}::uuid), ${before}::uuid)`
  const rows = await cardRows<{ newer: string | null }>(
    newestOf(source, archivePage + 1, Prisma.sql`AND (${at}, ${id}) < ${mark}`),
    Prisma.sql`, (SELECT ${id} FROM ${from} AND (${at}, ${id}) >= ${mark}
      ORDER BY ${at}, ${id} OFFSET ${archivePage} LIMIT 1) AS newer`,
  )
  const [first] = rows
  return first ? { ...toArchive(rows.map(toCard)), newer: first.newer } : null
}

function toArchive(rows: readonly ArticleCard[]): Archive {
  const cards = rows.slice(0, archivePage)
  return { cards, older: rows.length > archivePage ? (cards.at(-1)?.id ?? null) : null }
}
