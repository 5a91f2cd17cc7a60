import type { HtmlElement, HtmlNode } from '#lib/body/tree.ts'
import { isHidden, type Marks, marksIn } from './style.ts'
import { restoreWordLists } from './word-lists.ts'

const plain: Marks = { bold: false, italic: false }
const marking = new Set(['b', 'strong', 'i', 'em', 'span', 'font', 'u'])
const unread = new Set(['style', 'script', 'meta', 'link', 'title', 'xml'])

/**
 * Converts a word processor's clipboard HTML to plain HTML: marks in styles become elements, and paragraphs with typed bullets become lists.
 * Takes and returns parsed nodes. Does not remove content that a body forbids; the body's reader does that.
 */
export function untangle(nodes: readonly HtmlNode[]): HtmlNode[] {
  return untangleIn(nodes, plain)
}

const untangleIn = (nodes: readonly HtmlNode[], marks: Marks): HtmlNode[] =>
  restoreWordLists(nodes).flatMap(node => untangleNode(node, marks))

function untangleNode(node: HtmlNode, marks: Marks): HtmlNode[] {
  if (typeof node === 'string') return [marked(node, marks)]
  if (unread.has(node.tag) || isHidden(node) || isGoogleDocsPicture(node)) return []
  const inside = marksIn(node, marks)
  if (marking.has(node.tag)) return untangleIn(node.children, inside)
  const tag = tagOf(node)
  // A heading is bold anyway.
  const children = untangleIn(node.children, /^h[1-6]$/.test(tag) ? { ...inside, bold: false } : inside)
  if (tag === 'a') return [{ tag, attrs: { href: linkTarget(node.attrs.href ?? '') }, children }]
  if (tag === 'p' || tag === 'div') return splitParagraph({ tag, attrs: {}, children })
  if (/^h[1-6]$/.test(tag)) return [{ tag, attrs: {}, children: children.map(withoutBold) }]
  return [{ tag, attrs: node.attrs, children }]
}

function marked(text: string, { bold, italic }: Marks): HtmlNode {
  if (text.trim() === '') return text
  const slanted: HtmlNode = italic ? { tag: 'em', attrs: {}, children: [text] } : text
  return bold ? { tag: 'strong', attrs: {}, children: [slanted] } : slanted
}

function withoutBold(node: HtmlNode): HtmlNode {
  if (typeof node === 'string') return node
  const children = node.children.map(withoutBold)
  return node.tag === 'strong' ? { tag: 'span', attrs: {}, children } : { ...node, children }
}

/** The tag that a paragraph's class means: Word marks its styles by class. */
function tagOf({ tag, attrs }: HtmlElement): string {
  const name = /\bMso(Title|Quote|IntenseQuote)\b/.exec(attrs.class ?? '')?.[1]
  if (name === 'Title') return 'h2'
  return name ? 'blockquote' : tag
}

/**
 * Whether a picture comes from a Google document. Its address works only for the person who copied it, for about an hour: the author would see
 * the picture and readers would not. A paste leaves it out, with the same message as for a base64 picture. Pictures of other sites stay.
 */
function isGoogleDocsPicture({ tag, attrs }: HtmlElement): boolean {
  if (tag !== 'img' || !URL.canParse(attrs.src ?? '')) return false
  const { hostname, pathname } = new URL(attrs.src ?? '')
  return hostname.endsWith('.googleusercontent.com') && pathname.startsWith('/docs')
}

/** The target of a link that Google Docs wraps in its own redirect. */
function linkTarget(href: string): string {
  if (!URL.canParse(href)) return href
  const url = new URL(href)
  const isCounter = /(^|\.)google\.com(\.br)?$/.test(url.hostname) && url.pathname === '/url'
  return (isCounter && (url.searchParams.get('q') ?? url.searchParams.get('url'))) || href
}

/** Splits a paragraph at two line breaks in a row, which many programs use between paragraphs. */
function splitParagraph(paragraph: HtmlElement): HtmlNode[] {
  const parts: HtmlNode[][] = [[]]
  let breaks: HtmlNode[] = []
  for (const child of paragraph.children) {
    if (typeof child !== 'string' && child.tag === 'br') breaks.push(child)
    else if (typeof child === 'string' && child.trim() === '' && breaks.length > 0) breaks.push(child)
    else {
      const many = breaks.filter(node => typeof node !== 'string').length > 1
      if (many) parts.push([child])
      else parts.at(-1)?.push(...breaks, child)
      breaks = []
    }
  }
  return parts.map(children => ({ ...paragraph, children }))
}
