import { articlePath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'

/** An article as a link to it. */
export interface Neighbour {
  id: string
  path: string
  title: string
}

/** The articles published right before and right after one in its city. */
export interface Neighbours {
  city: { name: string; path: string }
  previous: Neighbour | null
  next: Neighbour | null
}

interface Row {
  side: 'previous' | 'next'
  id: string
  slug: string
  locationPath: string | null
  title: string
}

/** The articles before and after one in its primary city, by first publication; null without a city. One statement. */
export async function findNeighbours(article: {
  id: string
  publishedAt: Date
  locations: readonly { name: string; path: string; primary: boolean }[]
}): Promise<Neighbours | null> {
  const city = article.locations.find(({ primary }) => primary)
  if (!city) return null
  const rows = await db().$queryRaw<Row[]>`
    WITH beside AS (
      (SELECT 'previous' AS side, article_id FROM article_locations
        WHERE location_path = ${city.path} AND listed_at IS NOT NULL
          AND (listed_at, article_id) < (${article.publishedAt}::timestamptz, ${article.id}::uuid)
        ORDER BY listed_at DESC, article_id DESC LIMIT 1)
      UNION ALL
      (SELECT 'next', article_id FROM article_locations
        WHERE location_path = ${city.path} AND listed_at IS NOT NULL
          AND (listed_at, article_id) > (${article.publishedAt}::timestamptz, ${article.id}::uuid)
        ORDER BY listed_at, article_id LIMIT 1)
    )
    SELECT side, id, slug, location_path AS "locationPath", title
      FROM beside JOIN articles ON id = article_id WHERE status = 'published' AND deleted_at IS NULL`
  const [previous, next] = (['previous', 'next'] as const).map(side => rows.find(row => row.side === side))
  return { city: { name: city.name, path: city.path }, previous: toNeighbour(previous), next: toNeighbour(next) }
}

const toNeighbour = (row: Row | undefined): Neighbour | null =>
  row ? { id: row.id, path: articlePath(row), title: row.title } : null
