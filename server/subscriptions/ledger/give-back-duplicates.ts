import type { Provider } from '#lib/subscriptions/plans.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { billingMail } from '../letters/mails.ts'
import { paymentObject } from '../providers/objects.ts'
import { syncJob } from '../sync/job.ts'
import { accountsOf, paymentsIn } from './accounts.ts'
import { paidTwice } from './duplicates.ts'
import { requestGiveBack } from './give-back.ts'

/**
 * Gives back what a person paid for a period that another subscription of theirs had paid, with a mail. Each subscription is read again with
 * its request.
 */
export async function giveBackDuplicates(context: CommandContext, userId: string): Promise<void> {
  const accounts = await accountsOf(context.tx, userId)
  // A payment whose refund did not arrive is owed, and a person decides how: it pays no period that another one could pay twice.
  const failed = await context.tx.refundRequest.findMany({
    where: { subscription: { userId }, status: 'refused' },
    select: { paymentId: true },
  })
  const owed = new Set(failed.map(({ paymentId }) => paymentId))
  const twice = paidTwice(paymentsIn(accounts).filter(({ id }) => !owed.has(id)))
  for (const { id: paymentId, subscriptionId } of twice) {
    const { subscription, entries } = accounts.find(one => one.subscription.id === subscriptionId) ?? {}
    const line = entries?.find(entry => entry.paymentId === paymentId && entry.kind === 'payment')
    if (!subscription || !line) continue
    const order = {
      subscriptionId,
      paymentId,
      amountCents: line.amountCents,
      reason: 'Período pago em dobro',
      isDuplicate: true,
    }
    const request = await requestGiveBack(context, order)
    if (!request) continue
    await enqueue(context.tx, billingMail, {
      kind: 'duplicate',
      subscriptionId,
      entryId: line.id,
      requestId: request.id,
    })
    const provider = subscription.paymentProvider as Provider
    const object = paymentObject(subscription, paymentId)
    await enqueue(context.tx, syncJob, { provider, ...object })
  }
}
