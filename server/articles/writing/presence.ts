import { type CaretPlace, isPlace } from '#lib/articles/caret-place.ts'
import { DomainError } from '#lib/errors.ts'
import type { PresenceInput } from '#lib/schemas/articles/article.ts'
import { isRecent, recentAt } from '#lib/text/recent.ts'
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

/** The other people who have a text open, and its version: a form with an older version loads the newer. */
export interface Presence {
  version: number
  others: Nearby[]
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
