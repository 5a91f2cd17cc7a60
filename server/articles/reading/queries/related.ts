import type { Actor } from '#lib/actor.ts'
import { limits } from '#lib/limits.ts'
import { Prisma } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'
import { type ArticleCard, listCards } from './cards.ts'

/** Looks at this many of the newest articles under each tag or city, so that the cost does not grow with the archive. */
const newestPerSubject = 100

/** Looks at this many of a reader's last visits, and at this many of the newest articles under each of their tags and cities. */
const recentReading = { visits: 12, newest: 10 }

/** The most articles that stand first because they share a tag and a city. Others of them count among those that share a tag. */
const mostSharingBoth = 3

/**
 * Up to five public articles related to one, step by step (READ-3): at most three that share a tag and a city, then those that share a tag,
 * those that share a city, those that share a tag or a city with what the signed-in reader read lately, and the latest. Newest first within a
 * step, and what the reader has read last within it. One statement.
 */
export async function findRelated(reader: Actor, articleId: string): Promise<ArticleCard[]> {
  return listCards(Prisma.sql`
    WITH near AS (
      ${underTheSame('tag', Prisma.sql`SELECT tag_key FROM article_tags WHERE article_id = ${articleId}::uuid`, newestPerSubject)}
      UNION
      ${underTheSame('city', Prisma.sql`SELECT location_path FROM article_locations WHERE location_type = 'city' AND article_id = ${articleId}::uuid`, newestPerSubject)}
      ${likeRead(reader)}
      UNION
      (SELECT id, 'latest' FROM articles
        WHERE status = 'published' AND deleted_at IS NULL AND id <> ${articleId}::uuid
        ORDER BY published_at DESC, id DESC LIMIT ${fixed(4 * limits.relatedArticles)})
    ), candidate AS (
      SELECT a.id, a.published_at, ${haveRead(reader)} AS has_read,
          bool_or(why = 'tag') AS tag, bool_or(why = 'city') AS city, bool_or(why = 'read') AS read
        FROM near JOIN articles a USING (id)
        WHERE a.status = 'published' AND a.deleted_at IS NULL AND a.id <> ${articleId}::uuid
        GROUP BY a.id
    ), stepped AS (
      SELECT id, has_read, published_at, CASE
          WHEN tag AND city AND row_number() OVER (PARTITION BY tag AND city ORDER BY has_read, published_at DESC, id DESC) <= ${fixed(mostSharingBoth)} THEN 1
          WHEN tag THEN 2 WHEN city THEN 3 WHEN read AND NOT has_read THEN 4 ELSE 5 END AS step
        FROM candidate
    )
    SELECT id, row_number() OVER (ORDER BY step, has_read, published_at DESC, id DESC) AS place
      FROM stepped ORDER BY place LIMIT ${fixed(limits.relatedArticles)}`)
}

const subjects = {
  tag: Prisma.sql`article_tags WHERE tag_key = mine.key`,
  city: Prisma.sql`article_locations WHERE location_path = mine.key`,
}

/** The newest public articles under each of the keys that `keys` selects, with the reason `why` they are near. */
const underTheSame = (
  subject: keyof typeof subjects,
  keys: Prisma.Sql,
  newest: number,
  why: string = subject,
) => Prisma.sql`
      SELECT other.article_id AS id, ${why} AS why
        FROM (${keys}) AS mine(key) CROSS JOIN LATERAL (
          SELECT article_id FROM ${subjects[subject]} AND listed_at IS NOT NULL
            ORDER BY listed_at DESC, article_id DESC LIMIT ${fixed(newest)}) other`

function likeRead({ id }: Actor): Prisma.Sql {
  if (id === null) return Prisma.empty
  const lately = Prisma.sql`article_id IN (SELECT article_id FROM user_reading_history
    WHERE user_id = ${id}::uuid ORDER BY updated_at DESC, id DESC LIMIT ${fixed(recentReading.visits)})`
  const tags = Prisma.sql`SELECT DISTINCT tag_key FROM article_tags WHERE ${lately}`
  const cities = Prisma.sql`SELECT DISTINCT location_path FROM article_locations WHERE location_type = 'city' AND ${lately}`
  return Prisma.sql`
      UNION ${underTheSame('tag', tags, recentReading.newest, 'read')}
      UNION ${underTheSame('city', cities, recentReading.newest, 'read')}`
}

function haveRead({ id }: Actor): Prisma.Sql {
  if (id === null) return Prisma.sql`false`
  return Prisma.sql`EXISTS (SELECT FROM user_reading_history r WHERE r.user_id = ${id}::uuid AND r.article_id = a.id)`
}
