import type { Stripe } from 'stripe'
import { type Plan, planLabels, plans } from '#lib/subscriptions/plans.ts'
import { type StripeAccess, unlessMissing } from './client.ts'

/** The product at Stripe, under an id of ours, so that making it twice makes it once. */
export const productId = 'portal_premium'
const productName = 'Assinatura Premium'

export const lookupKeys: Record<Plan, string> = { monthly: 'portal_premium_mensal', yearly: 'portal_premium_anual' }
const intervals: Record<Plan, 'month' | 'year'> = { monthly: 'month', yearly: 'year' }

/** The plan of a price; null when it is none of ours. A price that lost its lookup key to a newer one is known by its metadata. */
export function planOf(price: Stripe.Price): Plan | null {
  const plan = plans.find(each => price.lookup_key === lookupKeys[each] || price.metadata.portal_plan === each)
  return plan && isOf(plan, price) ? plan : null
}

const isOf = (plan: Plan, { recurring, billing_scheme }: Stripe.Price): boolean =>
  recurring?.interval === intervals[plan] &&
  recurring.interval_count === 1 &&
  recurring.usage_type === 'licensed' &&
  billing_scheme === 'per_unit'

/** Makes the product if it is missing. Says whether it did. */
export async function ensureProduct({ ask }: StripeAccess): Promise<boolean> {
  if (await unlessMissing(ask(stripe => stripe.products.retrieve(productId)))) return false
  const key = { idempotencyKey: `product-${productId}` }
  await ask(stripe => stripe.products.create({ id: productId, name: productName }, key))
  return true
}

/**
 * The price of a plan at an amount in cents, made when the one under the plan's lookup key is another. An older price keeps its
 * subscriptions; the lookup key moves to the newer one. Gives its id and whether it was made now.
 */
export async function ensurePrice(
  access: StripeAccess,
  plan: Plan,
  amountCents: number,
): Promise<{ id: string; made: boolean }> {
  const { ask } = access
  const lookup_keys = [lookupKeys[plan]]
  const listed = await ask(stripe => stripe.prices.list({ lookup_keys, active: true, limit: 1 }))
  const [present] = listed.data
  if (present && isOf(plan, present) && present.currency === 'brl' && present.unit_amount === amountCents)
    return { id: present.id, made: false }
  await ensureProduct(access)
  const key = { idempotencyKey: `price-${plan}-${amountCents}-after-${present?.id ?? 'none'}` }
  const made = await ask(stripe =>
    stripe.prices.create(
      {
        product: productId,
        currency: 'brl',
        unit_amount: amountCents,
        recurring: { interval: intervals[plan] },
        nickname: planLabels[plan],
        metadata: { portal_plan: plan },
        lookup_key: lookupKeys[plan],
        transfer_lookup_key: true,
      },
      key,
    ),
  )
  return { id: made.id, made: true }
}
