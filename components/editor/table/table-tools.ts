import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findCellNode,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableRowNode,
  $isTableSelection,
  $setTableRowIsHeader,
  TableCellHeaderStates,
  type TableCellNode,
  type TableNode,
} from '@lexical/table'
import { $createParagraphNode, $getSelection, $isElementNode, $isRangeSelection, type LexicalEditor } from 'lexical'
import { tableLimits } from '#lib/body/tables.ts'
import { $insertBlock } from '../tools/insert-block.ts'
import { $createTable } from './table-nodes.ts'

/** The state of the table at the caret, for the tools. */
export interface TablePlace {
  rows: number
  columns: number
  header: boolean
}

/** The table around the caret or the selected cells; null outside a table. */
export function $tableAtCaret(): TableNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return null
  return $findTableNode(selection.anchor.getNode())
}

/** The state of that table; null outside a table. */
export function $tablePlace(): TablePlace | null {
  const table = $tableAtCaret()
  if (!table) return null
  const first = $firstRow(table)
  const header = first.length > 0 && first.every(cell => cell.hasHeaderState(TableCellHeaderStates.ROW))
  return { rows: table.getChildrenSize(), columns: table.getColumnCount(), header }
}

function $firstRow(table: TableNode): TableCellNode[] {
  const row = table.getFirstChild()
  return $isTableRowNode(row) ? row.getChildren().filter($isTableCellNode) : []
}

const blankRows = [
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
]

/** Inserts an empty table of three by three with a header row at the caret. Does nothing inside a table. */
export function insertTable(editor: LexicalEditor): void {
  editor.update(() => {
    if (!$tableAtCaret()) $insertBlock($createTable(true, blankRows, () => $createParagraphNode()))
  })
}

/** Adds a row or a column beside the caret, up to the size limit of a table. */
export function extendTable(editor: LexicalEditor, what: 'row' | 'column', after: boolean): void {
  editor.update(() => {
    const place = $tablePlace()
    if (!place || !mayExtend(place, what)) return
    if (what === 'row') $insertTableRowAtSelection(after)
    else $insertTableColumnAtSelection(after)
  })
}

/** Whether a table may get one more row or column. */
export const mayExtend = ({ rows, columns }: TablePlace, what: 'row' | 'column'): boolean =>
  what === 'row' ? rows < tableLimits.rows : columns < tableLimits.columns

/** Removes the selected rows or columns; removing the last one removes the table. */
export function cutTable(editor: LexicalEditor, what: 'row' | 'column'): void {
  editor.update(() => {
    if (!$tableAtCaret()) return
    if (what === 'row') $deleteTableRowAtSelection()
    else $deleteTableColumnAtSelection()
  })
}

/** Turns the header row on or off. */
export function switchHeader(editor: LexicalEditor): void {
  editor.update(() => {
    const table = $tableAtCaret()
    const place = $tablePlace()
    if (table && place) $setTableRowIsHeader(table, 0, !place.header)
  })
}

/** Removes the whole table; the caret moves to the next block. */
export function removeTable(editor: LexicalEditor): void {
  editor.update(() => {
    const table = $tableAtCaret()
    if (!table) return
    const next = table.getNextSibling() ?? table.insertAfter($createParagraphNode())
    if ($isElementNode(next)) next.selectStart()
    else table.selectPrevious()
    table.remove()
  })
}

/** In a table's last cell: adds a row and moves the caret there. Returns whether it did. */
export function $growAtEnd(): boolean {
  const selection = $getSelection()
  const place = $tablePlace()
  if (!$isRangeSelection(selection) || !selection.isCollapsed() || !place || !mayExtend(place, 'row')) return false
  const cell = $findCellNode(selection.anchor.getNode())
  const row = cell?.getParent()
  if (!cell || cell.getNextSibling() !== null || !row || row.getNextSibling() !== null) return false
  const added = $insertTableRowAtSelection(true)?.getFirstChild()
  if ($isTableCellNode(added)) added.selectStart()
  return true
}
