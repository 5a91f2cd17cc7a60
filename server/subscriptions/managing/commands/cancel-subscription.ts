import { type Actor, isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { CancelForInput, CancelInput } from '#lib/schemas/subscription.ts'
import { isPrepaid } from '#lib/subscriptions/plans.ts'
import { db } from '#server/platform/db/db.ts'
import { countingNow } from '#server/platform/process/payment-stand-ins.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { restatePrepaid } from '../../ledger/restate.ts'
import { lockSubscription } from '../../ledger/rows.ts'
import { chargerOf, findOwn, readAgain, type SubscriptionRow } from '../charger.ts'

/**
 * Cancels the person's own subscription for the end of what is paid; one with an unpaid charge at once. Repeated, it changes nothing. Raises
 * signed_out, no_subscription, provider_unavailable or provider_refused.
 */
export async function cancelSubscription(actor: Actor, { id, reason }: CancelInput): Promise<void> {
  await stop(actor, await findOwn(actor, id), reason)
}

/** Cancels anybody's subscription in the same way, with a reason. For masters. Raises forbidden besides. */
export async function cancelFor(actor: Actor, { id, reason }: CancelForInput): Promise<void> {
  if (!isMaster(actor)) throw new DomainError('forbidden')
  const row = await db().subscription.findFirst({ where: { id, ...countingNow() } })
  if (!row) throw new DomainError('not_found')
  await stop(actor, row, reason)
}

async function stop(actor: Actor, row: SubscriptionRow, reason: string): Promise<void> {
  const { id, status, renews, endedAt, cancelledAt, paymentProviderId } = row
  const charger = await chargerOf(row)
  if (endedAt || (!charger && status === 'incomplete')) throw new DomainError('no_subscription')
  if (charger ? !renews : cancelledAt) return
  // A charge that failed is tried again by its provider until the subscription ends.
  if (status === 'active') await charger?.cancel(paymentProviderId)
  else await charger?.end(paymentProviderId)
  await noteCancelled(actor, { id, reason })
  if (charger) await readAgain(charger, paymentProviderId)
}

/** Notes a cancellation with its reason. A prepaid subscription, which no provider renews, is cancelled by it. */
export const noteCancelled = command(async (context, { id, reason }: { id: string; reason: string }): Promise<void> => {
  const { tx, now } = context
  const row = await lockSubscription(tx, id)
  const prepaid = isPrepaid(row)
  if (prepaid && row.cancelledAt) return
  const cancelledAt = prepaid ? { cancelledAt: now } : {}
  await tx.subscription.update({ where: { id }, data: { cancelReason: reason, ...cancelledAt }, select: { id: true } })
  if (prepaid) await restatePrepaid(context, { id })
  const subject = { type: 'subscription', id }
  await audit(context, { action: 'subscription.cancelled', subject, details: { status: row.status } })
})
