import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { SubscriptionInput } from '#lib/schemas/subscription.ts'
import { isPrepaid } from '#lib/subscriptions/plans.ts'
import { accepted } from '#lib/transition.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { countingNow } from '#server/platform/process/payment-stand-ins.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { clear } from '../../checkout/clear.ts'
import { placeOf } from '../../checkout/place.ts'
import { restatePrepaid } from '../../ledger/restate.ts'
import { lockSubscription } from '../../ledger/rows.ts'
import { chargerOf, findOwn, readAgain } from '../charger.ts'

/**
 * Takes the cancellation of the person's own subscription back while its paid period lasts. What they began to pay for after it is closed first.
 * Repeated, it changes nothing. Raises signed_out, no_subscription after its end, already_subscribed, provider_unavailable or
 * provider_refused.
 */
export async function resumeSubscription(actor: Actor, { id }: SubscriptionInput): Promise<void> {
  const row = await findOwn(actor, id)
  const charger = await chargerOf(row)
  if (charger ? row.renews : !row.cancelledAt) return
  if (row.endedAt || row.currentPeriodEnd <= now()) throw new DomainError('no_subscription')
  await clearBeside(actor, id)
  await charger?.resume(row.paymentProviderId)
  await noteResumed(actor, { id })
  if (charger) await readAgain(charger, row.paymentProviderId)
}

async function clearBeside({ id: userId }: Actor, id: string): Promise<void> {
  const [held, close] = await Promise.all([
    db().subscription.findMany({ where: { userId, endedAt: null, ...countingNow() } }),
    db().checkout.findMany({ where: { userId, status: 'open' } }),
  ])
  const { ends } = accepted(placeOf(held, 'card', now(), id))
  await clear({ close, end: ends })
  const over = close.map(({ id, providerId }) => ({ id, providerId }))
  await db().checkout.updateMany({ where: { status: 'open', OR: over }, data: { status: 'expired' } })
}

const noteResumed = command(async (context, { id }: SubscriptionInput): Promise<void> => {
  const { tx } = context
  const { method } = await lockSubscription(tx, id)
  const cancelledAt = isPrepaid({ method }) ? { cancelledAt: null } : {}
  await tx.subscription.update({ where: { id }, data: { cancelReason: '', ...cancelledAt }, select: { id: true } })
  if (isPrepaid({ method })) await restatePrepaid(context, { id })
  await audit(context, { action: 'subscription.resumed', subject: { type: 'subscription', id } })
})
