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

/** What the tools show of the table that the caret stands in. */
export interface TablePlace {
  rows: number
  columns: number
  header: boolean
}

/** The table that the caret or the selected cells stand in; null outside. */
export function $tableAtCaret(): TableNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return null
  return $findTableNode(selection.anchor.getNode())
}

/** That table in numbers; null outside of one. */
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

/** Puts an empty table of three by three, its first row naming the columns, where the caret is. There are none in tables. */
export function insertTable(editor: LexicalEditor): void {
  editor.update(() => {
    if (!$tableAtCaret()) $insertBlock($createTable(true, blankRows, () => $createParagraphNode()))
  })
}

/** Adds a row or a column beside the caret, as long as a page can bear it. */
export function extendTable(editor: LexicalEditor, what: 'row' | 'column', after: boolean): void {
  editor.update(() => {
    const place = $tablePlace()
    if (!place || !mayExtend(place, what)) return
    if (what === 'row') $insertTableRowAtSelection(after)
    else $insertTableColumnAtSelection(after)
  })
}

/** Whether a table may have one row or column more. */
export const mayExtend = ({ rows, columns }: TablePlace, what: 'row' | 'column'): boolean =>
  what === 'row' ? rows < tableLimits.rows : columns < tableLimits.columns

/** Takes the selected rows or columns away; with the last one the table goes. */
export function cutTable(editor: LexicalEditor, what: 'row' | 'column'): void {
  editor.update(() => {
    if (!$tableAtCaret()) return
    if (what === 'row') $deleteTableRowAtSelection()
    else $deleteTableColumnAtSelection()
  })
}

/** Has the first row name the columns, or not. */
export function switchHeader(editor: LexicalEditor): void {
  editor.update(() => {
    const table = $tableAtCaret()
    const place = $tablePlace()
    if (table && place) $setTableRowIsHeader(table, 0, !place.header)
  })
}

/** Takes the whole table away; the caret goes to what followed it. */
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

/** In a table's last cell: adds a row and goes there. Whether it did. */
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
