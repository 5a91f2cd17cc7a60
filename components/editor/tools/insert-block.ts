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
 * Puts a block that is edited as a whole, or a table, where the caret is: in place of an empty paragraph, before a block that the caret stands at the
 * start of, else after it; none is cut in two. There is always a line to go on writing on, and the caret goes there, or into the block.
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

/** The block of the text itself that the selection begins in. */
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
