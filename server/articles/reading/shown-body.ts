import { embedPath } from '#lib/addresses/paths.ts'
import { narrowerOf } from '#lib/articles/renditions.ts'
import { type Block, type Embed, linesOf } from '#lib/body/body.ts'
import { sanitizeEmbed } from '#lib/body/embeds/embed.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { writeBody } from '#lib/body/write.ts'
import { escapeHtml } from '#lib/text/html.ts'
import { bindAmounts } from '#lib/text/typography.ts'
import { shownGallery } from './shown-gallery.ts'

/** The card of another article in a text, with that article's data of today. */
export interface RelatedCard {
  id: string
  path: string
  title: string
  /** The path of a small picture, or null. */
  picture: string | null
  /** CSS classes of the crop; may be empty. */
  look: string
}

/**
 * A stored body as readers see it. An embed becomes a link to its own frame, by its place among the article's embeds; its HTML is
 * not sent. A card of another article shows that article's present title and path, or nothing when it is not among `cards`. A
 * wide table scrolls; one without words is left out. A gallery's pictures have addresses. Pictures load lazily and in the width needed. No line ends inside an amount or a score.
 * The rest stays byte for byte.
 * `key`, a query with the key of a preview or a gift, is added to the addresses of its embeds and uploads.
 */
export function shownBody(articleId: string, content: string, cards: readonly RelatedCard[] = [], key = ''): string {
  if (!/<(?:figure data-embed|figure data-gallery|aside data-related|table)\b/.test(content))
    return finished(content, key)
  let place = 0
  let galleries = 0
  const show = (block: Block): string => {
    if (block.kind === 'embed') return embedLink(block, embedPath(articleId, place++) + key)
    if (block.kind === 'related') return cardOf(cards.find(({ id }) => id === block.article))
    if (block.kind === 'gallery') return keyed(shownGallery(block, ++galleries), key)
    if (block.kind === 'table') return isBlank(block) ? '' : scrollable(writeBody([block]))
    return writeBody([block])
  }
  return finished(readBody(parseHtml(content)).map(show).join(''), key)
}

const isBlank = (block: Block) => linesOf(block).every(line => line.length === 0)

/** Widths of pictures on a page (components/reader/styles/story.css). */
const sizes: Record<string, string> = {
  wide: '(min-width: 48rem) 48rem, 100vw',
  left: '(min-width: 40rem) 19rem, 100vw',
  right: '(min-width: 40rem) 19rem, 100vw',
}
const usualSizes = '(min-width: 40rem) 38rem, 100vw'

/** A stored body is canonical: no text in it has a bare `<`. */
const finished = (html: string, key: string) => withPictures(html, key).replace(/>[^<]+/g, bindAmounts)

const withPictures = (html: string, key: string) =>
  html.replace(/<figure((?: data-align="(\w+)")?)><img src="([^"]*)"/g, (_, align, where, src) => {
    const narrower = narrowerOf(src)
    const set = narrower ? ` srcset="${keyed(narrower, key)}" sizes="${sizes[where] ?? usualSizes}"` : ''
    return `<figure${align}><img loading="lazy" decoding="async" src="${keyed(src, key)}"${set}`
  })

/** Addresses of uploads with a key behind each. */
export const keyed = (addresses: string, key: string): string =>
  key ? addresses.replace(/\/uploads\/[0-9a-f-]{36}\/\d+\.webp/g, address => address + key) : addresses

const embedLink = ({ title, height }: Embed, path: string) =>
  `<figure data-frame data-height="${height}"><a href="${path}" target="_blank" rel="noopener">${escapeHtml(title)}</a></figure>`

function cardOf(card: RelatedCard | undefined): string {
  if (!card) return ''
  const picture = card.picture
    ? `<img${card.look && ` class="${card.look}"`} src="${escapeHtml(card.picture)}" alt="" loading="lazy" decoding="async">`
    : ''
  const words = `<span><small>Leia também</small> ${escapeHtml(card.title)}</span>`
  return `<aside data-related="${card.id}"><a href="${escapeHtml(card.path)}">${picture}${words}</a></aside>`
}

/** Focusable: without a mouse, the arrow keys scroll it. */
const scrollable = (table: string) =>
  `<div class="story-table" role="group" aria-label="Tabela" tabindex="0">${table}</div>`

/** Title and HTML of the embed at a place in a stored body, sanitised again; null when there is none. */
export function embedAt(content: string, place: number): { title: string; html: string } | null {
  const embeds = readBody(parseHtml(content)).filter(block => block.kind === 'embed')
  const embed = embeds[place]
  return embed ? { title: embed.title, html: sanitizeEmbed(embed.html) } : null
}

/** Ids of the articles whose cards stand in a stored body, each once. */
export const relatedIn = (content: string): string[] => [
  ...new Set([...content.matchAll(/<aside data-related="([0-9a-f-]{36})"/g)].map(([, id = '']) => id)),
]
