import { $createHorizontalRuleNode } from '@lexical/extension'
import { $createLinkNode } from '@lexical/link'
import { $createListItemNode, $createListNode, type ListNode } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  type ElementNode,
  type LexicalNode,
} from 'lexical'
import type { Block, Body, Inline, Item, List, Text } from '#lib/body/body.ts'
import { lineBreak } from '#lib/body/inlines.ts'
import { $createInsetNode } from '../insets/inset-node.tsx'
import { $createPullQuoteNode } from '../pull-node.ts'
import { $createTable } from '../table/table-nodes.ts'
import { $leaveLine } from '../tools/insert-block.ts'
import { formats } from './formats.ts'

/** Replaces the editor's content by a body. An empty body becomes an empty paragraph. */
export function $openBody(body: Body): void {
  $getRoot()
    .clear()
    .append(...$nodesOf(body))
  $leaveLine()
}

/** A body as the editor's nodes. */
export const $nodesOf = (body: Body): LexicalNode[] => body.map($nodeOf)

function $nodeOf(block: Block): LexicalNode {
  switch (block.kind) {
    case 'paragraph':
      return $fill($createParagraphNode(), block.inlines)
    case 'heading':
      return $fill($createHeadingNode(`h${block.level}`), block.inlines)
    case 'list':
      return $list(block)
    case 'quote':
      return $fill($createQuoteNode(), joinParagraphs(block.paragraphs))
    case 'pull':
      return $fill($createPullQuoteNode(), block.inlines)
    case 'table':
      return $createTable(block.header, block.rows, cell => $fill($createParagraphNode(), cell))
    case 'figure':
    case 'gallery':
    case 'video':
    case 'embed':
    case 'post':
    case 'related':
      return $createInsetNode(block)
    case 'rule':
      return $createHorizontalRuleNode()
  }
}

/** The editor's quote is one line of text: two line breaks separate its paragraphs, and reading splits there again. */
const joinParagraphs = (paragraphs: readonly Inline[][]): Inline[] =>
  paragraphs.flatMap((line, index) => (index === 0 ? line : [lineBreak, lineBreak, ...line]))

function $list({ ordered, start, items }: List): ListNode {
  const list = $createListNode(ordered ? 'number' : 'bullet', start)
  return list.append(...items.flatMap($items))
}

/** An item's line, followed by one item for each list under it, as the editor stores nested lists. */
const $items = ({ inlines, lists }: Item) => [
  $fill($createListItemNode(), inlines),
  ...lists.map(list => $createListItemNode().append($list(list))),
]

function $fill<Node extends ElementNode>(parent: Node, inlines: readonly Inline[]): Node {
  let rest = inlines
  while (rest.length > 0) {
    const href = rest[0]?.href ?? null
    const end = rest.findIndex(inline => inline.href !== href)
    const run = end < 0 ? rest : rest.slice(0, end)
    const nodes = run.map(inline => (inline.kind === 'break' ? $createLineBreakNode() : $text(inline)))
    if (href === null) parent.append(...nodes)
    else parent.append($createLinkNode(href).append(...nodes))
    rest = rest.slice(run.length)
  }
  return parent
}

function $text(text: Text) {
  const node = $createTextNode(text.text)
  for (const [format, , isOn] of formats) if (isOn(text)) node.toggleFormat(format)
  return node
}
