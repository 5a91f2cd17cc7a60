import type { SourcePicture, SourceTerm } from '#lib/imports/post.ts'
import type { WxrElement } from './parse.ts'

/** A picture or file of the old site, by its id there. */
export interface Attachment extends SourcePicture {
  id: string
  /** The id of the post that it was uploaded to; `0` for none. */
  parent: string
  /** The address of its own page. */
  link: string
}

/** What the posts of an export refer to: its pictures, authors and terms. Gathered in a first reading, because it may follow the posts. */
export class WxrSite {
  /** The site's path without a final slash. */
  root = ''
  readonly attachments = new Map<string, Attachment>()
  readonly children = new Map<string, string[]>()
  private readonly authors = new Map<string, { name: string; id: string }>()
  private readonly categories = new Map<string, { name: string; parent: string; id: string }>()
  private readonly tags = new Map<string, { name: string; id: string }>()

  add(element: WxrElement): void {
    const { name, texts } = element
    const text = (field: string) => kept(texts[field] ?? '')
    const slug = text('wp:term_slug') || text('wp:category_nicename') || text('wp:tag_slug')
    const id = text('wp:term_id')
    if (name === 'item') {
      if (texts['wp:post_type'] === 'attachment') this.addAttachment(element)
    } else if (name === 'wp:author') {
      this.authors.set(text('wp:author_login'), { name: text('wp:author_display_name'), id: text('wp:author_id') })
    } else if (name === 'wp:category' || (name === 'wp:term' && texts['wp:term_taxonomy'] === 'category')) {
      const parent = text('wp:category_parent') || text('wp:term_parent')
      this.categories.set(slug, { name: text('wp:cat_name') || text('wp:term_name'), parent, id })
    } else if (name === 'wp:tag' || texts['wp:term_taxonomy'] === 'post_tag') {
      this.tags.set(slug, { name: text('wp:tag_name') || text('wp:term_name'), id })
    }
  }

  /** An author's display name by the login. */
  authorName = (login: string): string => this.authors.get(login)?.name || login

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
    const authors = [...this.authors].flatMap(([login, { name, id }]) =>
      [`/author/${encodeURIComponent(login)}`, ...(id ? [`/?author=${id}`] : [])].map(address => {
        return { kind: 'author' as const, name: name || login, address: root + address }
      }),
    )
    return [...categories, ...tags, ...authors]
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

  private addAttachment({ texts, meta }: WxrElement): void {
    const text = (field: string) => kept(texts[field] ?? '')
    const id = text('wp:post_id')
    const credit = meta._media_credit || meta.media_credit || meta._credit || meta.credit || ''
    const inMetadata = /s:6:"credit";s:\d+:"([^"]*)"/.exec(meta._wp_attachment_metadata ?? '')?.[1] ?? ''
    const attachment: Attachment = {
      id,
      url: text('wp:attachment_url') || text('guid'),
      alt: kept(meta._wp_attachment_image_alt ?? ''),
      caption: text('excerpt:encoded'),
      credit: kept(credit || inMetadata),
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
