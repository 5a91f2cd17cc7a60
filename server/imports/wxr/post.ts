import { numberedAddress } from '#lib/addresses/screens/routes.ts'
import { importedDate } from '#lib/imports/dates.ts'
import type { ImportNote, SourcePicture, SourcePost, SourceRecord } from '#lib/imports/post.ts'
import { cleanText } from '#lib/text/text.ts'
import { isSound } from '../convert/shortcodes.ts'
import { statusOf } from '../formats/status.ts'
import { primaryCategory, summaryIn, textOf } from './fields.ts'
import { creditIn } from './metadata.ts'
import type { WxrElement } from './parse.ts'
import { type Attachment, guestType, technicalTerms, type WxrSite } from './site.ts'

const statuses: ReadonlyMap<string, NonNullable<SourcePost['status']>> = new Map([
  ['publish', 'published'],
  ['future', 'scheduled'],
  ['trash', 'trash'],
  ['draft', 'draft'],
  ['pending', 'draft'],
  ['private', 'draft'],
  ['auto-draft', 'draft'],
])

/** The record of an item: a post, a page, or a problem for what is neither. Null for a part of texts, such as a picture, which is no record of its own. */
export function wxrRecord(item: WxrElement, site: WxrSite): SourceRecord | null {
  const text = (name: string) => item.texts[name]?.trim() ?? ''
  const type = text('wp:post_type') || 'post'
  // Pictures, reusable blocks and guest authors are parts of texts.
  if (type === 'attachment' || type === 'wp_block' || type === guestType) return null
  const recordId = cleanText(text('wp:post_id') || text('guid'))
    .slice(0, 200)
    .toWellFormed()
  const title = item.texts.title ?? ''
  const problem = { kind: 'problem', recordId, title: cleanText(title).slice(0, 200) } as const
  if (isTechnical(type, text('link'))) return { ...problem, cause: 'not_a_post', detail: type.slice(0, 100) }
  if (recordId === '') return { ...problem, cause: 'missing_id', detail: '' }
  const html = textOf(item, site)
  const notes: ImportNote[] = []
  const attachments = attachmentsOf(recordId, html, site)
  if (type !== 'post' && type !== 'page') notes.push({ code: 'type_changed', detail: type.slice(0, 100) })
  for (const detail of item.unread) notes.push({ code: 'field_not_read', detail })
  const locked = text('wp:post_password') !== ''
  if (locked) notes.push({ code: 'password_removed', detail: '' })
  return {
    kind: type === 'page' ? 'page' : 'post',
    ...(type === 'page' && !['', '0'].includes(text('wp:post_parent')) && { below: true }),
    recordId,
    title,
    html,
    notes,
    guid: text('guid'),
    excerpt: summaryIn(item, notes),
    slug: text('wp:post_name'),
    ...authorsOf(item, site),
    publishedAt: dateOf([text('wp:post_date_gmt'), text('wp:post_date'), text('pubDate')], notes),
    modifiedAt: dateOf([text('wp:post_modified_gmt'), text('wp:post_modified')]),
    status: locked ? 'draft' : statusOf(text('wp:status'), statuses, notes),
    premium: false,
    ...termsOf(item, site),
    cover: coverOf(item, site, notes),
    attachments,
    addresses: addressesOf(item, recordId, type, site, [item.meta._thumbnail_id?.trim() ?? '', ...attachments.keys()]),
  }
}

/** WordPress' own types that hold parts of a site, and those of plugins that have no public address: forms, orders, messages. */
const technical =
  /^(?:nav_menu_item|wp_.+|custom_css|customize_changeset|revision|oembed_cache|user_request|acf-.+|elementor_.+|attachment)$/
const isTechnical = (type: string, link: string): boolean =>
  type !== 'post' && type !== 'page' && (technical.test(type) || link === '' || /[?&]post_type=/.test(link))

/** The first date that can be read: the universal one, the local one, or that of the feed. WordPress writes zeros for one that is not set. */
function dateOf([universal = '', ...others]: readonly string[], notes: ImportNote[] = []): Date | null {
  for (const text of [universal && `${universal}Z`, ...others]) {
    const date = importedDate(text)
    if (date) return date
  }
  const written = [universal, ...others].filter(text => /[1-9]/.test(text) && !isUnset(text))
  if (written.length > 0) notes.push({ code: 'date_unreadable', detail: [...new Set(written)].join(' · ') })
  return null
}

/** Zeros as a feed has them: `Mon, 30 Nov -0001 00:00:00 +0000`. */
const isUnset = (text: string) => text.includes('-0001')

/** The author, and those that the plugin Co-Authors Plus adds: it keeps logins as terms. */
function authorsOf({ texts, categories }: WxrElement, site: WxrSite): Pick<SourcePost, 'author' | 'otherAuthors'> {
  const named = categories.flatMap(({ domain, name }) => (domain === 'author' ? site.authorName(name.trim()) : []))
  const creator = site.authorName(texts['dc:creator']?.trim() ?? '')
  const author = named[0] && !named.includes(creator) ? named[0] : creator
  return { author, otherAuthors: named.filter(name => name !== author) }
}

/** Its categories, the main one first, and its tags. */
function termsOf(item: WxrElement, site: WxrSite): Pick<SourcePost, 'categories' | 'tags'> {
  const { categories } = item
  const main = site.categoryName(primaryCategory(item))
  const named = categories.map(({ domain, name }) => ({ domain, name: cleanText(name).trim() }))
  const topics = named.filter(({ domain, name }) => name !== '' && !technicalTerms.test(domain))
  return {
    categories: topics
      .filter(({ domain }) => domain === 'category' || domain === '')
      .map(({ name }) => name)
      .sort((a, b) => Number(b === main) - Number(a === main)),
    tags: topics.filter(({ domain }) => domain !== 'category' && domain !== '').map(({ name }) => name),
  }
}

function coverOf(item: WxrElement, site: WxrSite, notes: ImportNote[]): SourcePicture | null {
  const { meta } = item
  const id = meta._thumbnail_id?.trim() ?? ''
  const found = site.attachments.get(id)
  if (found?.url) return { ...pictureOf(found), credit: found.credit || creditIn(meta) }
  const url = meta.fifu_image_url?.trim() ?? ''
  if (url !== '') return { url, alt: '', caption: '', credit: creditIn(meta) }
  if (id !== '' && id !== '0' && id !== '-1') notes.push({ code: 'picture_not_fetched', detail: `capa: anexo ${id}` })
  return null
}

const pictureOf = ({ url, alt, caption, credit }: Attachment): SourcePicture => ({ url, alt, caption, credit })

const isPicture = /\.(?:jpe?g|png|gif|webp|avif|heic|bmp|tiff?|svg)$/i

/** The pictures that a text names by id; with a gallery that names none, all pictures of its post, with such a playlist all its sounds. */
function attachmentsOf(recordId: string, html: string, site: WxrSite): Map<string, SourcePicture> {
  const named = [
    ...html.matchAll(
      /\bwp-image-(\d+)|\b(?:ids|include|images?|gallery_ids|image_id|attachment|source)=["'”“]?(?:media:\s*)?([\d,\s]+)/g,
    ),
  ]
  const ids = named.flatMap(([, id, list]) => (id ? [id] : (list ?? '').split(',').map(each => each.trim())))
  const children = (kind: RegExp) =>
    (site.children.get(recordId) ?? []).filter(id => kind.test(site.attachments.get(id)?.url ?? ''))
  const pictures = new Map<string, SourcePicture>()
  const add = (id: string) => {
    const found = site.attachments.get(id)
    if (found?.url) pictures.set(id, pictureOf(found))
  }
  if (/\[gallery(?![^\]]*\b(?:ids|include)=)/.test(html)) children(isPicture).forEach(add)
  if (/\[playlist(?![^\]]*\b(?:ids|include)=)/.test(html)) children(isSound).forEach(add)
  ids.forEach(add)
  return pictures
}

/** Its permanent link, its numbered addresses, those of its former slugs and those of the pages of its pictures. */
function addressesOf(
  item: WxrElement,
  recordId: string,
  type: string,
  site: WxrSite,
  shown: readonly string[],
): string[] {
  const link = item.texts.link?.trim() ?? ''
  const parts = /^(https?:\/\/[^?#]*\/)[^/?#]+\/?$/.exec(link)
  const former = parts ? item.former.map(slug => `${parts[1]}${slug}/`) : []
  // A picture that was uploaded to no text is of the one that shows it.
  const free = shown.filter(id => ['', '0'].includes(site.attachments.get(id)?.parent ?? '1'))
  const pictures = [...new Set([...(site.children.get(recordId) ?? []), ...free])].flatMap(id => {
    const found = site.attachments.get(id)
    if (!found) return []
    return [...(found.link !== found.url ? [found.link] : []), `/?attachment_id=${id}`]
  })
  const number = `${site.root}/?${type === 'page' ? 'page_id' : 'p'}=${recordId}`
  return [
    ...[link, guidOf(item, recordId, link)].filter(address => isOfText(address, site.root)),
    number,
    ...former,
    ...pictures,
  ].filter(address => address !== '')
}

/** The address in the identifier of a text, which names it for ever. One of another site, where the text was written first, names another text here. */
function guidOf(item: WxrElement, recordId: string, link: string): string {
  const guid = item.texts.guid?.trim() ?? ''
  const url = URL.parse(guid)
  const number = url?.searchParams.get('p') ?? url?.searchParams.get('page_id') ?? recordId
  return url && /^https?:$/.test(url.protocol) && url.host === URL.parse(link)?.host && number === recordId ? guid : ''
}

/** Whether an address names a text: the front page with a query that is no number is none. */
function isOfText(address: string, root: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const path = url.pathname.replace(/\/$/, '')
  return path !== root || numberedAddress(path || '/', url.search) !== null
}
