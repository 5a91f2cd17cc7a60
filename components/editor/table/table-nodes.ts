import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
  TableCellHeaderStates,
  type TableNode,
} from '@lexical/table'
import type { ElementNode, LexicalNode } from 'lexical'
import type { HtmlElement, HtmlNode } from '#lib/body/tree.ts'

/** Makes a table node from rows of cells; `fill` makes a cell's line. */
export function $createTable<Cell>(
  header: boolean,
  rows: readonly (readonly Cell[])[],
  fill: (cell: Cell) => ElementNode,
): TableNode {
  return $createTableNode().append(
    ...rows.map((cells, index) => {
      const state = header && index === 0 ? TableCellHeaderStates.ROW : TableCellHeaderStates.NO_STATUS
      return $createTableRowNode().append(...cells.map(cell => $createTableCellNode(state).append(fill(cell))))
    }),
  )
}

/** The HTML element of a table's node, with the given children; null for other nodes. */
export function $tableElement(node: LexicalNode, children: HtmlNode[]): HtmlElement | null {
  if ($isTableNode(node)) return { tag: 'table', attrs: {}, children }
  if ($isTableRowNode(node)) return { tag: 'tr', attrs: {}, children }
  if (!$isTableCellNode(node)) return null
  return { tag: node.hasHeaderState(TableCellHeaderStates.ROW) ? 'th' : 'td', attrs: {}, children }
}
