import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import type { PaymentProvider, ProviderObject } from '#server/subscriptions/providers/provider.ts'
import { stripeProvider } from '#server/subscriptions/providers/stripe/stripe.ts'
import type { FaultKind } from '../../../../scripts/payments/stand-ins/stripe/faults.ts'
import { refusal } from '../../../support/refusal.ts'
import { day, orderOf, subscribed, usingStripe } from './stripe.ts'

const counter = usingStripe()
const patience = { timeoutMs: 300, retries: 0 }

async function collect(objects: AsyncIterable<ProviderObject>): Promise<ProviderObject[]> {
  const all: ProviderObject[] = []
  for await (const object of objects) all.push(object)
  return all
}

const calls: [string, (stripe: PaymentProvider) => Promise<unknown>][] = [
  ['read', stripe => stripe.read({ kind: 'subscription', id: 'sub_1' })],
  ['begin', stripe => stripe.begin(orderOf())],
  ['close', stripe => stripe.close({ kind: 'checkout', id: 'cs_1' })],
  ['cancel', stripe => stripe.cancel('sub_1')],
  ['resume', stripe => stripe.resume('sub_1')],
  ['end', stripe => stripe.end('sub_1')],
  ['changePlan', async stripe => stripe.changePlan?.('sub_1', 'yearly', 48_000)],
  ['quoteChange', async stripe => stripe.quoteChange?.('sub_1', 'yearly', 48_000)],
  ['refund', stripe => stripe.refund({ id: 'pi_1', amountCents: 1, key: randomUUID() })],
  ['portal', async stripe => stripe.portal?.('cus_1', 'http://localhost:3000/settings')],
  ['changedSince', stripe => collect(stripe.changedSince(new Date()))],
  ['test', stripe => stripe.test()],
]
const faults: FaultKind[] = ['error', 'hang', 'reset', 'lost', 'limit']

test.each(faults)('with the fault “%s” every call is told as an outage', async kind => {
  counter.double.fail({ kind })
  const stripe = stripeProvider(counter.double.keys, counter.double.url, patience)
  const told = await Promise.all(calls.map(async ([name, call]) => [name, await refusal(call(stripe))]))
  expect(told).toEqual(calls.map(([name]) => [name, 'provider_unavailable']))
})

test('an outage in the middle of reading is an outage, not half a subscription', async () => {
  const { id } = await subscribed(counter)
  for (const on of ['GET /v1/invoices', 'GET /v1/charges']) {
    counter.double.fail({ kind: 'error', on })
    expect(await refusal(counter.stripe.read({ kind: 'subscription', id }))).toBe('provider_unavailable')
    counter.double.heal()
  }
})

test('a wrong key is refused, and neither it nor a person stands in what is logged', async () => {
  const secretKey = 'sk_test_segredoquenaodeveaparecer'
  const stripe = stripeProvider({ secretKey, webhookSecret: 'whsec_tambemnao' }, counter.double.url, patience)
  const error = await stripe.begin(orderOf({ email: 'leitora@exemplo.com' })).catch(each => each)
  expect(error).toMatchObject({ code: 'provider_refused' })
  expect(error.cause.message).toContain('StripeAuthenticationError 401')
  const logged = inspect(error, { depth: 10, showHidden: true })
  for (const secret of [secretKey, 'segredo', 'recer', 'whsec', 'leitora']) expect(logged).not.toContain(secret)
})

test('what changed since a moment: each subscription and checkout once, and nothing from before', async () => {
  const { double, stripe } = counter
  const early = await subscribed(counter)
  double.advance(60)
  const since = new Date(double.account.now() * 1000)
  const { id, payments } = await subscribed(counter)
  await stripe.cancel(id)
  double.refund(payments[0]?.id ?? '', 100)
  const changed = await collect(stripe.changedSince(since))
  const names = changed.map(each => `${each.kind} ${each.id}`)
  expect(names).toContain(`subscription ${id}`)
  expect(names).toContain(`payment ${payments[0]?.id}`)
  expect(names).toHaveLength(new Set(names).size)
  expect(names).not.toContain(`subscription ${early.id}`)
})

test('more changes than a page holds are all listed', async () => {
  const since = new Date(counter.double.account.now() * 1000)
  const ids: string[] = []
  for (let count = 0; count < 60; count++) {
    const { providerId } = await counter.stripe.begin(orderOf())
    counter.double.pay(providerId)
    ids.push(providerId)
  }
  const names = (await collect(counter.stripe.changedSince(since))).map(({ id }) => id)
  expect(ids.filter(id => !names.includes(id))).toEqual([])
})

test('after more than thirty days without contact everything is read', async () => {
  const { id } = await subscribed(counter)
  const long = new Date(Date.now() - 40 * day * 1000)
  const changed = await collect(counter.stripe.changedSince(long))
  expect(changed).toContainEqual({ kind: 'subscription', id })
  expect(changed.some(({ kind }) => kind === 'checkout')).toBe(true)
  expect(counter.double.requests.at(-1)).toContain('GET /v1/checkout/sessions')
})
