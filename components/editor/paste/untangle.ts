import { frameOf } from '#lib/body/embeds/frames.ts'
import { figuresIn } from '#lib/body/figures.ts'
import { linkAddress } from '#lib/body/link.ts'
import { findAll, type HtmlElement, type HtmlNode, textOf } from '#lib/body/tree.ts'
import type { Loss } from './losses.ts'
import { isBullet, isHidden, type Marks, marksIn, styleOf } from './style.ts'
import { restoreWordLists } from './word-lists.ts'

/** What stands around a node: its marks, and what the paste has left out so far. */
interface Place extends Marks {
  lost: Set<Loss>
}

const plain: Marks = { bold: false, italic: false, strike: false, position: null, keepsLines: false }
const marking = new Set(['b', 'strong', 'i', 'em', 'span', 'font', 'u', 's', 'strike', 'del', 'ins', 'sup', 'sub'])
const unread = new Set(['style', 'script', 'meta', 'link', 'title', 'xml'])

/**
 * Converts a word processor's clipboard HTML to plain HTML: marks in styles become elements, and paragraphs with typed bullets become lists.
 * Takes and returns parsed nodes, and adds to `lost` what does not come along. Does not remove content that a body forbids; the body's reader does
 * that.
 */
export function untangle(nodes: readonly HtmlNode[], lost: Set<Loss>): HtmlNode[] {
  return untangleIn(nodes, { ...plain, lost })
}

const untangleIn = (nodes: readonly HtmlNode[], place: Place): HtmlNode[] =>
  restoreWordLists(nodes).flatMap(node => untangleNode(node, place))

function untangleNode(node: HtmlNode, place: Place): HtmlNode[] {
  if (typeof node === 'string') return textNodes(node, place)
  if (isLettered(node)) place.lost.add('letters')
  if (unread.has(node.tag) || isBullet(node)) return []
  const loss = lossOf(node)
  if (loss !== null) {
    place.lost.add(loss)
    return []
  }
  const inside = { ...marksIn(node, place), lost: place.lost }
  if (marking.has(node.tag)) return untangleIn(node.children, inside)
  const tag = tagOf(node)
  if (tag === 'a') return link(node, inside)
  if (tag === 'img' && isEmoji(node)) return textNodes(node.attrs.alt ?? '', place)
  // A heading is bold anyway.
  const children = untangleIn(node.children, /^h[1-6]$/.test(tag) ? { ...inside, bold: false } : inside)
  if (tag === 'p' || tag === 'div') return [{ tag, attrs: {}, children }]
  if (/^h[1-6]$/.test(tag)) return [{ tag, attrs: {}, children: children.map(withoutBold) }]
  return [{ tag, attrs: node.attrs, children }]
}

/** Whether an element is a list, an item or a bullet of Word with letters or Roman numbers: lists here have numbers. */
const isLettered = (element: HtmlElement) =>
  /^(?:ol|li)$/.test(element.tag)
    ? /^[ai]$/i.test(element.attrs.type ?? '') || /alpha|latin|roman/.test(styleOf(element, 'list-style-type'))
    : isBullet(element) && /^\(?[a-z]{1,5}[.)]/i.test(textOf(element).trim())

/** The kind of loss when a whole element stays behind; null when it comes along. */
function lossOf(element: HtmlElement): Loss | null {
  const { tag, attrs } = element
  if (isDeleted(element)) return 'deleted'
  if (isComment(element)) return 'comments'
  if (isHidden(element)) return textOf(element).trim() === '' ? null : 'hidden'
  switch (tag) {
    case 'img': {
      const isLost = isGoogleDocsPicture(element) || figuresIn([element]).length === 0
      return isLost && !isEmoji(element) ? 'pictures' : null
    }
    case 'iframe':
      return frameOf(element) ? null : 'media'
    case 'video':
    case 'audio':
    case 'object':
    case 'embed':
    case 'canvas':
      return 'media'
    case 'svg':
      return findAll([element], 'text').length > 0 ? 'media' : null
    case 'math':
      return 'formulas'
    case 'button':
    case 'select':
    case 'textarea':
      return textOf(element).trim() === '' ? null : 'fields'
    case 'input':
      return attrs.type === 'hidden' ? null : 'fields'
    default:
      return null
  }
}

/** A link. One that leads within the copied document becomes its words; a footnote's number is raised. */
function link(element: HtmlElement, place: Place): HtmlNode[] {
  const href = linkTarget(element.attrs.href ?? '')
  if (leadsWithin(href)) {
    const number = noteNumber(element)
    return number === null ? untangleIn(element.children, place) : textNodes(number, { ...place, position: 'sup' })
  }
  if (href !== '' && linkAddress(href) === null && textOf(element).trim() !== '') place.lost.add('links')
  return [{ tag: 'a', attrs: { href }, children: untangleIn(element.children, place) }]
}

/** An emoji that a page draws as a picture, as WhatsApp and Gmail do. */
const isEmoji = ({ attrs }: HtmlElement) => /^\p{RGI_Emoji}$/v.test(attrs.alt?.trim() ?? '')

/** A text with its marks, and with its lines where the source keeps them. */
function textNodes(text: string, marks: Marks): HtmlNode[] {
  if (!marks.keepsLines) return [marked(text, marks)]
  const lines = text.split(/\r\n?|\n/)
  return lines.flatMap((line, place) => (place === 0 ? [marked(line, marks)] : [lineEnd, marked(line, marks)]))
}

const lineEnd: HtmlElement = { tag: 'br', attrs: {}, children: [] }

function marked(text: string, { bold, italic, strike, position }: Marks): HtmlNode {
  if (text.trim() === '') return text
  const tags = [position, strike && 's', italic && 'em', bold && 'strong'].filter(tag => tag !== null && tag !== false)
  return tags.reduce<HtmlNode>((inner, tag) => ({ tag, attrs: {}, children: [inner] }), text)
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

/** Whether an element is a comment of Word or Google Docs, or the sign in the text that leads to it. */
function isComment(element: HtmlElement): boolean {
  const { tag, attrs, children } = element
  if (tag === 'a') return /#(?:_msocom|_msoanchor|cmnt)/.test(attrs.href ?? '')
  if (/\bMso(?:CommentReference|CommentText)\b/.test(attrs.class ?? '')) return true
  const [first] = children
  const isDocsComment = tag === 'p' && typeof first === 'object' && /^#cmnt_ref/.test(first.attrs.href ?? '')
  return isDocsComment || /^comment/.test(styleOf(element, 'mso-element'))
}

/** Whether an element is text that a reviewer deleted: Word and LibreOffice name the reviewer. On a web page a `del` is text struck through. */
const isDeleted = ({ tag, attrs }: HtmlElement) => tag === 'del' && /^mailto:/i.test(attrs.cite ?? '')

/** Places within the copied document, which no reader can open: `#topo`, a footnote of Word, Google Docs or LibreOffice, the writing screen itself. */
const within =
  /^(?:about:blank)?#|#(?:_(?:ftn|edn)(?:ref)?\d|ftnt(?:_ref)?\d|sd(?:foot|end)note\d)|\/(?:article\/[^/?#]+\/edit|create)(?:\?[^#]*)?#/

const leadsWithin = (href: string) => within.test(href)

/** The number of a footnote's link, in the text or before the note, without brackets. Empty for an arrow that leads back, null for another link. */
function noteNumber(link: HtmlElement): string | null {
  const label = textOf(link).trim()
  if (/^[↑↩⤴^][\ufe0e\ufe0f]?$/.test(label)) return ''
  return /^[[(]?(\d{1,3}|[ivxl]{1,6}|[a-z]|[*†‡]{1,3})[\])]?$/i.exec(label)?.[1] ?? null
}
