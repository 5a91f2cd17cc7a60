import { house } from './house.ts'

interface Crawl {
  start: readonly string[]
  cookie?: string
  /** How many addresses at most. */
  limit?: number
}

/** What stands beside the pages that link to each other. */
const lists = ['/rss.xml', '/sitemap.xml', '/news-sitemap.xml', '/robots.txt']

/** The ways to ask Next for a page's payload instead of its HTML. */
const disguises: [string, Record<string, string>][] = [
  ['', {}],
  ['', { rsc: '1' }],
  ['', { rsc: '1', 'next-router-prefetch': '1' }],
  ['?_rsc=1a2b3', { rsc: '1' }],
  ['.rsc', {}],
]

/** Walks the site from some addresses over everything that they name, each asked for plainly and as a payload, redirects followed.
 * Gives all that was answered, headers included, by path. */
export async function crawl({ start, cookie, limit = 400 }: Crawl): Promise<Map<string, string>> {
  const read = new Map<string, string>()
  const waiting = [...start, ...(limit > start.length ? lists : [])]
  while (waiting.length > 0 && read.size < limit) {
    const path = waiting.shift() ?? ''
    if (read.has(path)) continue
    const answers = await Promise.all(
      disguises.map(([suffix, headers]) => ask(path, suffix, { ...headers, ...(cookie && { cookie }) })),
    )
    const text = answers.join('\n')
    read.set(path, text)
    waiting.push(...namedIn(text).filter(next => !read.has(next)))
  }
  return read
}

async function ask(path: string, suffix: string, headers: Record<string, string>): Promise<string> {
  const [pathname = '', query] = path.split('?')
  const end = suffix.startsWith('?') && query ? `?${query}&${suffix.slice(1)}` : query ? `${suffix}?${query}` : suffix
  const response = await fetch(house.url + pathname + end, { headers })
  return [...[...response.headers].flat(), await response.text()].join('\n')
}

/** Paths of this site's pages that an answer links to: HTML, sitemaps, feeds. Files are left out. */
function namedIn(text: string): string[] {
  const addresses = [...text.matchAll(/(?:href="|<loc>|<link>|"item":")([^"<]+)/g)].map(([, address = '']) => address)
  return addresses.flatMap(address => {
    const url = URL.parse(address.replaceAll('&amp;', '&'), house.url)
    if (url?.origin !== house.url || /^\/(?:_next|assets|uploads|api)\//.test(url.pathname)) return []
    return [url.pathname + url.search]
  })
}
