import { articlePath } from '#lib/paths.ts'
import { addressesPerSitemap, type NewsEntry, type SitemapEntry } from '#lib/seo/sitemap.ts'
import { now } from '#server/platform/clock.ts'
import { db } from '#server/platform/db.ts'
import { publicArticles } from './cards.ts'

const hour = 60 * 60 * 1000
/** What Google News takes: two days, a thousand addresses. */
const newsWindow = { hours: 48, articles: 1_000 }

/** How many sitemap files the public articles fill, at least one. */
export async function countSitemaps(): Promise<number> {
  const articles = await db().article.count({ where: publicArticles })
  return Math.max(1, Math.ceil(articles / addressesPerSitemap))
}

/** The addresses of one sitemap file, counted from 1: the oldest articles stand in the first, so that a full file stays as it is. */
export async function listAddresses(file: number): Promise<SitemapEntry[]> {
  const rows = await db().article.findMany({
    where: publicArticles,
    orderBy: [{ publishedAt: 'asc' }, { id: 'asc' }],
    skip: (file - 1) * addressesPerSitemap,
    take: addressesPerSitemap,
    select: { slug: true, locationPath: true, changedAt: true },
  })
  return rows.map(row => ({ path: articlePath(row), changedAt: row.changedAt }))
}

/** The public articles of the last 48 hours, newest first. */
export async function listNews(): Promise<NewsEntry[]> {
  const rows = await db().article.findMany({
    where: { ...publicArticles, publishedAt: { gte: new Date(now().getTime() - newsWindow.hours * hour) } },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: newsWindow.articles,
    select: { slug: true, locationPath: true, title: true, publishedAt: true },
  })
  return rows.flatMap(({ publishedAt, ...row }) =>
    publishedAt ? [{ path: articlePath(row), title: row.title, publishedAt }] : [],
  )
}
