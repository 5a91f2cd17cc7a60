import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { priceOf } from '#lib/schemas/site/pricing.ts'
import type { PlanInput } from '#lib/schemas/subscription.ts'
import { isPrepaid } from '#lib/subscriptions/plans.ts'
import { now } from '#server/platform/process/clock.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { readSetting } from '#server/site/queries.ts'
import { beginCheckout } from '../../checkout/commands/begin-checkout.ts'
import { lockSubscription } from '../../ledger/rows.ts'
import type { PaymentProvider } from '../../providers/provider.ts'
import { chargerOf, findOwn, readAgain, type SubscriptionRow } from '../charger.ts'
import { noteCancelled } from './cancel-subscription.ts'

/** Where a change of plan goes on; null when it is done. */
export interface PlanChanged {
  url: string | null
}

/**
 * Changes the plan of the person's own subscription: at once and prorated where the provider can, else from the next period on. A prepaid one is
 * then paid at the new price; a card that cannot change plans is entered again on the provider's page, and the old one is charged no more.
 * Raises signed_out, no_subscription, plan_not_offered, checkout_failed, provider_unavailable or provider_refused.
 */
export async function changePlan(actor: Actor, { id, plan }: PlanInput): Promise<PlanChanged> {
  const row = await findOwn(actor, id)
  const charger = await chargerOf(row)
  const priceCents = priceOf(await readSetting('pricing'), plan)
  if (priceCents === null) throw new DomainError('plan_not_offered')
  if (row.endedAt) throw new DomainError('no_subscription')
  if (!charger) {
    if (row.status === 'incomplete') throw new DomainError('no_subscription')
    await notePlan(actor, { id, plan })
    return { url: null }
  }
  if (row.plan === plan) return { url: null }
  if (!charger.changePlan) return { url: await followBy(actor, charger, row, plan) }
  if (row.status !== 'active' || !row.renews) throw new DomainError('no_subscription')
  await charger.changePlan(row.paymentProviderId, plan, priceCents)
  await notePlan(actor, { id, plan })
  await readAgain(charger, row.paymentProviderId)
  return { url: null }
}

/** Begins a subscription that follows this one, which is then charged no more. Gives the provider's page. */
async function followBy(
  actor: Actor,
  charger: PaymentProvider,
  { id, status, renews, currentPeriodEnd, paymentProviderId }: SubscriptionRow,
  plan: PlanInput['plan'],
): Promise<string> {
  const lasts = currentPeriodEnd > now()
  if (!lasts || (status !== 'active' && status !== 'cancelled')) throw new DomainError('no_subscription')
  // Begun first: nobody can pay it before its address is given out, and a provider that fails leaves everything as it was.
  const { url } = await beginCheckout(actor, { provider: charger.name, method: 'card', plan, replaces: id })
  if (renews) {
    await charger.cancel(paymentProviderId)
    await noteCancelled(actor, { id, reason: '' })
    await readAgain(charger, paymentProviderId)
  }
  return url
}

/** Audits a change of plan. Of a prepaid subscription it notes the plan of the next period. */
const notePlan = command(async (context, { id, plan }: PlanInput): Promise<void> => {
  const { tx } = context
  const row = await lockSubscription(tx, id)
  if (isPrepaid(row)) {
    const nextPlan = row.plan === plan ? null : plan
    if (row.nextPlan === nextPlan) return
    await tx.subscription.update({ where: { id }, data: { nextPlan }, select: { id: true } })
  }
  const details = { from: row.nextPlan ?? row.plan, to: plan }
  await audit(context, { action: 'subscription.plan_changed', subject: { type: 'subscription', id }, details })
})
