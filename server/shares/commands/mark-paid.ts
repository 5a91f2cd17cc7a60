import { DomainError } from '#lib/errors.ts'
import type { MarkPaidInput, UnmarkPaidInput } from '#lib/schemas/shares/share.ts'
import { firstDay } from '#lib/shares/months.ts'
import { newspaper } from '#lib/shares/share-out.ts'
import { isoDay } from '#lib/text/format.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { sharePolicy } from '../policy.ts'
import { owedIn } from '../queries/owed.ts'
import { idsOf } from '../queries/people.ts'
import { lockShares } from '../reckoning.ts'
import { tellPaid, untellPaid } from '../tell.ts'

/**
 * Marks what a closed month still owes a person as paid on a day, and notifies them. Raises forbidden, not_found for a month that is not closed, invalid for a day to
 * come, share_nothing_owed, or share_paid_already.
 */
export const markPaid = command(async (context, { month, authorId, paidOn }: MarkPaidInput): Promise<void> => {
  const { tx, actor, now } = context
  sharePolicy.assert(actor, 'pay', null)
  await lockShares(tx)
  if (paidOn > isoDay(now))
    throw new DomainError('invalid', { fields: { paidOn: 'A data do pagamento não pode ser futura' } })
  if (!(await tx.shareMonth.findUnique({ where: { month: firstDay(month) }, select: { month: true } })))
    throw new DomainError('not_found')
  const ids = await idsOf(tx, authorId)
  const [owed] = (await owedIn(tx, month, ids)).values()
  if (!owed || owed.authorId === newspaper || owed.totalCents <= 0) throw new DomainError('share_nothing_owed')
  const id = await findUnpaid(tx, month, ids)
  if (owed.dueCents === 0 || id === undefined) throw new DomainError('share_paid_already')
  const marked = { cents: owed.dueCents, paidOn: new Date(`${paidOn}T00:00:00Z`), markedBy: actor.id, markedAt: now }
  await tx.sharePayment.create({ data: { month: firstDay(month), authorId: id, ...marked } })
  const subject = { type: 'user', id: owed.authorId }
  await audit(context, { action: 'share.paid', subject, details: { month, cents: owed.dueCents, on: paidOn } })
  await tellPaid(context, { month, authorId: owed.authorId, cents: owed.dueCents, paidOn })
})

/** The first of a person's ids without a payment: a name that was joined after a payment is still to be paid. */
async function findUnpaid(tx: Tx, month: string, ids: readonly string[]): Promise<string | undefined> {
  const where = { month: firstDay(month), authorId: { in: [...ids] } }
  const paid = await tx.sharePayment.findMany({ where, select: { authorId: true } })
  return ids.find(id => !paid.some(({ authorId }) => authorId === id))
}

/** Takes a person's marks of payment of a month back; changes nothing without one. Raises forbidden. */
export const unmarkPaid = command(async (context, { month, authorId }: UnmarkPaidInput): Promise<void> => {
  const { tx, actor } = context
  sharePolicy.assert(actor, 'pay', null)
  const ids = await idsOf(tx, authorId)
  const { count } = await tx.sharePayment.deleteMany({ where: { month: firstDay(month), authorId: { in: ids } } })
  if (count === 0) return
  await audit(context, {
    action: 'share.payment_withdrawn',
    subject: { type: 'user', id: ids[0] ?? authorId },
    details: { month },
  })
  await untellPaid(context, month, ids[0] ?? authorId)
})
