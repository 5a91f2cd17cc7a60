import { DomainError } from '#lib/errors.ts'
import type { SourceRecord } from '#lib/imports/post.ts'
import type { Reader } from '../formats/reader.ts'
import { addressOf, elements, type Gathered, gather } from './gather.ts'
import { WxrParser } from './parse.ts'
import { wxrRecord } from './post.ts'

/**
 * Reads a WordPress export twice: first what posts refer to, unless it is given, then the posts. `records` raises import_not_wxr, import_broken_xml or,
 * after the whole records, import_cut_off.
 */
export function wxrReader(text: () => AsyncIterable<string>, given?: Gathered): Reader {
  let gathered = given

  async function* records(): AsyncGenerator<SourceRecord> {
    gathered ??= await gather(text())
    const parser = new WxrParser()
    for await (const element of elements(parser, text())) {
      const record = element.name === 'item' ? wxrRecord(element, gathered.site) : null
      if (record) yield record
    }
    if (parser.cutOff) throw new DomainError('import_cut_off')
  }

  const address = () => addressOf(gathered?.channel ?? {})
  const url = () => URL.parse(address())
  return {
    records,
    terms: () => gathered?.site.terms() ?? [],
    get origin() {
      return wxrOrigin(url(), gathered?.site.root ?? '')
    },
    get site() {
      return /^https?:$/.test(url()?.protocol ?? '') ? address() : ''
    },
  }
}

/** How the records of a site are known, by its address and its path without a final slash. */
export const wxrOrigin = (url: URL | null, root: string): string =>
  `wxr:${(url?.host ?? '').replace(/^www\./, '')}${root}`
