import type { Stripe } from 'stripe'
import { type Account, decimal } from '../state.ts'

export function makeProduct(account: Account, fields: { id?: string; name: string }): Stripe.Product {
  const now = account.now()
  return account.products.add({
    id: fields.id ?? account.id('prod'),
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: fields.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  })
}

export interface PriceFields {
  product: string
  currency: string
  unit_amount: number
  interval: 'month' | 'year'
  nickname?: string | undefined
  lookup_key?: string | undefined
  metadata?: Record<string, string> | undefined
}

export function makePrice(account: Account, fields: PriceFields): Stripe.Price {
  return account.prices.add({
    id: account.id('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency: fields.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: fields.lookup_key ?? null,
    metadata: fields.metadata ?? {},
    nickname: fields.nickname ?? null,
    product: fields.product,
    recurring: {
      interval: fields.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: fields.unit_amount,
    unit_amount_decimal: decimal(fields.unit_amount),
  })
}

/** The older form of a price, which Stripe still repeats in a subscription's item. */
export const planOfPrice = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

export function makeCustomer(account: Account, email: string | null): Stripe.Customer {
  return account.customers.add({
    id: account.id('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: account.now(),
    currency: 'brl',
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: 'DUBLE',
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: 'Pessoa de Teste',
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: ['pt-BR'],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  })
}
