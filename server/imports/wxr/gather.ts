import { DomainError, isDomainError } from '#lib/errors.ts'
import { type WxrElement, WxrParser } from './parse.ts'
import { WxrSite } from './site.ts'

/** What a first reading of an export tells: the texts of its channel, and what posts refer to. */
export interface Gathered {
  channel: Readonly<Record<string, string>>
  site: WxrSite
  /** Items that are texts, or would be. */
  texts: number
}

/** Reads an export for what its posts refer to, which may follow them. Raises import_not_wxr or import_broken_xml. */
export async function gather(text: AsyncIterable<string>): Promise<Gathered> {
  const site = new WxrSite()
  const parser = new WxrParser()
  let texts = 0
  for await (const element of elements(parser, text)) if (site.add(element)) texts++
  const { channel } = parser
  if (channel['wp:wxr_version'] === undefined) throw new DomainError('import_not_wxr')
  site.root = URL.parse(addressOf(channel))?.pathname.replace(/\/$/, '') ?? ''
  return { channel, site, texts }
}

/**
 * Reads all exports of one import, by id: WordPress splits a large site, and has the pictures of a text in another file. Exports of one site share what
 * they refer to. One that cannot be read is left out: its own reading says so. Raises import_only_pictures for files without a text.
 */
export async function gatherAll(
  exports: readonly { id: string; text: () => AsyncIterable<string> }[],
): Promise<ReadonlyMap<string, Gathered>> {
  const found = new Map<string, Gathered>()
  const sites = new Map<string, WxrSite>()
  for (const { id, text } of exports) {
    const gathered = await gather(text()).catch(error => {
      if (isDomainError(error)) return null
      throw error
    })
    if (!gathered) continue
    const address = addressOf(gathered.channel)
    const site = sites.get(address)?.join(gathered.site) ?? gathered.site
    sites.set(address, site)
    found.set(id, { ...gathered, site })
  }
  const all = [...found.values()]
  if (all.length > 0 && all.length === exports.length && all.every(({ texts }) => texts === 0))
    throw new DomainError(all.some(({ site }) => site.attachments.size > 0) ? 'import_only_pictures' : 'import_empty')
  return found
}

/** The old site's address, without a final slash. */
export function addressOf({ link = '', ...channel }: Readonly<Record<string, string>>): string {
  const { 'wp:base_blog_url': blog = link, 'wp:base_site_url': base = blog } = channel
  const written = (blog || base).trim()
  return written.endsWith('/') ? written.slice(0, -1) : written
}

/** The elements of an export, read piece by piece. */
export async function* elements(parser: WxrParser, text: AsyncIterable<string>): AsyncGenerator<WxrElement> {
  for await (const part of text) yield* parser.push(part)
  yield* parser.end()
}
