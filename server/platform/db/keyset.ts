/** The values a list can be sorted by: a column that is never null and is indexed together with the id. Dates have milliseconds. */
export type KeysetValue = string | number | Date

/** The row after which a page begins. */
export interface Mark<Value extends KeysetValue = KeysetValue> {
  id: string
  value: Value
}

type Direction = 'asc' | 'desc'
type Range<Value> = { lt?: Value; lte?: Value; gt?: Value; gte?: Value }
type Of<Column extends string, Value> = { [Name in Column]: Value }

/** A Prisma condition and order of one sort column and the id. */
export type Beyond<Column extends string, Value> = Of<Column, Range<Value>> & {
  OR: (Of<Column, Range<Value>> | { id: Range<string> })[]
}
export type KeysetOrder<Column extends string> = (Of<Column, Direction> | { id: Direction })[]

/**
 * The condition for rows after a row, in a list sorted by a column and then the id, both in the same direction. The first
 * condition makes it a range of the index: with the `OR` alone PostgreSQL would read the index from its beginning.
 */
export function beyond<Column extends string, Value extends KeysetValue>(
  column: Column,
  { id, value }: Mark<Value>,
  descending: boolean,
): Beyond<Column, Value> {
  const past = <Each>(each: Each): Range<Each> => (descending ? { lt: each } : { gt: each })
  const from: Range<Value> = descending ? { lte: value } : { gte: value }
  return { [column]: from, OR: [{ [column]: past(value) }, { id: past(id) }] } as Beyond<Column, Value>
}

/** The order for `beyond`. */
export function keysetOrder<Column extends string>(column: Column, descending: boolean): KeysetOrder<Column> {
  const direction: Direction = descending ? 'desc' : 'asc'
  return [{ [column]: direction } as Of<Column, Direction>, { id: direction }]
}

/** The condition for rows older than a row, in a list by `createdAt` and `id`, newest first. */
export const olderThan = ({ id, createdAt }: { id: string; createdAt: Date }) =>
  beyond('createdAt', { id, value: createdAt }, true)
