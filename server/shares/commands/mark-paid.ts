import { DomainError } from '#lib/errors.ts'
import type { MarkPaidInput, UnmarkPaidInput } from '#lib/schemas/shares/share.ts'
import { firstDay } from '#lib/shares/months.ts'
import { newspaper } from '#lib/shares/share-out.ts'
import { isoDay } from '#lib/text/format.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { sharePolicy } from '../policy.ts'
import { owedIn } from '../queries/owed.ts'
import { lockShares } from '../reckoning.ts'
import { tellPaid, untellPaid } from '../tell.ts'

/**
 * Marks a person's share of a closed month as paid on a day, and notifies them. Raises forbidden, not_found for a month that is not closed, invalid for a day to
 * come, share_nothing_owed, or share_paid_already.
 */
export const markPaid = command(async (context, { month, authorId, paidOn }: MarkPaidInput): Promise<void> => {
  const { tx, actor, now } = context
  sharePolicy.assert(actor, 'pay', null)
  await lockShares(tx)
  if (paidOn > isoDay(now))
    throw new DomainError('invalid', { fields: { paidOn: 'A data do pagamento não pode ser futura' } })
  const key = { month: firstDay(month), authorId }
  if (!(await tx.shareMonth.findUnique({ where: { month: key.month }, select: { month: true } })))
    throw new DomainError('not_found')
  if (await tx.sharePayment.findUnique({ where: { month_authorId: key }, select: { month: true } }))
    throw new DomainError('share_paid_already')
  const owed = authorId === newspaper ? 0 : ((await owedIn(tx, month, [authorId])).get(authorId)?.totalCents ?? 0)
  if (owed <= 0) throw new DomainError('share_nothing_owed')
  await tx.sharePayment.create({
    data: { ...key, cents: owed, paidOn: new Date(`${paidOn}T00:00:00Z`), markedBy: actor.id, markedAt: now },
  })
  const subject = { type: 'user', id: authorId }
  await audit(context, { action: 'share.paid', subject, details: { month, cents: owed, on: paidOn } })
  await tellPaid(context, { month, authorId, cents: owed, paidOn })
})

/** Takes a mark of payment back; changes nothing without one. Raises forbidden. */
export const unmarkPaid = command(async (context, { month, authorId }: UnmarkPaidInput): Promise<void> => {
  const { tx, actor } = context
  sharePolicy.assert(actor, 'pay', null)
  const { count } = await tx.sharePayment.deleteMany({ where: { month: firstDay(month), authorId } })
  if (count === 0) return
  await audit(context, {
    action: 'share.payment_withdrawn',
    subject: { type: 'user', id: authorId },
    details: { month },
  })
  await untellPaid(context, month, authorId)
})
