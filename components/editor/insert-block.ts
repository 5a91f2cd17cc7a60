import { $insertNodeToNearestRoot } from '@lexical/utils'
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isDecoratorNode,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  type ElementNode,
  type LexicalNode,
} from 'lexical'

/**
 * Puts a block that is edited as a whole, or a table, where the caret is: in place of an empty line, else after it. There is always a line to go on
 * writing on, and unless the block takes the caret itself, it goes there.
 */
export function $insertBlock(node: LexicalNode): void {
  const line = $emptyLine()
  if (line) line.replace(node)
  else if ($getSelection() === null) $getRoot().append(node)
  else $insertNodeToNearestRoot(node)
  const next = node.getNextSibling() ?? node.insertAfter($createParagraphNode())
  if ($isElementNode(node)) node.selectStart()
  else if ($isElementNode(next)) next.selectStart()
}

/** The empty paragraph of the text itself that the caret stands in. */
function $emptyLine(): ElementNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
  const block = selection.anchor.getNode()
  return $isParagraphNode(block) && block.isEmpty() && block.getParent()?.is($getRoot()) ? block : null
}

/** Leaves a line to write on after a text that ends with a block without one. Nothing of it is stored. */
export function $leaveLine(): void {
  const root = $getRoot()
  const last = root.getLastChild()
  if (
    last === null ||
    $isDecoratorNode(last) ||
    ($isElementNode(last) && last.isShadowRoot()) ||
    last.getType() === 'table'
  )
    root.append($createParagraphNode())
}
