import { house } from './house.ts'

interface Crawl {
  start: readonly string[]
  cookie?: string
  /** The maximum number of addresses. */
  limit?: number
}

/** Files that pages do not necessarily link to. */
const lists = ['/rss.xml', '/sitemap.xml', '/news-sitemap.xml', '/robots.txt']

/** The ways to request a page's payload from Next instead of its HTML. */
const payloadRequests: [string, Record<string, string>][] = [
  ['', {}],
  ['', { rsc: '1' }],
  ['', { rsc: '1', 'next-router-prefetch': '1' }],
  ['?_rsc=1a2b3', { rsc: '1' }],
  ['.rsc', {}],
]

/**
 * Crawls the site from some addresses: follows every link, requests each as a page and as a payload, and follows redirects.
 * Gives all answers, headers included, by path.
 */
export async function crawl({ start, cookie, limit = 400 }: Crawl): Promise<Map<string, string>> {
  const read = new Map<string, string>()
  const waiting = [...start, ...(limit > start.length ? lists : [])]
  while (waiting.length > 0 && read.size < limit) {
    const path = waiting.shift() ?? ''
    if (read.has(path)) continue
    const answers = await Promise.all(
      payloadRequests.map(([suffix, headers]) => ask(path, suffix, { ...headers, ...(cookie && { cookie }) })),
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

/** The paths of this site's pages in an answer: HTML, sitemaps, feeds. Leaves out files. */
function namedIn(text: string): string[] {
  const addresses = [...text.matchAll(/(?:href="|<loc>|<link>|"item":")([^"<]+)/g)].map(([, address = '']) => address)
  return addresses.flatMap(address => {
    const url = URL.parse(address.replaceAll('&amp;', '&'), house.url)
    if (url?.origin !== house.url || /^\/(?:_next|assets|uploads|api)\//.test(url.pathname)) return []
    return [url.pathname + url.search]
  })
}
