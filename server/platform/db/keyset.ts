/** What a list can be ordered by: a column that is never null, and is indexed together with the id. Dates are kept to the millisecond. */
export type KeysetValue = string | number | Date

/** The row that a page begins beyond. */
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
 * What comes after a row in a list by a column and the id, both in the same direction. The first condition alone is a range of the list's
 * index: with the `OR` by itself PostgreSQL would read the list from its beginning.
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

/** The order that `beyond` goes by. */
export function keysetOrder<Column extends string>(column: Column, descending: boolean): KeysetOrder<Column> {
  const direction: Direction = descending ? 'desc' : 'asc'
  return [{ [column]: direction } as Of<Column, Direction>, { id: direction }]
}

/** What is older than a row in a list by `createdAt` and `id`, newest first. */
export const olderThan = ({ id, createdAt }: { id: string; createdAt: Date }) =>
  beyond('createdAt', { id, value: createdAt }, true)
