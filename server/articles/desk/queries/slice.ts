import type { Prisma, Tx } from '#server/platform/db/db.ts'

/** A part of a list: the rows after another one, in an order by one column and then the id. */
export interface Slice {
  where: Prisma.ArticleWhereInput
  orderBy: Prisma.ArticleOrderByWithRelationInput[]
  take: number
}

/** The rows of an order's index that a search reads before its words are looked up. */
const mostWalked = 5_000

/** The ids of a slice of the articles under `where`, in its order. */
export async function findIds(
  tx: Tx,
  where: Prisma.ArticleWhereInput,
  { where: beyond, ...slice }: Slice,
): Promise<string[]> {
  const rows = await tx.article.findMany({ where: { AND: [where, beyond] }, ...slice, select: { id: true } })
  return rows.map(({ id }) => id)
}

/**
 * `findIds` for a search. PostgreSQL takes what a search finds for evenly mixed and reads the order's index until it has enough: for a word of the
 * oldest articles past all newer ones. So that way ends at the 5,000th row, and then the words are looked up in their own index. `tab` is the part of
 * `where` that the order's index has.
 */
export async function findSearched(
  tx: Tx,
  tab: Prisma.ArticleWhereInput,
  where: Prisma.ArticleWhereInput,
  slice: Slice,
): Promise<string[]> {
  const [[column, direction] = ['', '']] = Object.entries(slice.orderBy[0] ?? {})
  const edge: Record<string, unknown> | null = await tx.article.findFirst({
    where: { AND: [tab, slice.where] },
    orderBy: slice.orderBy,
    skip: mostWalked,
    select: { [column]: true },
  })
  if (!edge) return findIds(tx, where, slice)
  const near = { AND: [where, { [column]: { [direction === 'desc' ? 'gte' : 'lte']: edge[column] } }] }
  const found = await findIds(tx, near, slice)
  if (found.length === slice.take) return found
  await tx.$executeRaw`SELECT set_config('enable_indexscan', 'off', true), set_config('enable_seqscan', 'off', true)`
  const all = await findIds(tx, where, slice)
  await tx.$executeRaw`SELECT set_config('enable_indexscan', 'on', true), set_config('enable_seqscan', 'on', true)`
  return all
}
