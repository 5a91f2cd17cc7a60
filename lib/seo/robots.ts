import { staffPrefixes, uncrawledWithQuery } from '../addresses/routes.ts'

/** The text of robots.txt: disallowed paths and the sitemaps. `origin` is the site's public address without a slash at its end. */
export function robots(origin: string): string {
  // A rule matches every path that begins with it: `/auth` alone would close `/author/…` too.
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
