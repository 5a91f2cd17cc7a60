import { looksLikeUuid } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'

/** A person who signs articles, as their page shows them. */
export interface Byline {
  id: string
  fullName: string
  bio: string
  avatarUrl: string | null
  /** The number of their public articles, counted up to `mostCounted` + 1. */
  articles: number
}

/** Above this the page says “mais de …”: an exact count would cost more with every article. */
export const mostCounted = 1_000

/** The spelling of a tag in the newest public article that has it; null when none has. */
export async function findTagName(key: string): Promise<string | null> {
  const newest = await db().articleTag.findFirst({
    where: { tagKey: key, listedAt: { not: null } },
    orderBy: [{ listedAt: 'desc' }, { articleId: 'desc' }],
    select: { tag: true },
  })
  return newest?.tag ?? null
}

/** The profile that a former byline was joined into; null for any other id. */
export async function findJoinedByline(id: string): Promise<string | null> {
  if (!looksLikeUuid(id)) return null
  const joined = await db().joinedProfile.findUnique({ where: { id }, select: { profileId: true } })
  return joined?.profileId ?? null
}

/** A person named under a public article, or staff. A reader's account has no page and answers like an unknown id. One statement. */
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
