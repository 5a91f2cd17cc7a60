import { DomainError } from '#lib/errors.ts'
import { monthAfter } from '#lib/months.ts'
import type { AdjustShareInput } from '#lib/schemas/shares/share.ts'
import { centsIn } from '#lib/shares/money.ts'
import { firstDay } from '#lib/shares/months.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { sharePolicy } from '../policy.ts'
import { lastClosed, lockShares } from '../reckoning.ts'

/**
 * Corrects a closed month by an adjustment that counts in the open month. A repeated request changes nothing. Gives the month in which it
 * counts. Raises forbidden, not_found for a month that is not closed, or invalid for an unknown person.
 */
export const adjustShare = command(async (context, input: AdjustShareInput): Promise<{ month: string }> => {
  const { tx, actor, now } = context
  sharePolicy.assert(actor, 'adjust', null)
  await lockShares(tx)
  const { requestId, aboutMonth, authorId, amount, reason } = input
  const last = await lastClosed(tx)
  const about = await tx.shareMonth.findUnique({ where: { month: firstDay(aboutMonth) }, select: { month: true } })
  if (last === null || !about) throw new DomainError('not_found')
  const month = monthAfter(last)
  if (await tx.shareAdjustment.findUnique({ where: { requestId }, select: { id: true } })) return { month }
  if (!(await tx.profile.findUnique({ where: { id: authorId }, select: { id: true } })))
    throw new DomainError('invalid', { fields: { authorId: 'Escolha a pessoa' } })
  const cents = centsIn(amount) ?? 0
  const months = { aboutMonth: firstDay(aboutMonth), month: firstDay(month) }
  await tx.shareAdjustment.create({
    data: { requestId, ...months, authorId, cents, reason, madeBy: actor.id, madeAt: now },
  })
  const subject = { type: 'user', id: authorId }
  await audit(context, { action: 'share.adjusted', subject, details: { about: aboutMonth, month, cents } })
  return { month }
})
