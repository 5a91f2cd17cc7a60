import { escapeAttribute, escapeText } from '#lib/body/markup.ts'
import type { SourcePicture } from '#lib/imports/post.ts'
import type { Work } from './work.ts'

/** A tag of HTML, whose inside is no shortcode, or a shortcode. Lengths are bounded, so that an open bracket costs little. */
const scanned = /<[a-z/!][^<>]{0,4000}>|\[(\[?)(\/?)([a-z][\w-]{0,60})(?=[\s\]/])([^[\]]{0,3000})\](\]?)/gi

interface Tag {
  at: number
  end: number
  name: string
  attributes: string
  closes: boolean
  /** The place in the list of its partner, or -1. */
  partner: number
}

const known = new Set(['caption', 'wp_caption', 'gallery', 'embed', 'video', 'audio', 'playlist'])

/** A text with its shortcodes as HTML. Unknown ones give their content and are noted; without content they stay as text. */
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
    if (tag.place < 0) replace(tag.at, tag.end, html.slice(tag.at + 1, tag.end - 1))
    else if (known.has(tag.name) && !tag.closes) {
      const content = partner ? html.slice(tag.end, partner.at) : ''
      replace(tag.at, partner ? partner.end : tag.end, expand(tag, content, work))
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

/** The HTML in place of an unknown shortcode. A word in brackets, such as `[sic]`, is no shortcode. */
function unknown(tag: Tag, written: string, work: Work): string {
  const looksLikeOne = tag.partner >= 0 || known.has(tag.name) || /[_-]/.test(tag.name) || /=|\/$/.test(tag.attributes)
  if (!looksLikeOne) return written
  work.note('shortcode_kept', tag.name)
  if (tag.partner >= 0 && tag.closes) return '\n\n'
  const given = attributesOf(tag.attributes)
  const url = ['url', 'href', 'link', 'src'].map(name => given[name]).find(text => text && /^https?:\/\//i.test(text))
  const texts = ['title', 'heading', 'text', 'caption', 'label'].flatMap(name => given[name] || [])
  if (url === undefined && texts.length === 0) return tag.partner >= 0 ? '\n\n' : escapeText(written)
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

/** The pictures that a gallery names by their ids; without ids all pictures of its post. */
function gallery({ ids, include }: Record<string, string>, work: Work, as: 'img' | 'audio' = 'img'): string {
  const wanted = (ids ?? include ?? '').split(',').flatMap(id => id.trim() || [])
  const known = wanted.length > 0 ? wanted : [...work.attachments.keys()]
  return known
    .map(id => {
      const picture = work.attachments.get(id)
      if (picture) return as === 'img' ? figure(picture) : `<audio src="${escapeAttribute(picture.url)}"></audio>`
      work.note('picture_not_fetched', `galeria: anexo ${id}`)
      return ''
    })
    .join('')
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
  return Object.fromEntries(
    [...plain.matchAll(attribute)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find(value => value !== undefined) ?? '',
    ]),
  )
}
