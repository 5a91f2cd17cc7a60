import { escapeAttribute, escapeText } from '#lib/body/markup.ts'
import { markdownNodes } from './markdown.ts'

/** A node of Lexical's JSON, as Ghost's editor writes it. Every property may be missing or of another kind. */
type Node = Readonly<Record<string, unknown>>

/** The most levels of nodes that are read. */
const deepest = 50

/** The HTML of a text in Ghost's Lexical JSON. Empty when it is none. */
export function lexicalHtml(json: string): string {
  const root = objectIn(parsed(json), 'root')
  return root ? children(root, 0) : ''
}

const children = (node: Node, depth: number): string =>
  depth > deepest
    ? ''
    : listOf(node.children)
        .map(child => html(child, depth + 1))
        .join('')

function html(node: Node, depth: number): string {
  const inner = () => children(node, depth)
  switch (node.type) {
    case 'text':
    case 'extended-text':
      return marked(escapeText(text(node, 'text')), Number(node.format) || 0)
    case 'linebreak':
      return '<br>'
    case 'tab':
      return ' '
    case 'link':
    case 'autolink':
      return `<a href="${attribute(node, 'url')}">${inner()}</a>`
    case 'heading':
    case 'extended-heading':
      return wrap(/^h[1-6]$/.test(text(node, 'tag')) ? text(node, 'tag') : 'h2', inner())
    case 'list':
      return node.listType === 'number' ? `<ol start="${Number(node.start) || 1}">${inner()}</ol>` : wrap('ul', inner())
    case 'listitem':
      return wrap('li', inner())
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return wrap('blockquote', inner())
    case 'paragraph':
      return wrap('p', inner())
    case 'table':
      return wrap('table', inner())
    case 'tablerow':
      return wrap('tr', inner())
    case 'tablecell':
      return wrap(Number(node.headerState) > 0 ? 'th' : 'td', inner())
    default:
      return cardHtml(text(node, 'type'), node) + inner()
  }
}

const marks = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const

const marked = (inner: string, format: number) =>
  marks.reduce((found, [bit, tag]) => (format & bit ? wrap(tag, found) : found), inner)

/** The HTML of a card by its name, as both of Ghost's editors have them: what it shows as text, pictures, frames and links. */
export function cardHtml(name: string, card: Node): string {
  const caption = text(card, 'caption')
  switch (name) {
    case 'image':
      return figure(card, caption)
    case 'gallery':
      return (
        wrap(
          'figure',
          listOf(card.images)
            .map(image => figure(image, ''))
            .join(''),
        ) + (caption && wrap('p', caption))
      )
    case 'horizontalrule':
    case 'hr':
      return '<hr>'
    case 'html':
      return text(card, 'html')
    case 'markdown':
    // Its name in the first files with cards.
    case 'card-markdown':
      return children({ children: markdownNodes(text(card, 'markdown')) }, 0)
    case 'codeblock':
    case 'code':
      return wrap('pre', escapeText(text(card, 'code'))) + (caption && wrap('p', caption))
    case 'embed':
      return text(card, 'html').includes('<iframe') || !text(card, 'url')
        ? text(card, 'html') + (caption && wrap('p', caption))
        : `<figure class="wp-block-embed">${escapeText(text(card, 'url'))}<figcaption>${caption}</figcaption></figure>`
    case 'bookmark': {
      const title = text(objectIn(card, 'metadata') ?? card, 'title') || text(card, 'url')
      return link(text(card, 'url'), title) + (caption && wrap('p', caption))
    }
    case 'button':
      return link(text(card, 'buttonUrl'), text(card, 'buttonText'))
    case 'file':
      return (
        link(text(card, 'src'), text(card, 'fileTitle') || text(card, 'fileName')) +
        wrap('p', text(card, 'fileCaption'))
      )
    case 'video':
    case 'audio':
      return `<${name} src="${attribute(card, 'src')}" title="${attribute(card, 'title')}"></${name}>${caption && wrap('p', caption)}`
    // Only mails show the first two, and the paywall of this site is its own.
    case 'email':
    case 'email-cta':
    case 'paywall':
    case 'signup':
      return ''
    case 'product':
      return (
        (text(card, 'productImageSrc') && `<img src="${attribute(card, 'productImageSrc')}" alt="">`) + readable(card)
      )
    case 'callout':
      return wrap('blockquote', `${text(card, 'calloutEmoji')} ${text(card, 'calloutText')}`)
    case 'toggle':
      return wrap('h3', text(card, 'heading')) + text(card, 'content')
    default:
      return readable(card)
  }
}

/** What an unknown card has to read: its texts, which are HTML, and its link. */
function readable(card: Node): string {
  const names = [
    'heading',
    'header',
    'productTitle',
    'subheader',
    'subheading',
    'html',
    'text',
    'productDescription',
    'labelText',
    'textValue',
  ]
  const texts = names.flatMap(name => text(card, name) || [])
  return (
    texts.map(each => wrap('p', each)).join('') +
    link(text(card, 'productUrl') || text(card, 'buttonUrl'), text(card, 'buttonText'))
  )
}

const figure = (image: Node, caption: string) =>
  `<figure><img src="${attribute(image, 'src')}" alt="${attribute(image, 'alt')}"><figcaption>${caption || text(image, 'caption')}</figcaption></figure>`

const link = (url: string, label: string) =>
  url === '' ? wrapText(label) : `<p><a href="${escapeAttribute(url)}">${escapeText(label || url)}</a></p>`

const wrapText = (label: string) => (label === '' ? '' : wrap('p', escapeText(label)))
const wrap = (tag: string, inner: string) => `<${tag}>${inner}</${tag}>`

/** A property that is text; empty for any other. */
export const text = (node: Node, name: string): string => (typeof node[name] === 'string' ? node[name] : '')
const attribute = (node: Node, name: string) => escapeAttribute(text(node, name))

/** A property that is an object; null for any other. */
export function objectIn(node: unknown, name: string): Node | null {
  const value = isObject(node) ? node[name] : null
  return isObject(value) ? value : null
}

/** A property that is a list, as its objects. */
export const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isObject) : [])

const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The value of a JSON text; null when it is broken. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
