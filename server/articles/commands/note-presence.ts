import { DomainError } from '#lib/errors.ts'
import type { PresenceInput } from '#lib/schemas/article.ts'
import { command } from '#server/platform/command.ts'
import { articlePolicy } from '../policy.ts'
import { findAtDesk } from '../queries/at-desk.ts'

/** After so long without a sign of life a form counts as closed, in milliseconds. */
const aliveMs = 40_000
/** A crowd is named in part. */
const most = 8

/** Who else has an article open, and its version: whoever holds an older one catches up. */
export interface Presence {
  version: number
  others: { name: string; mine: boolean }[]
}

/**
 * Notes that a form stands open, or that it is left, and gives who else has the article open (their other tabs, too). Raises article_not_found,
 * article_forbidden or another_account.
 */
export const notePresence = command(
  async ({ tx, actor, now }, { id, form, leaving }: PresenceInput): Promise<Presence> => {
    const article = await findAtDesk(actor, id, tx)
    articlePolicy.assert(actor, 'edit', article, 'article_forbidden')
    if (actor.id === null) throw new DomainError('signed_out')
    const leftAt = leaving ? now : null
    const { count } = await tx.writingSession.updateMany({
      where: { id: form, userId: actor.id, articleId: id },
      data: { seenAt: now, leftAt },
    })
    if (count === 0) {
      const data = { id: form, articleId: id, userId: actor.id, seenAt: now, leftAt }
      const made = await tx.writingSession.createMany({ data, skipDuplicates: true })
      if (made.count === 0) throw new DomainError('another_account')
    }
    const open = await tx.writingSession.findMany({
      relationLoadStrategy: 'join',
      where: { articleId: id, id: { not: form }, leftAt: null, seenAt: { gt: new Date(now.getTime() - aliveMs) } },
      orderBy: { seenAt: 'desc' },
      distinct: ['userId'],
      take: most,
      select: { userId: true, user: { select: { fullName: true } } },
    })
    const others = open.map(({ userId, user }) => ({ name: user.fullName, mine: userId === actor.id }))
    return { version: article.version, others }
  },
)
