import type { SourcePicture, SourceTerm } from '#lib/imports/post.ts'
import { creditIn } from './metadata.ts'
import type { WxrElement } from './parse.ts'

/** A picture or file of the old site, by its id there. */
export interface Attachment extends SourcePicture {
  id: string
  /** The id of the post that it was uploaded to; `0` for none. */
  parent: string
  /** The address of its own page. */
  link: string
}

/** The type of items that Co-Authors Plus keeps guests in. */
export const guestType = 'guest-author'

/** Taxonomies that say how a post is shown or translated, not what it is about. */
export const technicalTerms =
  /^(?:post_format|post_translations|language|nav_menu|link_category|wp_|_|translation|elementor|yst_|author$|$)/

/** What the posts of an export refer to: its pictures, authors and terms. Gathered in a first reading, because it may follow the posts. */
export class WxrSite {
  /** The site's path without a final slash. */
  root = ''
  readonly attachments = new Map<string, Attachment>()
  readonly children = new Map<string, string[]>()
  private readonly authors = new Map<string, { name: string; id: string }>()
  /** The last part of an author's address, by the login or the name, where a post says it. */
  private readonly nicenames = new Map<string, string>()
  /** Who signs posts, by the login or the name. The list of authors may lack some, such as deleted accounts. */
  private readonly signers = new Set<string>()
  private readonly categories = new Map<string, { name: string; parent: string; id: string }>()
  private readonly tags = new Map<string, { name: string; id: string }>()
  /** Terms of taxonomies of the site's own, by their paths. */
  private readonly ownTerms = new Map<string, string>()
  /** The markup of reusable blocks, by their ids. */
  readonly reusable = new Map<string, string>()

  /** Takes what an element tells. Gives whether it is a text of its own. */
  add(element: WxrElement): boolean {
    const { name, texts } = element
    const text = (field: string) => kept(texts[field] ?? '')
    const slug = text('wp:term_slug') || text('wp:category_nicename') || text('wp:tag_slug')
    const id = text('wp:term_id')
    if (name === 'item') {
      this.addSigners(element)
      if (texts['wp:post_type'] === 'attachment') this.addAttachment(element)
      else if (texts['wp:post_type'] === 'wp_block') this.addReusable(element)
      else if (texts['wp:post_type'] === guestType) this.addGuest(element)
      else return true
    } else if (name === 'wp:author') {
      this.authors.set(text('wp:author_login'), { name: text('wp:author_display_name'), id: text('wp:author_id') })
    } else if (name === 'wp:category' || (name === 'wp:term' && texts['wp:term_taxonomy'] === 'category')) {
      const parent = text('wp:category_parent') || text('wp:term_parent')
      this.categories.set(slug, { name: text('wp:cat_name') || text('wp:term_name'), parent, id })
    } else if (name === 'wp:tag' || texts['wp:term_taxonomy'] === 'post_tag') {
      this.tags.set(slug, { name: text('wp:tag_name') || text('wp:term_name'), id })
    } else if (slug !== '' && !technicalTerms.test(text('wp:term_taxonomy'))) {
      this.ownTerms.set(`${text('wp:term_taxonomy')}/${slug}`, text('wp:term_name'))
    }
    return false
  }

  /** Takes what another file of the same site tells. */
  join(other: WxrSite): this {
    const add = <Value>(own: Map<string, Value>, more: ReadonlyMap<string, Value>) => {
      for (const [key, value] of more) own.set(key, value)
    }
    add(this.attachments, other.attachments)
    add(this.authors, other.authors)
    add(this.nicenames, other.nicenames)
    add(this.categories, other.categories)
    add(this.tags, other.tags)
    add(this.ownTerms, other.ownTerms)
    add(this.reusable, other.reusable)
    for (const signer of other.signers) this.signers.add(signer)
    for (const [parent, ids] of other.children)
      this.children.set(parent, [...new Set([...(this.children.get(parent) ?? []), ...ids])])
    return this
  }

  /** An author's display name by the login. */
  authorName = (login: string): string => this.authors.get(login)?.name || login

  /** A category's name by its id; null for one that the file does not have. */
  categoryName(id: string): string | null {
    for (const category of this.categories.values()) if (category.id === id) return category.name
    return null
  }

  /** The terms with their addresses, in the forms that WordPress gives them by default. */
  terms(): SourceTerm[] {
    const { root } = this
    const categories = [...this.categories].flatMap(([slug, { name, id }]) => {
      const path = this.pathOf(slug)
      const addresses = [`/category/${path}`, `/categoria/${path}`, ...(id ? [`/?cat=${id}`] : [])]
      return addresses.map(address => ({ kind: 'category' as const, name, address: root + address }))
    })
    const tags = [...this.tags].flatMap(([slug, { name }]) =>
      [`/tag/${slug}`, `/?tag=${slug}`].map(address => ({ kind: 'tag' as const, name, address: root + address })),
    )
    const strangers = [...this.signers].flatMap(login =>
      this.authors.has(login) ? [] : [[login, { name: login, id: '' }] as const],
    )
    const authors = [...strangers, ...this.authors].flatMap(([login, { name, id }]) =>
      [...this.authorPaths(login), ...(id ? [`/?author=${id}`] : [])].map(address => {
        return { kind: 'author' as const, name: name || login, address: root + address }
      }),
    )
    const own = [...this.ownTerms].map(([path, name]) => ({ kind: 'tag' as const, name, address: `${root}/${path}` }))
    return [...categories, ...tags, ...own, ...authors]
  }

  /** The addresses of an author: WordPress writes the login in lower-case letters, digits and hyphens. */
  private authorPaths(login: string): string[] {
    const usual = login
      .normalize('NFD')
      .toLowerCase()
      .replaceAll('.', '-')
      .replace(/[^a-z0-9\s_-]/g, '')
    const said = this.nicenames.get(login)?.replace(/^cap-/, '') ?? ''
    const short = usual
      .trim()
      .replace(/[\s-]+/g, '-')
      .slice(0, 50)
    const names = said !== '' && !this.authors.has(login) ? [said] : [login, short, said]
    return [...new Set(names)].filter(name => name !== '').map(name => `/author/${encodeURIComponent(name)}`)
  }

  /** A category's path: those of its parents before its own. */
  private pathOf(slug: string): string {
    const path = [slug]
    for (let at = this.categories.get(slug)?.parent; at && path.length < 10 && !path.includes(at); ) {
      path.unshift(at)
      at = this.categories.get(at)?.parent
    }
    return path.join('/')
  }

  private addReusable({ texts }: WxrElement): void {
    this.reusable.set(kept(texts['wp:post_id'] ?? ''), kept(texts['content:encoded'] ?? ''))
  }

  private addSigners({ texts, categories }: WxrElement): void {
    const type = texts['wp:post_type'] ?? 'post'
    if (type !== 'post' && type !== 'page') return
    const creator = kept(texts['dc:creator']?.trim() ?? '')
    if (creator !== '') this.signers.add(creator)
    for (const { domain, nicename, name } of categories) {
      if (domain !== 'author' || nicename === '') continue
      const login = kept(name.trim())
      this.signers.add(login)
      this.nicenames.set(login, kept(nicename))
    }
  }

  /** Co-Authors Plus keeps people without an account as items. */
  private addGuest({ meta }: WxrElement): void {
    const login = kept(meta['cap-user_login'] ?? '')
    const name = kept(meta['cap-display_name'] ?? '')
    if (login !== '' && name !== '' && !this.authors.has(login)) this.authors.set(login, { name, id: '' })
  }

  private addAttachment(element: WxrElement): void {
    const { texts, meta } = element
    const text = (field: string) => kept(texts[field] ?? '')
    const id = text('wp:post_id')
    const inMetadata = /s:6:"credit";s:\d+:"([^"]*)"/.exec(meta._wp_attachment_metadata ?? '')?.[1] ?? ''
    const attachment: Attachment = {
      id,
      url: text('wp:attachment_url') || text('guid'),
      alt: kept(meta._wp_attachment_image_alt ?? ''),
      caption: text('excerpt:encoded'),
      credit: kept(creditIn(meta) || inMetadata),
      parent: text('wp:post_parent'),
      link: text('link'),
    }
    this.attachments.set(id, attachment)
    if (attachment.parent === '' || attachment.parent === '0') return
    this.children.set(attachment.parent, [...(this.children.get(attachment.parent) ?? []), id])
  }
}

/** A copy of a text: a part of a long string would keep the whole of it in memory. */
const kept = (text: string): string => (text.length < 13 ? text : Buffer.from(text.trim()).toString())
