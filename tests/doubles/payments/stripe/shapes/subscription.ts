import type { Stripe } from 'stripe'
import { type Account, listOf } from '../state.ts'
import { planOfPrice } from './catalog.ts'

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
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: fields.trialEnd ?? fields.period.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: fields.price.currency,
    customer: fields.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: account.id('pm'),
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, [makeItem(account, id, fields)]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: fields.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: fields.trialEnd ? 'trialing' : 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: fields.trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: fields.trialEnd ? now : null,
  })
}

const makeItem = (account: Account, id: string, { price, period }: SubscriptionFields): Stripe.SubscriptionItem => ({
  id: account.id('si'),
  object: 'subscription_item',
  billing_thresholds: null,
  created: account.now(),
  current_period_end: period.end,
  current_period_start: period.start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOfPrice(price),
  price,
  quantity: 1,
  subscription: id,
  tax_rates: [],
})

/** The only item of a subscription: the double sells one thing at a time. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new Error(`${id} has no item`)
  return item
}
