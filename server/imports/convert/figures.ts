import { findAll, type HtmlElement, type HtmlNode } from '#lib/body/tree.ts'
import { element, elementsIn, hasClass } from './elements.ts'
import { embedBlock } from './frames.ts'
import { alignOf, picture, pictureLink } from './pictures.ts'
import type { Mode } from './text-nodes.ts'
import type { Work } from './work.ts'

/** Reshapes the nodes inside of a figure: `reshape`, which calls these functions. */
export type Reshape = (nodes: readonly HtmlNode[], mode: Mode) => HtmlNode[]

/** A figure of the source, or a box that WordPress uses as one: a picture with its caption, a gallery, a pull quote, an embed, a file, a cover. */
export function figure(node: HtmlElement, mode: Mode, work: Work, reshape: Reshape): HtmlNode[] {
  const images = findAll(node.children, 'img')
  if (hasClass(node, /\bwp-block-pullquote\b/)) return pullQuote(node, reshape)
  if (hasClass(node, /\bwp-block-cover\b/)) return cover(node, mode, work, reshape)
  if (hasClass(node, /\bwp-block-file\b/)) return file(node, mode, reshape)
  if (images.length === 0) return (node.tag === 'figure' && embedBlock(node, work)) || plainFigure(node, mode, reshape)
  if (images.length > 1 || findAll(node.children, 'figure').length > 0 || isGallery(node))
    return gallery(node, mode, work, reshape)
  return captioned(node, mode, work, reshape)
}

/** Lists and boxes of pictures: WordPress' galleries of blocks, older ones, and those of its classic editor as a page shows them. */
export const isGallery = (node: HtmlElement): boolean =>
  hasClass(
    node,
    /\b(?:wp-block-gallery|blocks-gallery-grid|wp-block-jetpack-tiled-gallery|kg-gallery-card|galleryid-\d+)\b/,
  )

const isCaption = (node: HtmlNode): boolean =>
  typeof node !== 'string' && (node.tag === 'figcaption' || hasClass(node, /\b(?:wp-caption-text|wp-caption-dd)\b/))

/** One picture, its caption, and whatever else the figure holds after them. */
function captioned(node: HtmlElement, mode: Mode, work: Work, reshape: Reshape): HtmlNode[] {
  const [image] = findAll(node.children, 'img')
  const caption = findCaption(node.children)
  if (!image) return []
  const align = alignOf(node)
  const shown = picture(image, work, { ...(caption && { caption }), ...(align && { align }) })
  const link = findAll(node.children, 'a').find(each => findAll(each.children, 'img').length > 0)
  const rest = reshape(without(node.children, new Set([image, caption])), mode)
  return [...shown, ...(link ? pictureLink(link, work) : []), ...rest]
}

/** A gallery of pictures, each with its own caption; what else the source has there follows it, such as the caption of them all. */
function gallery(node: HtmlElement, mode: Mode, work: Work, reshape: Reshape): HtmlNode[] {
  const inner = (children: readonly HtmlNode[]): HtmlNode[] =>
    children.flatMap(child => {
      if (typeof child === 'string') return child.trim() === '' ? [] : [child]
      if (isCaption(child)) return [element('p', reshape(child.children, 'html'))]
      if (child.tag === 'figure' || isItem(child)) return figure(child, mode, work, reshape)
      if (/^(?:ul|li|div)$/.test(child.tag)) return inner(child.children)
      return reshape([child], mode)
    })
  return [element('figure', inner(node.children), { 'data-gallery': '' })]
}

/** A picture of a gallery of the classic editor, with its caption. */
const isItem = (node: HtmlElement) => hasClass(node, /\bgallery-item\b/)

function plainFigure(node: HtmlElement, mode: Mode, reshape: Reshape): HtmlNode[] {
  const children = node.children.map(child =>
    typeof child !== 'string' && isCaption(child) ? { ...child, tag: 'p' } : child,
  )
  return [element('div', reshape(children, mode))]
}

function pullQuote(node: HtmlElement, reshape: Reshape): HtmlNode[] {
  const [quote = node] = findAll(node.children, 'blockquote')
  const cites = findAll(quote.children, 'cite')
  const text = reshape(without(quote.children, new Set(cites)), 'html')
  const rest = node === quote ? [] : reshape(without(node.children, new Set([quote])), 'html')
  const source = cites.map(cite => element('p', reshape(cite.children, 'html')))
  return [element('aside', text, { 'data-kind': 'pull' }), ...source, ...rest]
}

/** A text on a picture: the picture, then the text. */
function cover(node: HtmlElement, mode: Mode, work: Work, reshape: Reshape): HtmlNode[] {
  const [, background] = /url\((?:&quot;|["'])?([^"')]+)/.exec(node.attrs.style ?? '') ?? []
  const shown = background ? picture(element('img', [], { src: background }), work) : []
  return [element('div', [...shown, ...reshape(node.children, mode)])]
}

/** A file to download: each link on its own line. The frame that shows the file repeats its address, and so does a button behind its name. */
function file(node: HtmlElement, mode: Mode, reshape: Reshape): HtmlNode[] {
  const addresses = new Set<string>()
  const shown = elementsIn(node).filter(({ tag, attrs: { href } }) => {
    const isNew = href === undefined || !addresses.has(href)
    if (href !== undefined) addresses.add(href)
    return isNew && tag !== 'object'
  })
  return shown.map(child => element('p', reshape([child], mode)))
}

/** The nodes without some elements at any depth, and without the boxes that only held those. */
function without(nodes: readonly HtmlNode[], gone: ReadonlySet<HtmlElement | undefined>): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (typeof node === 'string') return [node]
    if (gone.has(node)) return []
    const children = without(node.children, gone)
    const emptied = children.length < node.children.length && children.every(isBlank)
    return emptied ? [] : [{ ...node, children }]
  })
}

const isBlank = (node: HtmlNode) => typeof node === 'string' && node.trim() === ''

function findCaption(nodes: readonly HtmlNode[]): HtmlElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const found = isCaption(node) ? node : findCaption(node.children)
    if (found) return found
  }
  return undefined
}
