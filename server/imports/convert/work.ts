import { isFreeUrl } from '#lib/addresses/free-url.ts'
import type { ImportNote, ImportNoteCode, SourcePicture, SourcePost } from '#lib/imports/post.ts'
import { limits } from '#lib/limits.ts'

/** The most notes of one post, and the longest detail. */
const mostNotes = 30
const longestDetail = 300

/** What the conversion of one post knows and writes down: the old site, the pictures by id, and the notes. */
export class Work {
  readonly attachments: ReadonlyMap<string, SourcePicture>
  readonly notes: ImportNote[] = []
  private readonly site: URL | null
  private readonly host: string
  private readonly noted = new Set<string>()

  constructor(post: Pick<SourcePost, 'attachments' | 'notes'>, site: string) {
    this.attachments = post.attachments
    this.site = site === '' ? null : URL.parse(site.endsWith('/') ? site : `${site}/`)
    this.host = hostOf(this.site)
    for (const { code, detail } of post.notes) this.note(code, detail)
  }

  /** Notes something once. */
  note(code: ImportNoteCode, detail = ''): void {
    const text = detail.length > longestDetail ? `${detail.slice(0, longestDetail - 1).toWellFormed()}…` : detail
    const key = `${code} ${text}`
    if (this.noted.has(key) || this.notes.length >= mostNotes) return
    this.noted.add(key)
    this.notes.push({ code, detail: text })
  }

  /** The address of a picture or a file, absolute when the old site is known. Null when it is no web address. */
  fileAddress(address: string): string | null {
    const text = address.trim()
    if (text === '' || /^data:/i.test(text)) return null
    const url = URL.parse(text, this.site ?? 'https://unknown.invalid/')
    if (!url || !/^https?:$/.test(url.protocol) || url.href.length > limits.url.max) return null
    const found = url.hostname === 'unknown.invalid' ? url.pathname + url.search : url.href
    return isFreeUrl(found) ? found : null
  }

  /** The address of a picture, as `fileAddress`. One that lacks its site cannot be fetched, which is noted. */
  pictureAddress(address: string): string | null {
    const found = this.fileAddress(address)
    if (found?.startsWith('/')) this.note('picture_not_fetched', found)
    return found
  }

  /**
   * The address of a link in a text. A page of the old site is a path from its root, which a redirect answers; its files keep their whole address.
   * Null when no link can have it.
   */
  linkAddress(href: string): string | null {
    const text = href.trim()
    if (/^(?:mailto|tel):/i.test(text)) return text
    if (text === '' || text.startsWith('#')) return null
    const absolute = this.fileAddress(text)
    if (absolute === null || absolute.startsWith('/')) return absolute
    const url = new URL(absolute)
    if (this.host === '' || hostOf(url) !== this.host) return absolute
    return isFile(url.pathname) ? absolute : url.pathname.replace(/^\/+/, '/') + url.search + url.hash
  }
}

const hostOf = (url: URL | null) => url?.host.replace(/^www\./, '') ?? ''

const isFile = (path: string) =>
  /\/(?:wp-content|content\/(?:files|media|images))\/|\.(?!html?$|php$|aspx?$)[a-z0-9]{2,5}$/i.test(path)
