import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { memoryPages, validateXML } from 'xmllint-wasm'

const schemas = join(import.meta.dirname, 'schemas')

async function schemaFile(name: string) {
  return { fileName: name, contents: await readFile(join(schemas, name), 'utf8') }
}

/** The schema errors of an XML text, one a line; empty when it is valid. */
async function againstSchema(xml: string, schema: string, preload: string[] = []): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: { fileName: 'file.xml', contents: xml },
    schema: await schemaFile(schema),
    preload: await Promise.all(preload.map(schemaFile)),
    maxMemoryPages: 4 * memoryPages.MiB * 16,
  })
  return valid ? [] : errors.map(({ message }) => message)
}

/** The faults of a sitemap, a sitemap index or a news sitemap. */
export const problemsOfSitemap = (xml: string) =>
  againstSchema(xml, 'sitemap.xsd', ['sitemap-news.xsd', 'sitemap-image.xsd'])

/** The faults of an RSS feed: those of its schema, and those that a schema cannot express. */
export async function problemsOfFeed(xml: string, address: string): Promise<string[]> {
  const [channel = '', ...items] = xml.split('<item>')
  const count = (text: string, element: string) => text.split(`<${element}`).length - 1
  const once = (text: string, where: string, elements: string[]) =>
    elements.filter(element => count(text, `${element}>`) !== 1).map(element => `${where} without one ${element}`)
  const self = /<atom:link href="([^"]+)" rel="self" type="application\/rss\+xml"\/>/.exec(channel)?.[1]
  return [
    ...(await againstSchema(xml, 'rss.xsd')),
    ...once(channel, 'channel', ['title', 'link', 'description', 'language']),
    ...(self === address ? [] : [`rel="self" is ${self}, and the feed stands at ${address}`]),
    ...items.flatMap((item, n) => [
      ...once(item, `item ${n + 1}`, ['title', 'link', 'pubDate', 'description']),
      ...(count(item, 'guid ') === 1 ? [] : [`item ${n + 1} without one guid`]),
    ]),
  ]
}
