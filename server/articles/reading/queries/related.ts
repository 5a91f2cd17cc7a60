import type { Actor } from '#lib/actor.ts'
import { limits } from '#lib/limits.ts'
import { Prisma } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'
import { type ArticleCard, listCards } from './cards.ts'

/** Looks at this many of the newest articles under each tag or city, so that the cost does not grow with the archive. */
const newestPerSubject = 100

/** Looks at this many of a reader's last visits, and at this many of the newest articles under each of their tags. */
const recentReading = { visits: 12, newest: 10 }

/**
 * Up to five public articles related to one, in this order of preference (READ-3): those sharing a tag and a city, a tag, or a
 * city, then those with a tag that the signed-in reader read lately, then the latest; newest first within each. Articles that the
 * reader has read come last. One statement.
 */
export async function findRelated(reader: Actor, articleId: string): Promise<ArticleCard[]> {
  return listCards(Prisma.sql`
    WITH near AS (
      SELECT other.article_id AS id, 4 AS weight
        FROM article_tags mine CROSS JOIN LATERAL (
          SELECT article_id FROM article_tags
            WHERE tag_key = mine.tag_key AND listed_at IS NOT NULL ORDER BY listed_at DESC, article_id DESC LIMIT ${fixed(newestPerSubject)}
        ) other
        WHERE mine.article_id = ${articleId}::uuid
      UNION
      SELECT other.article_id, 2
        FROM article_locations mine CROSS JOIN LATERAL (
          SELECT article_id FROM article_locations
            WHERE location_path = mine.location_path AND listed_at IS NOT NULL ORDER BY listed_at DESC, article_id DESC LIMIT ${fixed(newestPerSubject)}
        ) other
        WHERE mine.article_id = ${articleId}::uuid
      ${sharingTagsWithRead(reader)}
      UNION
      (SELECT id, 0 FROM articles
        WHERE status = 'published' AND deleted_at IS NULL AND id <> ${articleId}::uuid
        ORDER BY published_at DESC, id DESC LIMIT ${fixed(4 * limits.relatedArticles)})
    )
    SELECT a.id, row_number() OVER (ORDER BY ${haveRead(reader)}, candidate.weight DESC, a.published_at DESC, a.id DESC) AS place
      FROM (SELECT id, sum(weight) AS weight FROM near GROUP BY id) candidate
      JOIN articles a USING (id)
      WHERE a.status = 'published' AND a.deleted_at IS NULL AND a.id <> ${articleId}::uuid
      ORDER BY place LIMIT ${fixed(limits.relatedArticles)}`)
}

function sharingTagsWithRead({ id }: Actor): Prisma.Sql {
  if (id === null) return Prisma.empty
  return Prisma.sql`
      UNION
      SELECT other.article_id, 1
        FROM (SELECT DISTINCT tag_key FROM article_tags WHERE article_id IN (
          SELECT article_id FROM user_reading_history
            WHERE user_id = ${id}::uuid ORDER BY updated_at DESC, id DESC LIMIT ${fixed(recentReading.visits)})) liked
        CROSS JOIN LATERAL (
          SELECT article_id FROM article_tags
            WHERE tag_key = liked.tag_key AND listed_at IS NOT NULL ORDER BY listed_at DESC, article_id DESC LIMIT ${fixed(recentReading.newest)}
        ) other`
}

function haveRead({ id }: Actor): Prisma.Sql {
  if (id === null) return Prisma.sql`false`
  return Prisma.sql`EXISTS (SELECT FROM user_reading_history r WHERE r.user_id = ${id}::uuid AND r.article_id = a.id)`
}
