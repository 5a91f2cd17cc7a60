import { escapeAttribute, escapeText } from '#lib/body/markup.ts'
import type { ImportNote } from '#lib/imports/post.ts'
import { subtitleKeys, videoKeys } from './metadata.ts'
import type { WxrElement } from './parse.ts'
import type { WxrSite } from './site.ts'

/** The line under the headline: that of a field for it, otherwise the excerpt. A different excerpt beside it is noted. */
export function summaryIn({ meta, texts }: WxrElement, notes: ImportNote[]): string {
  const excerpt = texts['excerpt:encoded'] ?? ''
  const subtitle = subtitleKeys
    .map(key => meta[key]?.trim() ?? '')
    .find(text => text !== '' && !/^field_\w+$/.test(text))
  if (subtitle === undefined) return excerpt
  if (excerpt.trim() !== '' && excerpt.trim() !== subtitle) notes.push({ code: 'field_not_read', detail: 'excerpt' })
  return subtitle
}

/** The id of the category that a search plugin calls the main one; empty without one. */
export const primaryCategory = ({ meta }: WxrElement): string =>
  (meta._yoast_wpseo_primary_category ?? meta.rank_math_primary_category ?? '').trim()

const reusable = /<!-- wp:block \{"ref":(\d{1,12})[^>]{0,300}\} \/-->/g
const footnotes = '<!-- wp:footnotes /-->'

/** The text of an item below its featured video, which themes show above it, and above the sound of its podcast. */
export function textOf(item: WxrElement, site: WxrSite): string {
  const html = bodyIn(item, site)
  const video = featuredVideo(item, site)
  const below = html + enclosed(item.meta.enclosure ?? '', html)
  return video === '' || html.includes(youTubeId(video) ?? video) ? below : `<p>${video}</p>\n\n${below}`
}

/** The player of a sound, a film or a file that a feed carries and the text does not have: its address, its length and its kind, each on a line. */
function enclosed(written: string, html: string): string {
  const [address = '', , kind = ''] = written.split('\n').map(line => line.trim())
  const name = address.slice(address.lastIndexOf('/') + 1)
  const isPicture = kind.startsWith('image/') || /\.(?:jpe?g|png|gif|webp|avif)(?:\?|$)/i.test(name)
  if (isPicture || !/^https?:\/\/\S+$/.test(address) || html.includes(name)) return ''
  return `\n\n${player(escapeAttribute(address), kind, name)}`
}

function player(src: string, kind: string, name: string): string {
  if (kind.startsWith('audio/') || /\.(?:mp3|m4a|ogg|oga|wav)(?:\?|$)/i.test(name))
    return `<audio src="${src}"></audio>`
  if (kind.startsWith('video/') || /\.(?:mp4|m4v|mov|webm)(?:\?|$)/i.test(name)) return `<video src="${src}"></video>`
  return `<p><a href="${src}">${escapeText(name)}</a></p>`
}

/** The id in an address of YouTube: a text may have the video at another one. */
const youTubeId = (address: string) => /(?:youtu\.be\/|[?&]v=|\/embed\/|\/shorts\/)([\w-]{11})/.exec(address)?.[1]

/** The address of the video that a theme keeps in a field; empty without one. */
function featuredVideo({ meta }: WxrElement, site: WxrSite): string {
  for (const key of videoKeys) {
    const uploaded = site.attachments.get(meta[key]?.trim() ?? '')?.url
    if (uploaded) return uploaded
    const [found] = /https?:\/\/[^\s"'<>;\\]{4,1000}/.exec(meta[key] ?? '') ?? []
    if (found) return found
  }
  return ''
}

/** The text of an item with its reusable blocks and footnotes in their places. */
function bodyIn({ texts, meta }: WxrElement, site: WxrSite): string {
  const html = texts['content:encoded'] ?? ''
  if (!html.includes('<!-- wp:')) return html
  const whole = html.replace(reusable, (written, id: string) => site.reusable.get(id) ?? written)
  return whole.includes(footnotes) ? whole.replace(footnotes, () => footnoteList(meta.footnotes ?? '')) : whole
}

/** WordPress keeps footnotes as JSON beside the text. */
function footnoteList(json: string): string {
  let notes: unknown
  try {
    notes = JSON.parse(json)
  } catch {
    return ''
  }
  if (!Array.isArray(notes)) return ''
  const items = notes.flatMap((note: unknown) => {
    const content = typeof note === 'object' && note !== null && 'content' in note ? note.content : null
    return typeof content === 'string' ? [`<li>${content}</li>`] : []
  })
  return items.length === 0 ? '' : `<!-- wp:list --><ol>${items.join('')}</ol><!-- /wp:list -->`
}
