import type { ImportNote } from '#lib/imports/post.ts'
import type { WxrElement } from './parse.ts'
import type { WxrSite } from './site.ts'

/** Fields of plugins and themes that hold the line under the headline. */
const subtitleKeys = [
  ...['subtitle', '_subtitle', 'post_subtitle', 'wps_subtitle', '_wps_subtitle', 'secondary_title', '_secondary_title'],
  ...['subtitulo', '_subtitulo', 'sub_titulo', 'subtitulo_da_materia', 'linha_fina', 'linhafina', 'linha-fina', 'olho'],
  ...['bigode', 'sutia', 'resumo', 'lead', 'td_subtitle', 'jnews_subtitle', 'post_sub_title', 'kicker', 'deck'],
]

/** The metadata of posts and pictures that an import reads. */
export const metaKeys: ReadonlySet<string> = new Set([
  ...['_thumbnail_id', '_wp_attachment_image_alt', '_wp_attachment_metadata', '_wp_attached_file', '_wp_old_slug'],
  ...['_media_credit', 'media_credit', '_credit', 'credit', 'fifu_image_url', 'footnotes'],
  ...['_yoast_wpseo_primary_category', 'rank_math_primary_category', 'cap-user_login', 'cap-display_name'],
  ...subtitleKeys,
])

/** Whether a field that no import reads holds a text by hand: its name has no leading underscore, its value is words. */
export const isWritten = (key: string, value: string): boolean =>
  /^(?!_)[\w-]{1,60}$/.test(key) &&
  !/^(?:rank_math|yoast|aioseo|elementor|td_|jnews|views?|post_views|fb_|sharing|ampforwp|litespeed)/i.test(key) &&
  value.length < 20_000 &&
  !/^(?:[aOs]:\d+:|[{[]|https?:)/.test(value.trim()) &&
  /\p{L}{2,}\s+\p{L}+\s+\p{L}{2,}/u.test(value)

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

/** The text of an item with its reusable blocks and footnotes in their places. */
export function textOf({ texts, meta }: WxrElement, site: WxrSite): string {
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
