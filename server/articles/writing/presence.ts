import { DomainError } from '#lib/errors.ts'
import type { PresenceInput } from '#lib/schemas/articles/article.ts'
import { recentAt } from '#lib/text/recent.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import type { WritingTarget } from './sessions.ts'

/** Milliseconds without a request after which a form counts as closed. */
const aliveMs = 40_000
/** At most this many people are named. */
const most = 8

/** The other people who have a text open, and its version: a form with an older version loads the newer. */
export interface Presence {
  version: number
  others: { name: string; mine: boolean }[]
}

/**
 * Notes that a form is open, or closed. Gives the other people who have the same text open, and whether that is the actor in
 * another tab. Raises signed_out or another_account.
 */
export async function recordPresence(
  { tx, actor, now }: CommandContext,
  target: WritingTarget,
  { form, leaving }: Pick<PresenceInput, 'form' | 'leaving'>,
): Promise<Presence['others']> {
  if (actor.id === null) throw new DomainError('signed_out')
  const leftAt = leaving ? now : null
  const { count } = await tx.writingSession.updateMany({
    where: { id: form, userId: actor.id, ...target },
    data: { seenAt: now, leftAt },
  })
  if (count === 0) {
    const data = { id: form, ...target, userId: actor.id, seenAt: now, leftAt }
    const made = await tx.writingSession.createMany({ data, skipDuplicates: true })
    if (made.count === 0) throw new DomainError('another_account')
  }
  const open = await tx.writingSession.findMany({
    relationLoadStrategy: 'join',
    where: { ...target, id: { not: form }, leftAt: null, seenAt: recentAt(now, aliveMs) },
    orderBy: { seenAt: 'desc' },
    distinct: ['userId'],
    take: most,
    select: { userId: true, user: { select: { fullName: true } } },
  })
  return open.map(({ userId, user }) => ({ name: user.fullName, mine: userId === actor.id }))
}
