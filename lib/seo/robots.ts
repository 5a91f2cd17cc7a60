import { staffPrefixes, uncrawledWithQuery } from '../addresses/routes.ts'

/** What crawlers may not walk, and where the lists of addresses are. */
export function robots(origin: string): string {
  // A rule closes every address that begins like it: `/auth` alone would close `/author/…` too.
  const screens = staffPrefixes.flatMap(path => [`${path}$`, `${path}?`, `${path}/`])
  const closed = [...screens, ...uncrawledWithQuery.map(path => `${path}?`), '/api/']
  return [
    'User-agent: *',
    ...closed.map(path => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/sitemap-cidades.xml`,
    `Sitemap: ${origin}/news-sitemap.xml`,
    '',
  ].join('\n')
}
