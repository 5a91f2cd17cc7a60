import { DomainError } from '#lib/errors.ts'
import type { SourceRecord } from '#lib/imports/post.ts'
import type { Reader } from '../formats/reader.ts'
import { type WxrElement, WxrParser } from './parse.ts'
import { wxrRecord } from './post.ts'
import { WxrSite } from './site.ts'

/**
 * Reads a WordPress export twice: first what posts refer to, then the posts. `records` raises import_not_wxr, import_broken_xml or, after the whole records,
 * import_cut_off.
 */
export function wxrReader(text: () => AsyncIterable<string>): Reader {
  const site = new WxrSite()
  let channel: Record<string, string> = {}

  async function* records(): AsyncGenerator<SourceRecord> {
    const first = new WxrParser()
    for await (const element of elements(first, text())) site.add(element)
    channel = first.channel
    site.root = root()
    if (channel['wp:wxr_version'] === undefined) throw new DomainError('import_not_wxr')
    const second = new WxrParser()
    for await (const element of elements(second, text())) {
      const record = element.name === 'item' ? wxrRecord(element, site) : null
      if (record) yield record
    }
    if (second.cutOff) throw new DomainError('import_cut_off')
  }

  const address = () => {
    const { link = '', 'wp:base_blog_url': blog = link, 'wp:base_site_url': base = blog } = channel
    const written = (blog || base).trim()
    return written.endsWith('/') ? written.slice(0, -1) : written
  }
  const url = () => URL.parse(address())
  const root = () => url()?.pathname.replace(/\/$/, '') ?? ''
  return {
    records,
    terms: () => site.terms(),
    get origin() {
      return `wxr:${(url()?.host ?? '').replace(/^www\./, '')}${root()}`
    },
    get site() {
      return /^https?:$/.test(url()?.protocol ?? '') ? address() : ''
    },
  }
}

async function* elements(parser: WxrParser, text: AsyncIterable<string>): AsyncGenerator<WxrElement> {
  for await (const part of text) yield* parser.push(part)
  yield* parser.end()
}
