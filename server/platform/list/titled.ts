import { isSearchable } from '#lib/list/state.ts'
import { Prisma, type Tx } from '../db/db.ts'
import { fixed } from '../db/sql.ts'
import { byIndexes, withOwnPlans } from './own-plans.ts'
import { keyWords, literal } from './words.ts'

/** A table whose rows are found by their titles. Its row has a column `id`. Written in the code, never from a request. */
interface Titled {
  table: Prisma.Sql
  /** The folded title: a column or an expression with a trigram index. */
  key: Prisma.Sql
  /** The date by which the newest are found first; it has an index with the id. */
  at: Prisma.Sql
  /** The condition for the rows that the actor may open. */
  where: Prisma.Sql
  /** Whether the key has an index in the order of its letters (`text_pattern_ops`). */
  ordered?: true
  /** The newest rows that are compared one by one; few of them where folding a key takes longer than reading it. */
  walked?: number
}

/** The newest rows whose titles are compared one by one. Words that stand in none of them are few enough to be looked up. */
const mostWalked = 1_000
/** The rows whose titles begin so that are looked at. */
const mostBeginning = 100

/**
 * The ids of at most `most` rows whose titles have all typed words, as parts of words: first those that begin as typed, then the newest. Accents
 * and case do not matter. Words of one or two letters are looked for among the newest rows alone.
 */
export async function findTitled(typed: string, most: number, titled: Titled): Promise<string[]> {
  const words = keyWords(typed)
  if (words.length === 0) return []
  return withOwnPlans(async tx => {
    const near = await nearest(tx, words, most, titled)
    if (near.length === most || !isSearchable(typed)) return near
    return [...near, ...(await others(tx, words, near, most - near.length, titled))]
  })
}

const patternsOf = (words: readonly string[]) => words.map(word => `%${literal(word)}%`)

async function nearest(
  tx: Tx,
  words: string[],
  most: number,
  { table, key, at, where, ordered, walked = mostWalked }: Titled,
): Promise<string[]> {
  const beginning = `${literal(words.join(' '))}%`
  const beginners = ordered
    ? Prisma.sql`UNION (SELECT id, ${key}, ${at} FROM ${table} WHERE ${where} AND ${key} LIKE ${beginning} LIMIT ${fixed(mostBeginning)})`
    : Prisma.empty
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM (
      SELECT * FROM (SELECT id, ${key} AS key, ${at} AS at FROM ${table} WHERE ${where} ORDER BY ${at} DESC, id DESC LIMIT ${fixed(walked)}) newest
        WHERE key LIKE ALL (${patternsOf(words)}::text[])
      ${beginners}
    ) known ORDER BY key LIKE ${beginning} DESC, at DESC, id DESC LIMIT ${fixed(most)}`
  return rows.map(({ id }) => id)
}

/** By the index of the key's parts, always: PostgreSQL would read the newest on and on for a word that stands in old titles only. */
async function others(
  tx: Tx,
  words: string[],
  known: string[],
  most: number,
  { table, key, at, where }: Titled,
): Promise<string[]> {
  // A condition for each word: an index serves no LIKE ALL.
  const has = Prisma.join(
    patternsOf(words).map(pattern => Prisma.sql`${key} LIKE ${pattern}`),
    ' AND ',
  )
  const rows = await byIndexes(
    tx,
    () => tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM ${table} WHERE ${where} AND ${has} AND id <> ALL (${known}::uuid[])
        ORDER BY ${at} DESC, id DESC LIMIT ${fixed(most)}`,
  )
  return rows.map(({ id }) => id)
}

/** Rows in the order of their ids. */
export const inOrderOf = <Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] =>
  ids.flatMap(id => rows.filter(row => row.id === id))
