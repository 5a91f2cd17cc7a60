import { readSegment } from '#lib/addresses/paths.ts'
import { sanitizeEmbed } from '#lib/body/embeds/embed.ts'
import { embedHeight, frameAt } from '#lib/body/embeds/frames.ts'
import { postAt, postTitleMax } from '#lib/body/embeds/posts.ts'
import { videoId } from '#lib/body/embeds/video.ts'
import { plainLine } from '#lib/body/inlines.ts'
import { escapeAttribute } from '#lib/body/markup.ts'
import { findAll, type HtmlElement, type HtmlNode, textOf } from '#lib/body/tree.ts'
import { element, hasClass, linkParagraph } from './elements.ts'
import type { Work } from './work.ts'

/** The video or post at an address, or a link to it. `caption` is plain text. */
export function frameNode(address: string, caption: string, work: Work): HtmlNode {
  const frame = frameAt(address)
  if (frame?.kind === 'video') return element('figure', [caption.slice(0, 200)], { 'data-video': frame.id })
  if (frame?.kind === 'post' && caption.length <= postTitleMax) return post(frame.network, frame.url, caption)
  const href = work.linkAddress(address)
  if (href === null) return element('p', [caption || address])
  work.note('embed_as_link', address)
  return linkParagraph(href, caption || address)
}

const post = (network: string, url: string, title: string) =>
  element('figure', [element('a', [title], { href: url })], { 'data-post': network })

/** A block that WordPress embeds by its address alone. */
export function embedBlock(figure: HtmlElement, work: Work): HtmlNode[] | null {
  const [caption] = findAll(figure.children, 'figcaption')
  const text = caption ? plainLine(textOf(caption)) : ''
  const rest = figure.children.filter(child => child !== caption)
  const inside = plainLine(rest.map(textOf).join(' '))
  return /^https?:\/\/\S+$/.test(inside) ? [frameNode(inside, text, work)] : null
}

/** A frame of another site. Frames of one pixel count visits and show nothing. */
export function iframe({ attrs }: HtmlElement, work: Work): HtmlNode[] {
  const src = (attrs.src || attrs['data-src'] || '').trim().replace(/^\/\//, 'https://')
  const title = plainLine(attrs.title ?? '')
  if (videoId(src)) return [element('iframe', [], { src, title })]
  const hidden = /^[01]$/.test(attrs.width ?? '') || /^[01]$/.test(attrs.height ?? '')
  const address = hidden ? null : work.fileAddress(src)
  if (!address) {
    work.note('markup_dropped', `iframe ${src}`)
    return []
  }
  const html = sanitizeEmbed(
    `<iframe src="${escapeAttribute(address)}" title="${escapeAttribute(title)}" allowfullscreen></iframe>`,
  )
  if (html === '') return [frameNode(address, title, work)]
  const height = String(embedHeight(Number.parseInt(attrs.height ?? '', 10)))
  const shown = title || `Conteúdo de ${URL.parse(address)?.hostname ?? address}`
  return [element('figure', [shown], { 'data-embed': html, 'data-height': height })]
}

/** A video, an audio or an object of the source by its address: a known player, otherwise a link. */
export function media(node: HtmlElement, work: Work): HtmlNode[] {
  const { tag, attrs, children } = node
  const sources = [...findAll(children, 'source'), ...findAll(children, 'embed')].map(each => each.attrs.src)
  const movie = findAll(children, 'param').find(each => /^(?:movie|src)$/i.test(each.attrs.name ?? ''))?.attrs.value
  const written = [attrs.src, attrs.data, ...sources, movie].find(each => each?.trim())
  const address = work.fileAddress(written ?? '')
  if (!address) {
    work.note('markup_dropped', tag)
    return []
  }
  if (frameAt(address)) return [frameNode(address, '', work)]
  work.note('embed_as_link', address)
  const name = readSegment(safeName(address))
  const kind = tag === 'audio' ? 'Áudio' : tag === 'video' ? 'Vídeo' : 'Arquivo'
  return [linkParagraph(address, `${kind}: ${attrs.title || name || address}`)]
}

/** The file's name in an address, with signs that cannot be decoded left as they are. */
function safeName(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  return path.slice(path.lastIndexOf('/') + 1).replace(/%(?![0-9a-f]{2})/gi, '%25')
}

const social = /\b(?:twitter-tweet|twitter-video|instagram-media|tiktok-embed|bluesky-embed|text-post-media)\b/

/** A quote that a social network's script turns into a post. Null for any other quote. */
export function socialQuote(quote: HtmlElement, work: Work): HtmlNode[] | null {
  if (!hasClass(quote, social)) return null
  const links = findAll(quote.children, 'a').map(({ attrs }) => attrs.href ?? '')
  const candidates = [quote.attrs['data-instgrm-permalink'] ?? '', quote.attrs.cite ?? '', ...links.toReversed()]
  const known = candidates.find(address => postAt(address) !== null)
  const address = known ?? candidates.find(each => /^https?:/.test(each))
  if (!address) return null
  const words = plainLine(textOf(quote))
  const node = frameNode(address, words, work)
  if (words.length <= postTitleMax || !known) return [node]
  return [element('blockquote', [words]), frameNode(address, '', work)]
}
