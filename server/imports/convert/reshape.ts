import { findAll, type HtmlElement, type HtmlNode, textOf } from '#lib/body/tree.ts'
import { element, hasClass } from './elements.ts'
import { figure, isGallery } from './figures.ts'
import { iframe, media, socialQuote } from './frames.ts'
import { picture, pictureLink } from './pictures.ts'
import { type Mode, pushText } from './text-nodes.ts'
import { classicTag } from './wordpress-blocks.ts'
import type { Work } from './work.ts'

const words = (list: string) => new Set(list.split(' '))

/** Elements that hold only other elements: the space between those is no text. */
const structure = words('ul ol menu table thead tbody tfoot tr dl')
/** Elements without anything for readers. */
const dropped = words('style template head title meta link base input source track param area')
/** Form elements and drawings, of which `readBody` would drop the text. */
const unwrapped = words('button textarea select option canvas math label')
/** Marks that the list of marks does not have. */
const unmarked = words('u mark kbd code')
/** Elements whose attributes `readBody` needs. */
const attributed = words('ol td th')
const headings = words('h1 h2 h3 h4 h5 h6')

/**
 * The tree of a foreign text as the tree that `readBody` reads: pictures, frames and links by the product's rules, and everything that it would drop as
 * text or a link, with a note. Attributes of the source do not pass, but for those of lists and cells.
 */
export function reshape(nodes: readonly HtmlNode[], mode: Mode, work: Work): HtmlNode[] {
  const out: HtmlNode[] = []
  for (const node of nodes) {
    if (typeof node === 'string') pushText(out, node, mode)
    else for (const each of reshaped(node, mode, work)) out.push(each)
  }
  return out
}

function reshaped(node: HtmlElement, mode: Mode, work: Work): HtmlNode[] {
  const { tag, attrs, children } = node
  switch (tag) {
    case 'br':
    case 'hr':
    case 'wbr':
      return tag === 'wbr' ? [] : [element(tag)]
    case classicTag:
      return [element('div', reshape(children, 'classic', work))]
    case 'a':
      return link(node, mode, work)
    case 'img':
      return picture(node, work)
    case 'figure':
      return figure(node, mode, work, (nodes, inner) => reshape(nodes, inner, work))
    case 'iframe':
      return iframe(node, work)
    case 'video':
    case 'audio':
    case 'object':
    case 'embed':
      return media(node, work)
    case 'script':
    case 'noscript':
    case 'svg':
      return unseen(node, work)
    case 'blockquote':
      return socialQuote(node, work) ?? [quote(node, mode, work)]
    case 'pre':
    case 'listing':
    case 'xmp':
      return [element('pre', reshape(children, 'pre', work))]
    case 'summary':
      return [element('p', [element('strong', reshape(children, mode, work))])]
    case 'q':
      return ['“', ...reshape(children, mode, work), '”']
  }
  if (isGallery(node) && findAll(children, 'img').length > 0)
    return figure(node, mode, work, (nodes, inner) => reshape(nodes, inner, work))
  if (structure.has(tag)) return [list(node, mode, work)]
  if (dropped.has(tag)) return drop(node, work)
  if (unmarked.has(tag)) return unmark(node, mode, work)
  if (unwrapped.has(tag)) {
    work.note('markup_dropped', tag)
    return [element('div', reshape(children, mode, work))]
  }
  if (hasClass(node, /\b(?:wp-caption|wp-block-(?:cover|file))\b/))
    return figure(node, mode, work, (nodes, inner) => reshape(nodes, inner, work))
  // A heading or a cell is one line: its line breaks are those of the source.
  const inner = headings.has(tag) && mode === 'classic' ? 'html' : mode
  return [element(tag, reshape(children, inner, work), attributed.has(tag) ? attrs : {})]
}

/** A list or a table. A caption of a table stands before it, as a paragraph. */
function list(node: HtmlElement, mode: Mode, work: Work): HtmlElement {
  const { tag, attrs } = node
  const children = node.children.filter(child => typeof child !== 'string' || child.trim() !== '')
  const inner = reshape(children, mode, work)
  if (tag !== 'table') return element(tag, inner, attributed.has(tag) ? attrs : {})
  const isCaption = (child: HtmlNode) => typeof child !== 'string' && child.tag === 'caption'
  const table = element(
    tag,
    inner.filter(child => !isCaption(child)),
  )
  return element('div', [...inner.filter(isCaption), table])
}

function link({ attrs, children }: HtmlElement, mode: Mode, work: Work): HtmlNode[] {
  const written = attrs.href?.trim() ?? ''
  const href = written === '' ? null : work.linkAddress(written)
  if (href === null && written !== '' && !written.startsWith('#')) work.note('markup_dropped', `link ${written}`)
  const inner = reshape(children, mode, work)
  const pictures = findAll(children, 'img').length > 0 ? pictureLink({ tag: 'a', attrs, children }, work) : []
  const node = href === null ? inner : [element('a', inner, { href })]
  return pictures.length > 0 ? [...node, ...pictures] : node
}

function quote(node: HtmlElement, mode: Mode, work: Work): HtmlElement {
  const children = node.children.map(child =>
    typeof child !== 'string' && (child.tag === 'cite' || child.tag === 'footer') ? { ...child, tag: 'p' } : child,
  )
  return element('blockquote', reshape(children, mode, work))
}

function unmark({ tag, children }: HtmlElement, mode: Mode, work: Work): HtmlNode[] {
  work.note('markup_dropped', tag)
  return [element('span', reshape(children, tag === 'code' && mode === 'pre' ? 'pre' : mode, work))]
}

const widgets = /^(?:https?:)?\/\/(?:platform\.(?:twitter|x)\.com|(?:www\.)?instagram\.com|www\.tiktok\.com)\//

/** Scripts, drawings and what stands in place of scripts: dropped. Scripts of posts that became cards are not missed. */
function unseen({ tag, attrs, children }: HtmlElement, work: Work): HtmlNode[] {
  if (tag === 'script' && widgets.test(attrs.src ?? '')) return []
  work.note('markup_dropped', tag === 'script' && attrs.src ? `script ${attrs.src}` : tag)
  const text = tag === 'svg' ? findAll(children, 'text').map(textOf).join(' ') : ''
  return text === '' ? [] : [element('p', [text])]
}

function drop({ tag, attrs }: HtmlElement, work: Work): HtmlNode[] {
  if (tag !== 'input') return []
  work.note('markup_dropped', tag)
  const label = /^(?:submit|button)$/.test(attrs.type ?? '') ? (attrs.value ?? '') : ''
  return label === '' ? [] : [element('span', [label])]
}
