import { type CaretPlace, isPlace } from '#lib/articles/caret-place.ts'
import { DomainError } from '#lib/errors.ts'
import type { PresenceInput } from '#lib/schemas/articles/article.ts'
import { isRecent, recentAt } from '#lib/text/recent.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { PRESENCE_CHANNEL } from './events.ts'
import type { WritingTarget } from './sessions.ts'

/** Milliseconds without a request after which a form counts as closed. */
const aliveMs = 40_000
/** At most this many people are named. */
const most = 8

/** Another person who has the text open. */
export interface Nearby {
  id: string
  name: string
  /** The actor in another tab. */
  mine: boolean
  /** Where the person's caret stands; null outside the text. */
  place: CaretPlace | null
}

/** The other people who have a text open, and its version and state: a form that shows older ones loads the newer. */
export interface Presence {
  version: number
  state: string
  others: Nearby[]
}

/** What the screens of an article show beside its text (status, claim, schedule, revision, reviews) as a hash, which changes with any of it. */
export async function stateOf(tx: Tx, articleId: string): Promise<string> {
  const [row] = await tx.$queryRaw<{ state: string }[]>`
    SELECT md5(ROW(a.status, a.submitted_at, a.claimed_by, a.unreviewed_at, a.publish_at, a.unpublish_at, a.embargo_note, r.id,
        (SELECT count(*) FROM article_reviews w WHERE w.article_id = a.id))::text) AS state
      FROM articles a LEFT JOIN article_revisions r ON r.article_id = a.id WHERE a.id = ${articleId}::uuid`
  return row?.state ?? ''
}

/**
 * Notes that a form is open and where its caret stands, or that it was closed, and notifies the others' streams of what changed. Gives the
 * other people who have the same text open. Raises signed_out or another_account.
 */
export async function recordPresence(
  { tx, actor, now }: CommandContext,
  target: WritingTarget,
  { form, leaving, place = null }: Pick<PresenceInput, 'form' | 'leaving' | 'place'>,
): Promise<Nearby[]> {
  if (actor.id === null) throw new DomainError('signed_out')
  const sign = { seenAt: now, leftAt: leaving ? now : null, place: leaving ? null : place }
  const before = await tx.writingSession.findUnique({ where: { id: form } })
  const { count } = await tx.writingSession.updateMany({ where: { id: form, userId: actor.id, ...target }, data: sign })
  if (count === 0) {
    const data = { id: form, ...target, userId: actor.id, ...sign }
    const made = await tx.writingSession.createMany({ data, skipDuplicates: true })
    if (made.count === 0) throw new DomainError('another_account')
  }
  const wasHere = before !== null && before.leftAt === null && isRecent(before.seenAt, now, aliveMs)
  if (wasHere === (leaving === true) || (before?.place ?? null) !== sign.place) {
    await tx.$executeRaw`SELECT pg_notify(${PRESENCE_CHANNEL}, ${target.articleId})`
  }
  const open = await tx.writingSession.findMany({
    relationLoadStrategy: 'join',
    where: { ...target, id: { not: form }, leftAt: null, seenAt: recentAt(now, aliveMs) },
    orderBy: { seenAt: 'desc' },
    distinct: ['userId'],
    take: most,
    select: { userId: true, place: true, user: { select: { fullName: true } } },
  })
  return open.map(({ userId, place: at, user }) => ({
    id: userId,
    name: user.fullName,
    mine: userId === actor.id,
    place: at !== null && isPlace(at) ? at : null,
  }))
}
