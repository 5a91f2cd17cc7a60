import type { Stripe } from 'stripe'
import type { Account } from '../state.ts'

// Of each object the double answers the fields that the product or the double itself reads.

export const makeProduct = (account: Account, { id, name }: { id?: string; name: string }): Stripe.Product =>
  account.products.add({
    id: id ?? account.id('prod'),
    object: 'product',
    active: true,
    created: account.now(),
    livemode: false,
    name,
  } as Stripe.Product)

export interface PriceFields {
  product: string
  currency: string
  unit_amount: number
  interval: 'month' | 'year'
  nickname?: string | undefined
  lookup_key?: string | undefined
  metadata?: Record<string, string> | undefined
}

export const makePrice = (account: Account, { interval, ...fields }: PriceFields): Stripe.Price =>
  account.prices.add({
    ...fields,
    id: account.id('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: account.now(),
    livemode: false,
    lookup_key: fields.lookup_key ?? null,
    metadata: fields.metadata ?? {},
    nickname: fields.nickname ?? null,
    recurring: { interval, interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
  } as Stripe.Price)

export const makeCustomer = (account: Account, email: string | null): Stripe.Customer =>
  account.customers.add({
    id: account.id('cus'),
    object: 'customer',
    balance: 0,
    created: account.now(),
    email,
    livemode: false,
    next_invoice_sequence: 1,
  } as Stripe.Customer)
