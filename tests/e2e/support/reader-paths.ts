import { db } from '#server/platform/db/db.ts'

/** An address of every kind of reader page, missing and moved ones included. */
export async function readerPaths(): Promise<string[]> {
  const published = { status: 'published' as const, deletedAt: null }
  const select = { slug: true, locationPath: true, authorId: true, tags: { select: { tagKey: true }, take: 1 } }
  const [open, premium] = await Promise.all([
    db().article.findFirstOrThrow({
      where: { ...published, visibility: 'public', locationPath: { not: null } },
      select,
    }),
    db().article.findFirstOrThrow({ where: { ...published, visibility: { not: 'public' } }, select }),
  ])
  const city = open.locationPath
  return [
    '/',
    `/?city=${city}`,
    '/?city=nenhuma',
    `/${city}/${open.slug}`,
    `/article/${open.slug}`,
    `/${premium.locationPath ?? 'article'}/${premium.slug}`,
    `/${city}`,
    `/author/${open.authorId}`,
    '/busca?q=prefeitura',
    '/busca',
    `/tag/${open.tags[0]?.tagKey}`,
    `/${city}/rss.xml`,
    `/author/${open.authorId}/rss.xml`,
    `/tag/${open.tags[0]?.tagKey}/rss.xml`,
    '/erramos',
    '/events',
    '/events/passados',
    '/ultimas',
    '/editoria/economia',
    '/editoria/economia/rss.xml',
    '/cidades',
    '/assuntos',
    '/assuntos?letra=a',
    '/autores',
    '/quem-somos',
    '/privacidade/cookies',
    '/pricing',
    '/nada-por-aqui',
    '/404',
    '/rss.xml',
    '/sitemap.xml',
    '/sitemap-cidades.xml',
    '/news-sitemap.xml',
    '/robots.txt',
  ]
}
