import type { Stripe } from 'stripe'
import { type Account, listOf } from '../state.ts'

export interface SubscriptionFields {
  customer: string
  price: Stripe.Price
  metadata: Record<string, string>
  period: { start: number; end: number }
  trialEnd: number | null
}

export function makeSubscription(account: Account, fields: SubscriptionFields): Stripe.Subscription {
  const id = account.id('sub')
  const now = account.now()
  return account.subscriptions.add({
    id,
    object: 'subscription',
    billing_cycle_anchor: fields.trialEnd ?? fields.period.start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: now,
    currency: fields.price.currency,
    customer: fields.customer,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [makeItem(account, id, fields)]),
    latest_invoice: null,
    livemode: false,
    metadata: fields.metadata,
    status: fields.trialEnd ? 'trialing' : 'active',
    trial_end: fields.trialEnd,
  } as Stripe.Subscription)
}

const makeItem = (account: Account, id: string, { price, period }: SubscriptionFields) =>
  ({
    id: account.id('si'),
    object: 'subscription_item',
    created: account.now(),
    current_period_end: period.end,
    current_period_start: period.start,
    price,
    quantity: 1,
    subscription: id,
  }) as Stripe.SubscriptionItem

/** The only item of a subscription: the double sells one thing at a time. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new Error(`${id} has no item`)
  return item
}
