import { $isListItemNode, $isListNode } from '@lexical/list'
import { $isTableNode, TableCellNode, TableExtension } from '@lexical/table'
import {
  $createParagraphNode,
  $isElementNode,
  $isParagraphNode,
  configExtension,
  defineExtension,
  type LexicalNode,
  type ParagraphNode,
} from 'lexical'

/**
 * Tables with the limits of a body: a plain grid with lines of text in its cells. Without nested tables Lexical would drop what is pasted with a
 * table into a cell, without a word.
 */
export const TablesExtension = defineExtension({
  name: 'portal/tables',
  dependencies: [
    configExtension(TableExtension, { hasCellMerge: false, hasCellBackgroundColor: false, hasNestedTables: true }),
  ],
  register: editor => editor.registerNodeTransform(TableCellNode, $keepLines),
})

/** Turns other blocks in a cell into paragraphs, and moves tables, pictures and other insets after the table. */
function $keepLines(cell: TableCellNode): void {
  for (const child of cell.getChildren()) {
    if ($isParagraphNode(child)) continue
    if ($isElementNode(child) && !$isTableNode(child)) {
      for (const line of $linesOf(child)) child.insertBefore(line)
      child.remove()
    } else cell.getParent()?.getParent()?.insertAfter(child)
  }
}

/** The lines in a block; each item of a list is one line. */
function $linesOf(block: LexicalNode): ParagraphNode[] {
  if (!$isElementNode(block)) return []
  if ($isListNode(block) || $isListItemNode(block.getFirstChild()))
    return block.getChildren().flatMap(child => ($isElementNode(child) ? $linesOf(child) : []))
  const [first] = block.getChildren()
  if ($isListItemNode(block) && $isListNode(first)) return $linesOf(first)
  return [$createParagraphNode().append(...block.getChildren())]
}
