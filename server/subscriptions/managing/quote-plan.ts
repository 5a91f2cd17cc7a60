import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { priceOf } from '#lib/schemas/site/pricing.ts'
import type { PlanInput } from '#lib/schemas/subscription.ts'
import { readSetting } from '#server/site/queries.ts'
import { chargerOf, findOwn } from './charger.ts'

/** What a change of plan charges at once, in cents; null when it charges nothing at once. */
export interface PlanQuote {
  dueCents: number | null
}

/**
 * What changing the plan of the person's own subscription would charge today, as the provider computes it. Raises signed_out, no_subscription,
 * plan_not_offered, provider_unavailable or provider_refused.
 */
export async function quotePlan(actor: Actor, { id, plan }: PlanInput): Promise<PlanQuote> {
  const row = await findOwn(actor, id)
  const charger = await chargerOf(row)
  const priceCents = priceOf(await readSetting('pricing'), plan)
  if (priceCents === null) throw new DomainError('plan_not_offered')
  if (!charger?.quoteChange) return { dueCents: null }
  if (row.status !== 'active' || !row.renews) throw new DomainError('no_subscription')
  return { dueCents: await charger.quoteChange(row.paymentProviderId, plan, priceCents) }
}
