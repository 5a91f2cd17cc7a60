import { Prisma, type Tx } from './db.ts'

/** A field as its column is named: `coverAlt` is `cover_alt`. */
const columnOf = (field: string) => `"${field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}"`

/**
 * Inserts rows into a table, all with the fields of the first, as one parameter: Prisma's `createMany` has a statement for each number of rows, and takes
 * ten times as long for a batch of articles.
 */
export async function insertRows(
  tx: Tx,
  table: 'articles' | 'article_tags' | 'article_locations' | 'article_credits' | 'import_results',
  rows: readonly object[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const into = Prisma.raw(table)
  const columns = Prisma.raw(Object.keys(first).map(columnOf).join(', '))
  const named = rows.map(row =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field).slice(1, -1), value])),
  )
  await tx.$executeRaw`
    INSERT INTO ${into} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${into}, ${JSON.stringify(named)}::json)`
}
