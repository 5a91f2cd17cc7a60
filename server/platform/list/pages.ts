import type { ListOrder } from '#lib/list/list.ts'
import { orderName } from '#lib/list/state.ts'
import type { Tx } from '../db/db.ts'
import { type Beyond, beyond, type KeysetOrder, type KeysetValue, keysetOrder, type Mark } from '../db/keyset.ts'
import { readCursor, type SortKind, writeCursor } from './cursor.ts'
import { withOwnPlans } from './own-plans.ts'

/** The sortable columns of a list: each id with its database column and type. */
export type SortKeys = Readonly<Record<string, { readonly column: string; readonly kind: SortKind }>>

interface Values {
  date: Date
  text: string
  number: number
}

type SliceBy<Key> = Key extends { column: infer Column extends string; kind: infer Kind extends SortKind }
  ? { where: Beyond<Column, Values[Kind]> | Record<string, never>; orderBy: KeysetOrder<Column>; take: number }
  : never
/** A database read: a condition to combine with the list's own by AND, an order, and a number of rows. */
export type Slice<Keys extends SortKeys> = SliceBy<Keys[keyof Keys]>

/** A row with its id and its sort columns. */
export type KeyedRow<Keys extends SortKeys> = { id: string } & Record<Keys[keyof Keys]['column'], KeysetValue>

interface PageRequest<Keys extends SortKeys> {
  order: ListOrder<keyof Keys & string>
  /** The cursor in the address. */
  page: string | null
}

/** A read of a slice of a list's rows, in the given transaction. */
export type ReadRows<Keys extends SortKeys, Row> = (slice: Slice<Keys>, tx: Tx) => Promise<Row[]>

interface Reads<Keys extends SortKeys, Row> {
  rows: ReadRows<Keys, Row>
  /** The number of all rows, counted up to a limit: a larger number is of no use, and counting it would read every row. */
  count: (tx: Tx) => Promise<number>
}

export interface Page<Row> extends Neighbours<Row> {
  /** The number of rows in the list, counted up to the list's limit. */
  total: number
}

interface Neighbours<Row> {
  rows: Row[]
  /** Cursors of the neighbouring pages; null where there is none. */
  previous: string | null
  next: string | null
}

/**
 * One page of a list, `size` rows of it, and the number of all its rows, by statements that are planned for their values. An invalid
 * cursor, one beyond the end and one that leads back to the beginning give the first page, so the first page is always full.
 */
export const readPage = <Keys extends SortKeys, Row extends KeyedRow<Keys>>(
  keys: Keys,
  request: PageRequest<Keys>,
  size: number,
  { rows, count }: Reads<Keys, Row>,
): Promise<Page<Row>> =>
  withOwnPlans(async tx => ({
    ...(await rowsOfPage(keys, request, size, slice => rows(slice, tx))),
    total: await count(tx),
  }))

async function rowsOfPage<Keys extends SortKeys, Row extends KeyedRow<Keys>>(
  keys: Keys,
  { order, page }: PageRequest<Keys>,
  size: number,
  read: (slice: Slice<Keys>) => Promise<Row[]>,
): Promise<Neighbours<Row>> {
  const name = orderName(order)
  const { column, kind } = keyOf(keys, order)
  const cursor = readCursor(page, name, kind)
  const rows = await read(sliceOf(keys, order, size + 1, cursor?.mark, cursor?.back))
  const more = rows.length > size
  const shown = rows.slice(0, size)
  if (cursor && (shown.length === 0 || (cursor.back && !more)))
    return rowsOfPage(keys, { order, page: null }, size, read)
  if (cursor?.back) shown.reverse()
  const at = (row: Row | undefined, back: boolean) =>
    row ? writeCursor({ order: name, back, mark: markOf(row, column) }) : null
  return {
    rows: shown,
    previous: cursor && (!cursor.back || more) ? at(shown[0], true) : null,
    next: more || cursor?.back ? at(shown.at(-1), false) : null,
  }
}

/** All rows of a list in batches of `size`, one read each. Rows written meanwhile may be missing; no row comes twice. */
export async function* eachBatch<Keys extends SortKeys, Row extends KeyedRow<Keys>>(
  keys: Keys,
  order: ListOrder<keyof Keys & string>,
  size: number,
  read: ReadRows<Keys, Row>,
): AsyncGenerator<Row[]> {
  const { column } = keyOf(keys, order)
  for (let mark: Mark | undefined; ; ) {
    const slice = sliceOf(keys, order, size, mark)
    const rows = await withOwnPlans(tx => read(slice, tx))
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < size) return
    mark = markOf(last, column)
  }
}

function keyOf<Keys extends SortKeys>(keys: Keys, { by }: ListOrder): Keys[string] {
  const key = keys[by as keyof Keys & string]
  if (!key) throw new Error(`The list has no sort key for ${by}`)
  return key
}

const markOf = <Row extends { id: string }>(row: Row, column: string): Mark => ({
  id: row.id,
  value: (row as Row & Record<string, KeysetValue>)[column] as KeysetValue,
})

/** A page back reverses the order, so that the rows nearest to the mark come first. */
function sliceOf<Keys extends SortKeys>(
  keys: Keys,
  order: ListOrder,
  take: number,
  mark?: Mark,
  back = false,
): Slice<Keys> {
  const { column } = keyOf(keys, order)
  const descending = order.descending !== back
  return {
    where: mark ? beyond(column, mark, descending) : {},
    orderBy: keysetOrder(column, descending),
    take,
  } as Slice<Keys>
}
