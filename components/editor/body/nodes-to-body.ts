import { $isHorizontalRuleNode } from '@lexical/extension'
import { $isLinkNode } from '@lexical/link'
import { $isListItemNode, $isListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $getRoot, $isElementNode, $isLineBreakNode, $isTextNode, type ElementNode, type LexicalNode } from 'lexical'
import type { Body, BodyPicture, Inset } from '#lib/body/body.ts'
import { readBody } from '#lib/body/read.ts'
import type { HtmlElement, HtmlNode } from '#lib/body/tree.ts'
import { writeBody } from '#lib/body/write.ts'
import { $insetOf, $isInsetNode } from '../insets/inset-node.tsx'
import { $isPullQuoteNode } from '../pull-node.ts'
import { $tableElement } from '../table/table-nodes.ts'
import { formats } from './formats.ts'

/** The body in the editor, read by the rules for all HTML. */
export const $readEditor = (): Body => readBody($childTrees($getRoot()))

/** The editor's content as stored HTML. */
export const $writeEditor = (): string => writeBody($readEditor())

/** One child of the root as a body. */
export const $readNode = (node: LexicalNode): Body => readBody($tree(node))

/** One child of the root as stored HTML. */
export const $writeNode = (node: LexicalNode): string => writeBody($readNode(node))

const element = (tag: string, children: HtmlNode[], attrs: Record<string, string> = {}): HtmlElement => ({
  tag,
  attrs,
  children,
})

const $childTrees = (node: ElementNode): HtmlNode[] => node.getChildren().flatMap($tree)

function $tree(node: LexicalNode): HtmlNode[] {
  if ($isTextNode(node)) {
    const written = (inner: HtmlNode, [format, tag]: (typeof formats)[number]) =>
      node.hasFormat(format) ? element(tag, [inner]) : inner
    return [formats.reduce(written, node.getTextContent() as HtmlNode)]
  }
  if ($isLineBreakNode(node)) return [element('br', [])]
  if ($isInsetNode(node)) return [insetTree($insetOf(node))]
  if ($isHorizontalRuleNode(node)) return [element('hr', [])]
  return $isElementNode(node) ? $elementTree(node) : []
}

function $elementTree(node: ElementNode): HtmlNode[] {
  const children = $childTrees(node)
  if ($isLinkNode(node)) return [element('a', children, { href: node.getURL() })]
  if ($isHeadingNode(node)) return [element(node.getTag(), children)]
  if ($isQuoteNode(node)) return [element('blockquote', children)]
  if ($isPullQuoteNode(node)) return [element('aside', children, { 'data-kind': 'pull' })]
  if ($isListNode(node)) return [element(node.getTag(), children, { start: String(node.getStart()) })]
  // An item that contains only a list is that list, nested under the previous item.
  if ($isListItemNode(node)) return $isListNode(node.getFirstChild()) ? children : [element('li', children)]
  return [$tableElement(node, children) ?? element('p', children)]
}

function figureTree(
  { src, alt, caption, credit, width, height }: BodyPicture,
  attrs: Record<string, string> = {},
): HtmlElement {
  const sizes: Record<string, string> = width && height ? { width: String(width), height: String(height) } : {}
  const said = element('figcaption', [caption, element('small', [credit])])
  return element('figure', [element('img', [], { src, alt, ...sizes }), said], attrs)
}

function insetTree(inset: Inset): HtmlElement {
  switch (inset.kind) {
    case 'figure':
      return figureTree(inset, inset.align ? { 'data-align': inset.align } : {})
    case 'gallery':
      return element(
        'figure',
        inset.pictures.map(picture => figureTree(picture)),
        { 'data-gallery': '' },
      )
    case 'video':
      return element('figure', [inset.title], { 'data-video': inset.id })
    case 'embed':
      return element('figure', [inset.title], { 'data-embed': inset.html, 'data-height': String(inset.height) })
    case 'post':
      return element('figure', [element('a', [inset.title], { href: inset.url })], { 'data-post': inset.network })
    case 'related':
      return element('aside', [element('a', [inset.title], { href: inset.path })], { 'data-related': inset.article })
  }
}
