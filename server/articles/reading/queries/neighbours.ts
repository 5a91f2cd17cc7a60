import { articlePath } from '#lib/addresses/paths.ts'
import { limits } from '#lib/limits.ts'
import { db } from '#server/platform/db/db.ts'
import type { MostReadLine } from './most-read.ts'

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
  side: 'previous' | 'next' | 'read'
  id: string
  slug: string
  locationPath: string | null
  title: string
  visibility: string
}

/** The links beside an article. */
export interface Near {
  /** The articles before and after it in its primary city, by first publication; null without a city. */
  neighbours: Neighbours | null
  /** “Mais lidas” without the article itself. */
  mostRead: MostReadLine[]
}

/** The links beside an article. One statement. */
export async function findNear(article: {
  id: string
  publishedAt: Date
  locations: readonly { name: string; path: string; primary: boolean }[]
}): Promise<Near> {
  const city = article.locations.find(({ primary }) => primary) ?? null
  const rows = await db().$queryRaw<Row[]>`
    WITH beside AS (
      (SELECT 'previous' AS side, article_id, 0 AS views FROM article_locations
        WHERE location_path = ${city?.path ?? null}::text AND listed_at IS NOT NULL
          AND (listed_at, article_id) < (${article.publishedAt}::timestamptz, ${article.id}::uuid)
        ORDER BY listed_at DESC, article_id DESC LIMIT 1)
      UNION ALL
      (SELECT 'next', article_id, 0 FROM article_locations
        WHERE location_path = ${city?.path ?? null}::text AND listed_at IS NOT NULL
          AND (listed_at, article_id) > (${article.publishedAt}::timestamptz, ${article.id}::uuid)
        ORDER BY listed_at, article_id LIMIT 1)
      UNION ALL
      (SELECT 'read', article_id, views FROM most_read WHERE article_id <> ${article.id}::uuid)
    )
    SELECT side, id, slug, location_path AS "locationPath", title, visibility
      FROM beside JOIN articles ON id = article_id WHERE status = 'published' AND deleted_at IS NULL
      ORDER BY views DESC, id DESC`
  const [previous, next] = (['previous', 'next'] as const).map(side => rows.find(row => row.side === side))
  const mostRead = rows.filter(({ side }) => side === 'read').slice(0, limits.mostRead)
  return {
    neighbours: city && {
      city: { name: city.name, path: city.path },
      previous: toNeighbour(previous),
      next: toNeighbour(next),
    },
    mostRead: mostRead.map(row => ({
      id: row.id,
      path: articlePath(row),
      title: row.title,
      premium: row.visibility === 'premium',
    })),
  }
}

const toNeighbour = (row: Row | undefined): Neighbour | null =>
  row ? { id: row.id, path: articlePath(row), title: row.title } : null
