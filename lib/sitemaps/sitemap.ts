import { element, xmlDeclaration } from '../text/xml.ts'

/** An address for search engines. */
export interface SitemapEntry {
  path: string
  changedAt: Date | null
  /** The cover: a path of this site, or an absolute address. */
  picture?: string | null
}

/** An article of the last two days, for Google News. */
export interface NewsEntry {
  path: string
  title: string
  publishedAt: Date
}

/** The most addresses of one file. The protocol allows 50,000 (sitemaps.org). */
export const mostAddresses = 45_000

/** A month with more articles is split into sixteen files, since small files print faster. */
export const addressesPerSitemap = 10_000

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1'

/** A sitemap. `origin` is the site's public address without a slash at its end. */
export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt, picture }) => {
    const address = picture && URL.parse(picture, origin)?.href
    const image = address ? `<image:image>${element('image:loc', address)}</image:image>` : ''
    return `<url>${element('loc', origin + path)}${changedElement(changedAt)}${image}</url>\n`
  })
  return `${xmlDeclaration}<urlset xmlns="${schema}" xmlns:image="${imageSchema}">\n${urls.join('')}</urlset>\n`
}

const changedElement = (changedAt: Date | null) => (changedAt ? element('lastmod', changedAt.toISOString()) : '')

/** The index of some sitemaps, with the time of the newest change in each. */
export function sitemapIndex(origin: string, entries: readonly SitemapEntry[]): string {
  const files = entries.map(
    ({ path, changedAt }) => `<sitemap>${element('loc', origin + path)}${changedElement(changedAt)}</sitemap>\n`,
  )
  return `${xmlDeclaration}<sitemapindex xmlns="${schema}">\n${files.join('')}</sitemapindex>\n`
}

/** The sitemap for Google News, with the newspaper's name. */
export function newsSitemap(origin: string, { name }: { name: string }, entries: readonly NewsEntry[]): string {
  const urls = entries.map(
    ({ path, title, publishedAt }) =>
      `<url>${element('loc', origin + path)}<news:news>` +
      `<news:publication>${element('news:name', name)}<news:language>pt</news:language></news:publication>` +
      `${element('news:publication_date', publishedAt.toISOString())}${element('news:title', title)}</news:news></url>\n`,
  )
  const namespaces = `xmlns="${schema}" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"`
  return `${xmlDeclaration}<urlset ${namespaces}>\n${urls.join('')}</urlset>\n`
}
