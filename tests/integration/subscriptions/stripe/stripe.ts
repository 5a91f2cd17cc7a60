import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type {
  Order,
  PaymentProvider,
  ProviderPayment,
  ProviderSubscription,
} from '#server/subscriptions/providers/provider.ts'
import { stripeProvider } from '#server/subscriptions/providers/stripe/stripe.ts'
import { type StripeDouble, startStripeDouble } from '../../../../scripts/payments/stand-ins/stripe/stripe-double.ts'

/** Short, so that a hanging double fails a test in seconds. */
const patience = { timeoutMs: 400, retries: 1 }
export const day = 24 * 60 * 60

export interface Counter {
  double: StripeDouble
  stripe: PaymentProvider
}

/** A double for the tests of one file, and the adapter with its keys. */
export function usingStripe(): Counter {
  const counter = {} as Counter
  beforeAll(async () => {
    counter.double = await startStripeDouble()
    counter.stripe = stripeProvider(counter.double.keys, counter.double.url, patience)
  })
  afterEach(() => counter.double.heal())
  afterAll(() => counter.double.stop())
  return counter
}

/** An order of the monthly plan that begins at once. */
export function orderOf(fields: Partial<Order> = {}): Order {
  return {
    id: randomUUID(),
    plan: 'monthly',
    method: 'card',
    amountCents: 5000,
    email: 'leitora@exemplo.com',
    customerId: null,
    payer: null,
    startsAt: null,
    expiresAt: new Date(Date.now() + 60 * 60 * 1000),
    successUrl: 'http://localhost:3000/subscription-success',
    cancelUrl: 'http://localhost:3000/pricing',
    ...fields,
  }
}

export async function readSubscription({ stripe }: Counter, id: string): Promise<ProviderSubscription> {
  const reading = await stripe.read({ kind: 'subscription', id })
  if (!reading?.subscription) throw new Error(`Stripe knows no ${id}`)
  return reading.subscription
}

/** A paid subscription, as it is read. */
export async function subscribed(
  counter: Counter,
  fields: Partial<Order> = {},
  card: 'ok' | 'fails-later' = 'ok',
): Promise<ProviderSubscription> {
  const { providerId } = await counter.stripe.begin(orderOf(fields))
  counter.double.pay(providerId, card)
  const reading = await counter.stripe.read({ kind: 'checkout', id: providerId })
  if (!reading?.subscription) throw new Error('The checkout gave no subscription')
  return reading.subscription
}

/** The newest payment of a subscription. */
export function lastPayment({ payments }: ProviderSubscription): ProviderPayment {
  const last = payments.at(-1)
  if (!last) throw new Error('The subscription has no payment')
  return last
}
