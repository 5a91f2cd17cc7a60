import { escapeAttribute, escapeText } from '#lib/body/markup.ts'
import type { SourcePicture } from '#lib/imports/post.ts'
import { addressIn, type CodeKind, codeKind, decodeHtml, linkOf } from './plugin-codes.ts'
import type { Work } from './work.ts'

/** A tag of HTML, whose inside is no shortcode, or a shortcode. Lengths are bounded, so that an open bracket costs little. */
const scanned = /<[a-z/!][^<>]{0,4000}>|\[(\[?)(\/?)([a-z][\w-]{0,60})(?=[\s\]/=])([^[\]]{0,3000})\](\]?)/gi

interface Tag {
  at: number
  end: number
  name: string
  attributes: string
  closes: boolean
  /** The place in the list of its partner, or -1. */
  partner: number
}

export const isSound = /\.(?:mp3|m4a|ogg|wav|wma|flac)$/i

const known = new Set(['caption', 'wp_caption', 'gallery', 'embed', 'video', 'audio', 'playlist'])

/** Kinds of which the closing code and all before it are replaced as one. */
const whole: ReadonlySet<CodeKind> = new Set([
  ...(['address', 'frame', 'file', 'pictures', 'heading', 'button', 'encoded', 'nothing'] as const),
])

/**
 * A text with its shortcodes as HTML. Those of known plugins give what they show. Unknown ones give their content, their words and their address; one
 * without any of those is dropped. Both are noted.
 */
export function expandShortcodes(html: string, work: Work): string {
  if (!html.includes('[')) return html
  const { tags, escaped } = tagsIn(html)
  if (tags.length === 0 && escaped.length === 0) return html
  const parts: string[] = []
  let from = 0
  const replace = (at: number, end: number, text: string) => {
    parts.push(html.slice(from, at), text)
    from = end
  }
  const all = [...tags.map((tag, place) => ({ ...tag, place })), ...escaped.map(tag => ({ ...tag, place: -1 }))]
  for (const tag of all.sort((a, b) => a.at - b.at)) {
    if (tag.at < from) continue
    const partner = tags[tag.partner]
    const kind = codeKind(tag.name)
    if (tag.place < 0) replace(tag.at, tag.end, html.slice(tag.at + 1, tag.end - 1))
    else if (known.has(tag.name) && !tag.closes) {
      const content = partner ? html.slice(tag.end, partner.at) : ''
      replace(tag.at, partner ? partner.end : tag.end, expand(tag, content, work))
    } else if (kind !== null && !isWord(tag)) {
      const content = partner && !tag.closes && whole.has(kind) ? html.slice(tag.end, partner.at) : ''
      const end = partner && !tag.closes && whole.has(kind) ? partner.end : tag.end
      replace(tag.at, end, ofPlugin(kind, tag, content, work))
    } else replace(tag.at, tag.end, unknown(tag, html.slice(tag.at, tag.end), work))
  }
  parts.push(html.slice(from))
  return parts.join('')
}

/** The shortcodes of a text, each closing one joined with the nearest open one of its name. `escaped` are those in doubled brackets. */
function tagsIn(html: string): { tags: Tag[]; escaped: Tag[] } {
  const tags: Tag[] = []
  const escaped: Tag[] = []
  const open = new Map<string, number[]>()
  for (const found of html.matchAll(scanned)) {
    const [whole, before = '', slash, written, attributes = '', after = ''] = found
    if (written === undefined) continue
    const name = written.toLowerCase()
    const double = before !== '' && after !== ''
    const at = found.index + (double ? 0 : before.length)
    const end = found.index + whole.length - (double ? 0 : after.length)
    const tag: Tag = { at, end, name, attributes, closes: slash === '/', partner: -1 }
    if (double) escaped.push(tag)
    else {
      if (!tag.closes) open.set(name, [...(open.get(name) ?? []).slice(-20), tags.length])
      else {
        const first = open.get(name)?.pop()
        const partner = first === undefined ? undefined : tags[first]
        if (partner && first !== undefined) {
          partner.partner = tags.length
          tag.partner = first
        }
      }
      tags.push(tag)
    }
  }
  return { tags, escaped }
}

/** Names of codes that are words too; without attributes they may belong to the text. */
const words = /^(?:menu|quiz|poll|banner|widget|sidebar)$/

/** Whether brackets hold a word of the text, such as `[sic]` or `[vice-presidente]`: without attributes, a closing code or an underscore. */
function isWord({ name, attributes, partner }: Tag): boolean {
  if (partner >= 0 || known.has(name) || name.includes('_') || /=|\/$/.test(attributes)) return false
  if (attributes.trim() !== '' && /https?:\/\//.test(attributes)) return false
  return name !== 'slideshow' && (codeKind(name) !== 'nothing' || words.test(name))
}

const titled = ['title', 'heading', 'text', 'caption', 'label', 'button_text', 'h2', 'author']

/** The HTML in place of a plugin's shortcode. `content` is what stands before its closing one, for kinds that take it. */
function ofPlugin(kind: CodeKind, tag: Tag, content: string, work: Work): string {
  const given = attributesOf(tag.attributes)
  const text = (names: readonly string[]) => names.flatMap(name => given[name]?.trim() || [])[0] ?? ''
  const address = () => addressIn(tag.name, given, tag.attributes, content)
  const drop = () => {
    work.note('shortcode_dropped', tag.name)
    return ''
  }
  if (tag.closes) return kind === 'layout' ? '\n\n' : ''
  switch (kind) {
    case 'inline':
      return ''
    case 'nothing':
      return drop()
    case 'encoded':
      return decodeHtml(content) || drop()
    case 'heading':
      return `<h3>${content.trim() || escapeText(text(titled))}</h3>`
    case 'button': {
      const url = linkOf(text(['url', 'link', 'button_url', 'href'])) || address()
      const label = content.trim() || escapeText(text(['title', 'button_text', 'text', 'label']) || url || '')
      if (url) return `<p><a href="${escapeAttribute(url)}">${label}</a></p>`
      return label === '' ? drop() : `<p>${label}</p>`
    }
    case 'pictures':
      return pictures(tag, given, content, work) || drop()
    case 'layout': {
      const heading = text(['title', 'heading', 'h2'])
      return heading === '' ? '\n\n' : `\n\n<p><strong>${escapeText(heading)}</strong></p>\n\n`
    }
    default: {
      const url = address()
      if (url === null) return drop()
      if (kind === 'address') return `<p>${escapeText(url)}</p>`
      if (kind === 'file') return `<object data="${escapeAttribute(url)}"></object>`
      return `<iframe src="${escapeAttribute(url)}" height="${escapeAttribute(given.height ?? '')}"></iframe>`
    }
  }
}

/** The pictures of a page builder's shortcode: by the ids of the old site, by an address, or those within it. */
function pictures(tag: Tag, given: Record<string, string>, content: string, work: Work): string {
  const written = [
    given.image,
    given.images,
    given.gallery_ids,
    given.ids,
    given.image_id,
    given.attachment,
    given.source,
  ]
  const ids = written.flatMap(list => /^(?:media:\s*)?(\d[\d,\s]*)(?:\||$)/.exec(list?.trim() ?? '')?.[1] ?? [])[0]
  if (ids) return gallery({ ids }, work)
  if (tag.name === 'slideshow') return gallery(given, work)
  if (content.includes('[') || content.includes('<')) return expandShortcodes(content, work)
  const [url] = [given.src, given.image, given.custom_src, content.trim()].filter(each =>
    /^(?:https?:)?\/\/\S+$/.test(each ?? ''),
  )
  if (!url) return ''
  return figure({ url, alt: given.alt ?? '', caption: given.caption ?? given.title_text ?? '', credit: '' })
}

/** The HTML in place of a shortcode of no known plugin. */
function unknown(tag: Tag, written: string, work: Work): string {
  const looksLikeOne = tag.partner >= 0 || known.has(tag.name) || tag.name.includes('_') || /=|\/$/.test(tag.attributes)
  if (!looksLikeOne) return written
  if (tag.partner >= 0 && tag.closes) return '\n\n'
  const given = attributesOf(tag.attributes)
  const url = ['url', 'href', 'link', 'src'].map(name => given[name]).find(text => text && /^https?:\/\//i.test(text))
  const texts = ['title', 'heading', 'text', 'caption', 'label'].flatMap(name => given[name] || [])
  const isEmpty = url === undefined && texts.length === 0
  work.note(isEmpty && tag.partner < 0 ? 'shortcode_dropped' : 'shortcode_kept', tag.name)
  if (isEmpty) return tag.partner >= 0 ? '\n\n' : ''
  const label = texts.join(' – ')
  return url === undefined
    ? `<p>${escapeText(label)}</p>`
    : `<p><a href="${escapeAttribute(url)}">${escapeText(label || url)}</a></p>`
}

function expand(tag: Tag, content: string, work: Work): string {
  const given = attributesOf(tag.attributes)
  switch (tag.name) {
    case 'caption':
    case 'wp_caption':
      return caption(given, expandShortcodes(content, work))
    case 'gallery':
      return gallery(given, work)
    case 'embed':
      return `<p>${escapeText((content || given.src || '').trim())}</p>`
    case 'playlist':
      return gallery(given, work, 'audio')
    default:
      return media(tag.name === 'audio' ? 'audio' : 'video', given, content)
  }
}

function caption({ align = '', caption: older = '' }: Record<string, string>, content: string): string {
  const [image = ''] = /(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i.exec(content) ?? []
  const text = image === '' ? content : content.replace(image, () => '').trim() || escapeText(older)
  if (image === '') return `<p>${text}</p>`
  return `<figure class="${escapeAttribute(align)}">${image}<figcaption>${text}</figcaption></figure>`
}

/** The pictures that a gallery names by their ids; without ids all pictures of its post. A playlist's are sounds. */
function gallery({ ids, include }: Record<string, string>, work: Work, as: 'img' | 'audio' = 'img'): string {
  const wanted = (ids ?? include ?? '').split(',').flatMap(id => id.trim() || [])
  const all = [...work.attachments].filter(([, { url }]) => isSound.test(url) === (as === 'audio'))
  const known = wanted.length > 0 ? wanted : all.map(([id]) => id)
  const shown = known
    .map(id => {
      const picture = work.attachments.get(id)
      if (picture) return as === 'img' ? figure(picture) : `<audio src="${escapeAttribute(picture.url)}"></audio>`
      work.note('picture_not_fetched', `galeria: anexo ${id}`)
      return ''
    })
    .join('')
  return as === 'img' && shown !== '' ? `<figure>${shown}</figure>` : shown
}

function figure({ url, alt, caption, credit }: SourcePicture): string {
  const small = credit && `<small>${escapeText(credit)}</small>`
  const text = [escapeText(caption), small].filter(part => part !== '').join(' ')
  return `<figure><img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}"><figcaption>${text}</figcaption></figure>`
}

function media(tag: 'video' | 'audio', given: Record<string, string>, content: string): string {
  const names = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'flv', 'mp3', 'm4a', 'ogg', 'wav', 'url']
  const [src = /https?:\/\/[^\s"'<>\]]+/.exec(content)?.[0]] = names.flatMap(name => given[name] || [])
  return src ? `<${tag} src="${escapeAttribute(src)}"></${tag}>` : ''
}

const attribute = /([\w-]{1,60})\s{0,3}=\s{0,3}(?:"([^"]*)"|'([^']*)'|[”“″]([^”“″]*)[”“″]|([^\s"']+))/g

function attributesOf(text: string): Record<string, string> {
  const plain = text.replace(/&(?:quot|#34|#8220|#8221|#8243|rdquo|ldquo);/g, '"').replaceAll('&amp;', '&')
  // Divi writes quotes and brackets of an attribute as these.
  const readable = (value: string) => value.replaceAll('%22', '"').replaceAll('%91', '[').replaceAll('%93', ']')
  return Object.fromEntries(
    [...plain.matchAll(attribute)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      readable(values.find(value => value !== undefined) ?? ''),
    ]),
  )
}
