import { db } from '#server/platform/db/db.ts'
import { house } from './house.ts'

/** Every public address that shows or could reveal an article: pages, feeds, sitemaps and script endpoints. */
export async function surfacesOf(articleId: string): Promise<string[]> {
  const { slug, locationPath, authorId, tags } = await db().article.findUniqueOrThrow({
    where: { id: articleId },
    select: { slug: true, locationPath: true, authorId: true, tags: { select: { tagKey: true } } },
  })
  const city = locationPath ?? 'campina-grande-pb'
  const shelves = [`/${city}`, `/author/${authorId}`, ...tags.map(({ tagKey }) => `/tag/${encodeURIComponent(tagKey)}`)]
  return [
    '/',
    `/?city=${city}`,
    `/article/${slug}`,
    `/article/${articleId}`,
    `/artigo/${slug}`,
    `/${city}/${slug}`,
    ...shelves,
    ...shelves.map(shelf => `${shelf}/rss.xml`),
    ...shelves.map(shelf => `${shelf}?antes=${articleId}`),
    '/erramos',
    '/ultimas',
    `/ultimas?antes=${articleId}`,
    '/cidades',
    '/assuntos',
    '/autores',
    '/busca?q=obra',
    `/busca?q=avenida&cidade=${city}`,
    `/busca?autor=${authorId}&q=obra&acesso=premium`,
    '/rss.xml',
    '/sitemap.xml',
    '/sitemap-cidades.xml',
    '/news-sitemap.xml',
    ...(await partsOfTheSitemap()),
    '/robots.txt',
    '/ads.txt',
    ...[0, 1, 2].map(place => `/api/embed/${articleId}/${place}`),
    '/anuncio/home_top',
    '/api/health',
  ]
}

async function partsOfTheSitemap(): Promise<string[]> {
  const index = await (await fetch(`${house.url}/sitemap.xml`)).text()
  return [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
