import { looksLikeUuid } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'

/** Somebody who signs articles, as their page shows them. */
export interface Byline {
  id: string
  fullName: string
  bio: string
  avatarUrl: string | null
  /** Articles that readers may see, counted up to `mostCounted`. */
  articles: number
}

/** Beyond it an author has “mais de …” articles: counting on would cost more with every one. */
export const mostCounted = 1_000

/** A tag's name as it was last written in a public article; null when no public article bears it. */
export async function findTagName(key: string): Promise<string | null> {
  const newest = await db().articleTag.findFirst({
    where: { tagKey: key, listedAt: { not: null } },
    orderBy: [{ listedAt: 'desc' }, { articleId: 'desc' }],
    select: { tag: true },
  })
  return newest?.tag ?? null
}

/**
 * The author at an id: whoever is named under a public article, or works here. A reader's account has no page, and answers like an id that is none. One
 * statement.
 */
export async function findByline(id: string): Promise<Byline | null> {
  if (!looksLikeUuid(id)) return null
  const [byline] = await db().$queryRaw<(Byline & { works: boolean })[]>`
    SELECT id, full_name AS "fullName", bio, avatar_url AS "avatarUrl",
      (SELECT count(*)::int FROM (SELECT FROM article_credits
        WHERE profile_id = p.id AND listed_at IS NOT NULL LIMIT ${fixed(mostCounted + 1)}) counted) AS articles,
      EXISTS (SELECT FROM user_roles WHERE user_id = p.id) AS works
    FROM profiles p WHERE id = ${id}::uuid`
  if (!byline) return null
  const { works, ...found } = byline
  return works || found.articles > 0 ? found : null
}
