import { Parser } from 'htmlparser2'
import { DomainError } from '#lib/errors.ts'
import { isWritten, metaKeys } from './metadata.ts'

/** An element of the channel with its texts by name: an item, an author or a term. */
export interface WxrElement {
  name: string
  texts: Record<string, string>
  /** The names of its categories, tags and other terms. */
  categories: { domain: string; nicename: string; name: string }[]
  meta: Record<string, string>
  /** Its former slugs, the oldest first. */
  former: string[]
  /** The names of fields with a text that no import reads. */
  unread: string[]
}

/** In UTF-16 units: the longest text that is kept of one element, and the longest stretch in which nothing begins or ends. */
const longest = { text: 4 * 1024 * 1024, stretch: 32 * 1024 * 1024 }
/** Elements open at once. The parser's time grows with the square of them; a post whose CDATA section broke has some hundred. */
const deepest = 4_000

const containers = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term'])
/**
 * Reads WordPress eXtended RSS that arrives in parts. Tolerant: markup that a broken CDATA section lets out becomes text again, and a section that nothing
 * closes ends with its element. Texts are as in the file, with entities decoded.
 */
export class WxrParser {
  /** The channel's own texts, such as `wp:base_blog_url`. */
  readonly channel: Record<string, string> = {}
  /** Whether the file ends inside of an element. */
  cutOff = false
  private done: WxrElement[] = []
  private element: WxrElement | null = null
  private inside: 'wp:postmeta' | 'wp:comment' | 'wp:termmeta' | null = null
  private field = ''
  private text: string[] = []
  private length = 0
  private category: { domain: string; nicename: string } | null = null
  private meta = { key: '', value: '' }
  private stretch = 0
  private depth = 0
  private readonly parser = new Parser(
    {
      onopentag: (name, attributes) => this.open(name, attributes),
      ontext: text => this.read(text),
      onclosetag: (name, implied) => this.close(name, implied),
    },
    { xmlMode: true },
  )

  /** The elements that a part of the file completes. Raises import_broken_xml. */
  push(part: string): WxrElement[] {
    this.stretch += part.length
    this.parser.write(part)
    if (this.stretch > longest.stretch) throw new DomainError('import_broken_xml')
    return this.take()
  }

  /** The elements that the end of the file completes. */
  end(): WxrElement[] {
    this.parser.end()
    return this.take()
  }

  private take(): WxrElement[] {
    const found = this.done
    if (found.length > 0) this.done = []
    return found
  }

  private open(name: string, attributes: Record<string, string>): void {
    this.stretch = 0
    if (++this.depth > deepest) throw new DomainError('import_broken_xml')
    if (this.inside === 'wp:comment') return
    // Markup in a text whose CDATA section ended too early.
    if (this.field !== '' && !name.includes(':') && name !== 'item') {
      this.read(written(name, attributes))
      return
    }
    this.endField()
    if (containers.has(name)) this.element = { name, texts: {}, categories: [], meta: {}, former: [], unread: [] }
    else if (name === 'wp:postmeta' || name === 'wp:comment' || name === 'wp:termmeta') {
      this.inside = name
      this.meta = { key: '', value: '' }
    } else if (name !== 'rss' && name !== 'channel') {
      this.field = name
      this.category =
        name === 'category' ? { domain: attributes.domain ?? '', nicename: attributes.nicename ?? '' } : null
    }
  }

  private read(text: string): void {
    this.stretch = 0
    if (this.field === '' || this.length > longest.text) return
    this.length += text.length
    this.text.push(text)
  }

  private close(name: string, implied: boolean): void {
    this.stretch = 0
    this.depth--
    if (name === this.inside) {
      this.endField()
      if (name === 'wp:postmeta' && this.element) this.keep(this.element, this.meta)
      this.inside = null
    } else if (this.inside === 'wp:comment') return
    else if (name === this.field) this.endField()
    else if (this.element && name === this.element.name) {
      this.endField()
      if (implied && name === 'item') this.cutOff = true
      else this.done.push(this.element)
      this.element = null
    } else if (this.field !== '' && !implied) this.read(`</${name}>`)
  }

  /** Metadata may be large: only that which is read is kept. */
  private keep(element: WxrElement, { key, value }: { key: string; value: string }): void {
    if (metaKeys.has(key)) element.meta[key] = value
    else if (element.unread.length < 10 && isWritten(key, value)) element.unread.push(key)
    if (key === '_wp_old_slug') element.former.push(value.trim())
  }

  private endField(): void {
    const { field, category } = this
    if (field === '') return
    const whole = this.text.length === 1 ? (this.text[0] ?? '') : this.text.join('')
    const stray = whole.indexOf(`</${field}>`)
    const text = stray < 0 ? whole : whole.slice(0, stray)
    this.field = ''
    this.text = []
    this.length = 0
    if (field === 'wp:meta_key') this.meta.key = text
    else if (field === 'wp:meta_value') this.meta.value = text
    else if (this.inside !== null) return
    else if (category && this.element) this.element.categories.push({ ...category, name: text })
    else (this.element?.texts ?? this.channel)[field] ??= text
  }
}

const written = (name: string, attributes: Record<string, string>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`)
    .join('')}>`
