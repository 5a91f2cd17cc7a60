import { type PressDirective, pressHeader } from '#lib/press.ts'
import { rss } from '#lib/seo/rss.ts'
import { newsSitemap, sitemap, sitemapIndex } from '#lib/seo/sitemap.ts'
import { env } from '#server/platform/env.ts'
import { cardKeys, listNewest } from './queries/cards.ts'
import { countSitemaps, listAddresses, listNews } from './queries/feed.ts'

const rssItems = 50
/** Seconds: the two days of Google News move on without anybody telling the press. */
const newsLife = 600

const sitemapPath = (file: number) => `/sitemaps/${file}.xml`

function xml(body: string, type: string, directive: PressDirective): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, ...pressHeader(directive) } })
}

/** `GET /rss.xml`: the newest articles with their summaries. */
export async function rssFeed(): Promise<Response> {
  const cards = await listNewest(rssItems)
  const items = cards.flatMap(card => {
    const { publishedAt, author, cover } = card
    return publishedAt ? [{ ...card, publishedAt, author: author.fullName, picture: cover?.src ?? null }] : []
  })
  return xml(rss(env().SITE_URL, items), 'application/rss+xml', { keys: ['feed', ...cardKeys(cards)] })
}

/** `GET /sitemap.xml`: every public address, or the index of the files that hold them. */
export async function sitemapFile(): Promise<Response> {
  const files = await countSitemaps()
  const origin = env().SITE_URL
  const body =
    files === 1
      ? sitemap(origin, [{ path: '/', changedAt: null }, ...(await listAddresses(1))])
      : sitemapIndex(
          origin,
          Array.from({ length: files }, (_, index) => sitemapPath(index + 1)),
        )
  return xml(body, 'application/xml', { keys: ['feed'] })
}

/** `GET /sitemaps/{n}.xml`: one file of the index; 404 beyond the last. */
export async function sitemapPart(name: string): Promise<Response> {
  const file = Number(/^([1-9]\d{0,4})\.xml$/.exec(name)?.[1] ?? 0)
  const entries = file > 0 ? await listAddresses(file) : []
  if (entries.length === 0) return new Response('Mapa não encontrado.\n', { status: 404 })
  return xml(sitemap(env().SITE_URL, entries), 'application/xml', { keys: ['feed'] })
}

/** `GET /news-sitemap.xml`: the last 48 hours, for Google News. */
export async function newsSitemapFile(): Promise<Response> {
  return xml(newsSitemap(env().SITE_URL, await listNews()), 'application/xml', { keys: ['feed'], life: newsLife })
}
