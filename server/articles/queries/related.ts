import { limits } from '#lib/limits.ts'
import { Prisma } from '#server/platform/db.ts'
import { type ArticleCard, listCards } from './cards.ts'

/** Of how many of the newest articles under one tag or place the nearest are chosen: it keeps the cost apart from the archive's size. */
const looksAt = 100

/**
 * Up to five public articles beside one, in the specified order of preference (reader §7): those sharing a tag and a place, then a tag, then
 * a place, then the latest; newest first within each. One statement.
 */
export async function findRelated(articleId: string): Promise<ArticleCard[]> {
  return listCards(Prisma.sql`
    WITH near AS (
      SELECT other.article_id AS id, 2 AS weight
        FROM article_tags mine CROSS JOIN LATERAL (
          SELECT article_id FROM article_tags
            WHERE tag_key = mine.tag_key AND listed_at IS NOT NULL ORDER BY listed_at DESC, article_id DESC LIMIT ${looksAt}
        ) other
        WHERE mine.article_id = ${articleId}::uuid
      UNION
      SELECT other.article_id, 1
        FROM article_locations mine CROSS JOIN LATERAL (
          SELECT article_id FROM article_locations
            WHERE location_path = mine.location_path AND listed_at IS NOT NULL ORDER BY listed_at DESC, article_id DESC LIMIT ${looksAt}
        ) other
        WHERE mine.article_id = ${articleId}::uuid
      UNION
      (SELECT id, 0 FROM articles
        WHERE status = 'published' AND deleted_at IS NULL AND id <> ${articleId}::uuid
        ORDER BY published_at DESC, id DESC LIMIT ${limits.relatedArticles})
    )
    SELECT a.id, row_number() OVER (ORDER BY candidate.weight DESC, a.published_at DESC, a.id DESC) AS place
      FROM (SELECT id, sum(weight) AS weight FROM near GROUP BY id) candidate
      JOIN articles a USING (id)
      WHERE a.status = 'published' AND a.deleted_at IS NULL AND a.id <> ${articleId}::uuid
      ORDER BY place LIMIT ${limits.relatedArticles}`)
}
