import { articlePath, authorPath, cityPath, mediaPath, tagPath } from '#lib/addresses/paths.ts'
import { addressesPerSitemap, mostAddresses, type NewsEntry, type SitemapEntry } from '#lib/sitemaps/sitemap.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'
import { now } from '#server/platform/process/clock.ts'
import { publicArticles } from './cards.ts'

const hour = 60 * 60 * 1000
/** Google News' limits: two days and a thousand addresses. */
const newsWindow = { hours: 48, articles: 1_000 }

/** A sitemap file of articles: its name, and the time of the newest change in it. */
export interface SitemapMonth {
  name: string
  changedAt: Date
}

/** The month in which an article was published, and its last change: as the index `articles_public_months` has them. */
const month = Prisma.sql`date_trunc('month', published_at AT TIME ZONE 'UTC')`
const changedAt = Prisma.sql`coalesce(changed_at, published_at)`
const isPublic = Prisma.sql`status = 'published' AND deleted_at IS NULL`

/**
 * The sitemap files of articles, newest first: one a month, or sixteen (`2026-11-a`) when a month has many more articles than a file should
 * hold. One statement, which leaps from month to month in an index; the size of a month is estimated by every 256th article.
 */
export async function listSitemapMonths(): Promise<SitemapMonth[]> {
  const months = await db().$queryRaw<{ month: string; articles: number; changedAt: Date }[]>`
    WITH RECURSIVE months AS (
      (SELECT ${month} AS month FROM articles WHERE ${isPublic} ORDER BY 1 DESC LIMIT 1)
      UNION ALL
      SELECT (SELECT ${month} FROM articles WHERE ${isPublic} AND ${month} < months.month ORDER BY 1 DESC LIMIT 1)
        FROM months WHERE month IS NOT NULL
    ), sizes AS (
      SELECT ${month} AS month, count(*)::int * 256 AS articles FROM articles
        WHERE ${isPublic} AND right(id::text, 2) = '00' GROUP BY 1
    )
    SELECT to_char(month, 'YYYY-MM') AS month, coalesce(articles, 0) AS articles, newest.changed_at AS "changedAt"
      FROM months LEFT JOIN sizes USING (month) CROSS JOIN LATERAL (
        SELECT ${changedAt} AS changed_at FROM articles
          WHERE ${isPublic} AND ${month} = months.month ORDER BY 1 DESC LIMIT 1) newest
      ORDER BY 1 DESC`
  return months.flatMap(({ month, articles, changedAt }) => {
    const parts = Array.from({ length: 16 }, (_, n) => `${month}-${n.toString(16)}`)
    return (articles <= addressesPerSitemap ? [month] : parts).map(name => ({ name, changedAt }))
  })
}

/**
 * The public articles of a month, or those of it whose id ends in a hexadecimal digit: a file's content does not depend on the
 * other files. Sixteen files stay within the protocol's limit up to 700,000 articles a month.
 */
export async function listMonth(month: string, digit?: string): Promise<SitemapEntry[]> {
  const start = new Date(`${month}-01T00:00:00Z`)
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + 1)
  const part = digit ? Prisma.sql`AND right(a.id::text, 1) = ${digit}` : Prisma.empty
  return entriesOf(
    await db().$queryRaw<AddressRow[]>`
    SELECT ${addressColumns} FROM articles a LEFT JOIN media m ON m.id = a.cover_media_id
      WHERE a.status = 'published' AND a.deleted_at IS NULL AND a.published_at >= ${start} AND a.published_at < ${end} ${part}
      ORDER BY a.published_at DESC, a.id DESC LIMIT ${fixed(mostAddresses)}`,
  )
}

/** The newest public articles of a city, as many as a file holds. */
export async function listCityAddresses(city: string): Promise<SitemapEntry[]> {
  return entriesOf(
    await db().$queryRaw<AddressRow[]>`
    SELECT ${addressColumns}
      FROM (SELECT article_id FROM article_locations WHERE location_path = ${city} AND listed_at IS NOT NULL
        ORDER BY listed_at DESC, article_id DESC LIMIT ${fixed(mostAddresses)}) listed JOIN articles a ON a.id = listed.article_id
      LEFT JOIN media m ON m.id = a.cover_media_id`,
  )
}

/** The pages of authors with public articles. */
export async function listAuthorAddresses(): Promise<SitemapEntry[]> {
  const authors = await db().$queryRaw<{ id: string; changedAt: Date }[]>`
    SELECT p.id, newest.listed_at AS "changedAt" FROM profiles p CROSS JOIN LATERAL (
      SELECT listed_at FROM article_credits WHERE profile_id = p.id AND listed_at IS NOT NULL
        ORDER BY listed_at DESC, article_id DESC LIMIT 1) newest ORDER BY p.id LIMIT ${fixed(mostAddresses)}`
  return authors.map(({ id, changedAt }) => ({ path: authorPath(id), changedAt }))
}

/** The pages of tags with public articles. The statement skips from one tag to the next in the index. */
export async function listTagAddresses(): Promise<SitemapEntry[]> {
  const tags = await db().$queryRaw<{ key: string; changedAt: Date }[]>`
    WITH RECURSIVE leap AS (
      (SELECT tag_key AS key FROM article_tags ORDER BY tag_key LIMIT 1)
      UNION ALL
      SELECT (SELECT tag_key FROM article_tags WHERE tag_key > key ORDER BY tag_key LIMIT 1) FROM leap WHERE key IS NOT NULL
    )
    SELECT key, newest.listed_at AS "changedAt" FROM leap CROSS JOIN LATERAL (
      SELECT listed_at FROM article_tags WHERE tag_key = key AND listed_at IS NOT NULL
        ORDER BY listed_at DESC LIMIT 1) newest LIMIT ${fixed(mostAddresses)}`
  return tags.map(({ key, changedAt }) => ({ path: tagPath(key), changedAt }))
}

/** The pages of cities with public articles, each with the time of its newest article. */
export async function listCityPages(): Promise<(SitemapEntry & { city: string })[]> {
  const cities = await db().$queryRaw<{ city: string; changedAt: Date }[]>`
    SELECT c.path AS city, newest.listed_at AS "changedAt" FROM municipalities c CROSS JOIN LATERAL (
      SELECT listed_at FROM article_locations WHERE location_path = c.path AND listed_at IS NOT NULL
        ORDER BY listed_at DESC, article_id DESC LIMIT 1) newest
    WHERE c.articles_count > 0 ORDER BY c.path`
  return cities.map(({ city, changedAt }) => ({ city, path: cityPath(city), changedAt }))
}

interface AddressRow {
  slug: string
  locationPath: string | null
  changedAt: Date | null
  mediaId: string | null
  width: number | null
  coverImage: string | null
}

/** The columns of `AddressRow`, of an article `a` and its cover's upload `m`. */
const addressColumns = Prisma.sql`a.slug, a.location_path AS "locationPath", a.cover_image AS "coverImage",
  coalesce(a.changed_at, a.published_at) AS "changedAt", m.id AS "mediaId",
  (SELECT max(each) FROM unnest(m.widths) each) AS width`

const entriesOf = (rows: readonly AddressRow[]): SitemapEntry[] =>
  rows.map(row => {
    const { changedAt, mediaId, width, coverImage } = row
    return { path: articlePath(row), changedAt, picture: mediaId && width ? mediaPath(mediaId, width) : coverImage }
  })

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
