import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isDecoratorNode,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  type LexicalNode,
} from 'lexical'

/**
 * Inserts an inset or a table at the caret: in place of an empty paragraph, before a block when the caret is at its start, otherwise after it. No
 * block is split. A paragraph always follows, and the caret moves there, or into the table.
 */
export function $insertBlock(node: LexicalNode): void {
  const block = $blockAtCaret()
  if (!block) $getRoot().append(node)
  else if ($isParagraphNode(block) && block.isEmpty()) block.replace(node)
  else if ($isAtStart(block)) block.insertBefore(node)
  else block.insertAfter(node)
  const next = node.getNextSibling() ?? node.insertAfter($createParagraphNode())
  if ($isElementNode(node)) node.selectStart()
  else if ($isElementNode(next)) next.selectStart()
}

/** The top-level block where the selection begins. */
function $blockAtCaret(): LexicalNode | null {
  const [first] = $getSelection()?.getNodes() ?? []
  return first?.getTopLevelElement() ?? null
}

function $isAtStart(block: LexicalNode): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !$isElementNode(block)) return false
  const { anchor } = selection
  const first = block.getFirstDescendant() ?? block
  return anchor.offset === 0 && (anchor.getNode().is(block) || anchor.getNode().is(first))
}

/** Adds an empty paragraph after a text that ends with an inset or a table. It is not stored. */
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
