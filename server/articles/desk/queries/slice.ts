import { countedAtMost } from '#lib/list/list.ts'
import { Prisma, type Tx } from '#server/platform/db/db.ts'
import type { Beyond, KeysetOrder, KeysetValue } from '#server/platform/db/keyset.ts'
import { fixed } from '#server/platform/db/sql.ts'
import { byIndexes } from '#server/platform/list/own-plans.ts'
import { idsHolding } from '../../held-words.ts'
import { foundIds, type Search } from './found.ts'

/** A part of a list: the rows after another one, in an order by one column and then the id. */
export interface Slice {
  where: Beyond<string, KeysetValue> | Record<string, never>
  orderBy: KeysetOrder<string>
  take: number
}

/** What a list asks for: the condition of its tab and filters, and its search. */
export interface Asked {
  where: Prisma.Sql
  search: Search | null
}

/** The rows of an order's index whose words are compared one by one before a search looks them up. */
const mostWalked = 500

/**
 * The ids of a slice of the articles asked for, in its order. Of a search, words that many articles have are found among the first rows of the order;
 * others are few enough to be looked up and sorted. PostgreSQL cannot choose so: it takes what a search finds for evenly mixed, and reads on for a word
 * of the oldest articles past all newer ones.
 */
export async function findIds(tx: Tx, { where, search }: Asked, slice: Slice): Promise<string[]> {
  const { column, order, beyond } = partsOf(slice)
  const most = fixed(slice.take)
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  if (!search)
    return ids(await tx.$queryRaw`SELECT id FROM articles WHERE ${where} AND ${beyond} ORDER BY ${order} LIMIT ${most}`)
  const [near] = await tx.$queryRaw<[{ walked: number; ids: string[] }]>`
    WITH near AS MATERIALIZED (
      SELECT id, search_key, author_id, ${column} FROM articles WHERE ${where} AND ${beyond} ORDER BY ${order} LIMIT ${fixed(mostWalked)}
    )
    SELECT (SELECT count(*) FROM near)::int AS walked, ARRAY(SELECT id FROM near WHERE ${matches(search)} ORDER BY ${order} LIMIT ${most}) AS ids`
  if (near.walked < mostWalked || near.ids.length === slice.take) return near.ids
  return byIndexes(tx, async () =>
    ids(
      await tx.$queryRaw`
        SELECT id FROM articles WHERE ${where} AND ${beyond} AND id IN (${foundIds(search)}) ORDER BY ${order} LIMIT ${most}`,
    ),
  )
}

/**
 * The number of articles asked for, counted up to `countedAtMost` and one more. `column` is one that an index of the tab is in the order of. What texts
 * hold is counted first, and titles only if that does not suffice: PostgreSQL reads the parts in their order, and stops.
 */
export async function countUpTo(tx: Tx, { where, search }: Asked, column: SortColumn): Promise<number> {
  const newest = Prisma.sql`ORDER BY ${columns[column]} DESC, id DESC LIMIT ${most}`
  // In the order of an index, so that PostgreSQL never reads the whole table.
  if (!search) return count(tx, Prisma.sql`SELECT FROM articles WHERE ${where} ${newest}`)
  const { named, held } = search
  if (!held) return count(tx, Prisma.sql`SELECT FROM articles WHERE ${where} AND ${named} LIMIT ${most}`)
  return byIndexes(tx, () =>
    count(
      tx,
      Prisma.sql`
        SELECT FROM articles JOIN article_search ON article_id = id WHERE ${where} AND ${held}
        UNION ALL
        SELECT FROM articles JOIN desk_search d ON d.article_id = id WHERE ${where} AND ${held}
          AND NOT EXISTS (SELECT FROM article_search s WHERE s.article_id = id AND ${held})
        UNION ALL
        SELECT FROM articles WHERE ${where} AND ${named} AND id NOT IN (${idsHolding(held)})
        LIMIT ${most}`,
    ),
  )
}

/** The condition that a row of `articles` is found, for few rows: `OFFSET 0` keeps PostgreSQL from reading first what the whole archive holds. */
const matches = ({ named, held }: Search): Prisma.Sql =>
  held
    ? Prisma.sql`(${named} OR (SELECT ${held} FROM article_search WHERE article_id = id OFFSET 0) OR (SELECT ${held} FROM desk_search WHERE article_id = id OFFSET 0))`
    : named

const most = fixed(countedAtMost + 1)

async function count(tx: Tx, rows: Prisma.Sql): Promise<number> {
  const [row] = await tx.$queryRaw<[{ count: number }]>`SELECT count(*)::int AS count FROM (${rows}) counted`
  return row.count
}

/** The columns that the lists are sorted by, as the database names them. */
const columns = {
  createdAt: Prisma.sql`created_at`,
  submittedAt: Prisma.sql`submitted_at`,
  publishAt: Prisma.sql`publish_at`,
  publishedAt: Prisma.sql`published_at`,
  deletedAt: Prisma.sql`deleted_at`,
  wordCount: Prisma.sql`word_count`,
  viewsCount: Prisma.sql`views_count`,
}
export type SortColumn = keyof typeof columns

/** A slice in SQL. */
function partsOf({ where, orderBy }: Slice) {
  const [name = '', direction] = Object.entries(orderBy[0] ?? {})[0] ?? []
  const column = columns[name as SortColumn]
  const descending = direction === 'desc'
  return {
    column,
    order: descending ? Prisma.sql`${column} DESC, id DESC` : Prisma.sql`${column} ASC, id ASC`,
    beyond: beyondOf(where, column, descending),
  }
}

/** The condition for rows after a row; true at the beginning. */
function beyondOf(where: Slice['where'], column: Prisma.Sql, descending: boolean): Prisma.Sql {
  if (!Array.isArray(where.OR)) return Prisma.sql`true`
  const [[value], [id]] = where.OR.map(part => Object.values(Object.values(part)[0] ?? {})) as [[KeysetValue], [string]]
  const past = descending ? Prisma.sql`<` : Prisma.sql`>`
  const typed = value instanceof Date ? Prisma.sql`${value}::timestamptz` : Prisma.sql`${value}`
  return Prisma.sql`(${column}, id) ${past} (${typed}, ${id}::uuid)`
}
