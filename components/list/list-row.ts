import type { ReactNode } from 'react'

/** A row of the table, with its rendered cells by column id. */
export interface ListRow {
  id: string
  /** Completes the checkbox's name: “Selecionar …”. */
  label: string
  cells: Readonly<Record<string, ReactNode>>
  /** The buttons of this row alone. */
  actions?: ReactNode
  /** Whether a cell is clamped (`list-clamp`) and can be unfolded. */
  unfolds?: boolean
}

/** The cells of a list: one rendering function per column. */
export type Cells<Column extends string, Item> = Record<Column, (item: Item) => ReactNode>

/** Renders an item's cells, by column id. */
export const drawCells = <Column extends string, Item>(
  cells: Cells<Column, Item>,
  item: Item,
): Record<Column, ReactNode> =>
  Object.fromEntries((Object.keys(cells) as Column[]).map(column => [column, cells[column](item)])) as Record<
    Column,
    ReactNode
  >
