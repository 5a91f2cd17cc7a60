import type { ReactNode } from 'react'

/** A row as the table shows it: the page has drawn its cells, by the ids of their columns. */
export interface ListRow {
  id: string
  /** What its checkbox is called: “Selecionar …”. */
  label: string
  cells: Readonly<Record<string, ReactNode>>
  /** What can be done with this row alone. */
  actions?: ReactNode
  /** Whether a cell of it is cut (`list-clamp`) and can be unfolded. */
  unfolds?: boolean
}

/** How the cells of a list are drawn, one function a column. */
export type Cells<Column extends string, Item> = Record<Column, (item: Item) => ReactNode>

/** Draws an item's cells. */
export const drawCells = <Column extends string, Item>(
  cells: Cells<Column, Item>,
  item: Item,
): Record<Column, ReactNode> =>
  Object.fromEntries((Object.keys(cells) as Column[]).map(column => [column, cells[column](item)])) as Record<
    Column,
    ReactNode
  >
