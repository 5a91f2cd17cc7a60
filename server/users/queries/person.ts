import type { Actor } from '#lib/actor.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { findQualityAverages } from '#server/articles/review/queries/reviews.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { userPolicy } from '../policy.ts'
import { accessOf, countArticles, userSelection } from './accounts.ts'
import type { ListedUser } from './user-list.ts'

/** An account on its own page. */
export interface Person extends ListedUser {
  /** The number of browsers that are signed in. */
  sessions: number
  /** The bylines that were joined into the account's. */
  joined: { id: string; joinedAt: Date }[]
}

/** The account of an id; null for any other id. Raises forbidden. */
export async function findPerson(actor: Actor, id: string): Promise<Person | null> {
  userPolicy.assert(actor, 'read', null)
  if (!looksLikeUuid(id)) return null
  const [row, sessions, articles, quality, joined] = await Promise.all([
    db().user.findUnique({ where: { id }, select: userSelection }),
    db().session.count({ where: { userId: id, revokedAt: null, expiresAt: { gt: now() } } }),
    countArticles([id]),
    findQualityAverages([id]),
    db().joinedProfile.findMany({
      where: { profileId: id },
      select: { id: true, joinedAt: true },
      orderBy: { joinedAt: 'desc' },
    }),
  ])
  if (!row) return null
  const figures = { articles: articles.get(id) ?? 0, quality: quality.get(id) ?? null }
  return { ...accessOf(row), ...figures, sessions, joined }
}
