import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { priceOf } from '#lib/schemas/site/pricing.ts'
import { plans } from '#lib/subscriptions/plans.ts'
import { env } from '#server/platform/process/env.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { readSetting } from '#server/site/queries.ts'
import { keysOf } from '../keys.ts'
import { providerPolicy } from '../policy.ts'

/**
 * Makes what is missing in the account at Stripe: the product, a price for each plan on sale, the screen for cards and receipts. Gives the number
 * of prices that were made. Repeated, it changes nothing. Raises forbidden, not_found without keys, provider_unavailable or provider_refused.
 */
export async function preparePrices(actor: Actor): Promise<{ made: number }> {
  providerPolicy.assert(actor, 'setUp', null)
  const keys = await keysOf('stripe')
  if (!keys) throw new DomainError('not_found')
  const pricing = await readSetting('pricing')
  const prices = plans.flatMap(plan => {
    const amountCents = priceOf(pricing, plan)
    return amountCents === null ? [] : [{ plan, amountCents }]
  })
  // Stripe's SDK is large: the process loads it when it is used.
  const { prepareAccount } = await import('../stripe/setup.ts')
  const prepared = await prepareAccount(keys, env().payments.stripeBase, { prices, webhookUrl: null })
  const made = prepared.prices.filter(price => price.made).length
  await notePrepared(actor, { made })
  return { made }
}

const notePrepared = command(async (context, { made: count }: { made: number }): Promise<void> => {
  const subject = { type: 'payment_provider', id: 'stripe' }
  await audit(context, { action: 'payment.prices_prepared', subject, details: { count } })
})
