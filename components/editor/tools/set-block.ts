import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListNode,
  REMOVE_LIST_COMMAND,
} from '@lexical/list'
import { $createHeadingNode, $createQuoteNode, $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { $getNearestNodeOfType } from '@lexical/utils'
import { $createParagraphNode, $getSelection, $isRangeSelection, type ElementNode, type LexicalEditor } from 'lexical'
import { $createPullQuoteNode, $isPullQuoteNode } from '../pull-node.ts'

export type BlockKind = 'paragraph' | 'h2' | 'h3' | 'quote' | 'pull' | 'bullet' | 'number'

const makers: Record<'paragraph' | 'h2' | 'h3' | 'quote' | 'pull', () => ElementNode> = {
  paragraph: $createParagraphNode,
  h2: () => $createHeadingNode('h2'),
  h3: () => $createHeadingNode('h3'),
  quote: () => $createQuoteNode(),
  pull: $createPullQuoteNode,
}

/** Turns the selected blocks into a kind, or back into paragraphs when they are of that kind already. */
export function setBlock(editor: LexicalEditor, wanted: BlockKind): void {
  const current = editor.read(() => $blockKind())
  const kind = wanted === current ? 'paragraph' : wanted
  if (kind === 'bullet') editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined)
  else if (kind === 'number') editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined)
  else {
    if (current === 'bullet' || current === 'number') editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
    editor.update(() => $setBlocksType($getSelection(), makers[kind]))
  }
}

/** The kind of the block at the caret; null where there is none, as on a picture. */
export function $blockKind(): BlockKind | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const node = selection.anchor.getNode()
  const list = $getNearestNodeOfType(node, ListNode)
  if ($isListNode(list)) return list.getListType() === 'number' ? 'number' : 'bullet'
  const block = node.getTopLevelElement()
  if ($isHeadingNode(block)) return block.getTag() === 'h2' ? 'h2' : 'h3'
  if ($isPullQuoteNode(block)) return 'pull'
  return $isQuoteNode(block) ? 'quote' : 'paragraph'
}
