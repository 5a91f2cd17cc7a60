import { expect, test } from 'vitest'
import { day, orderOf, subscribed, usingStripe } from './stripe.ts'

const counter = usingStripe()

test('a checkout is begun, paid, and read as a subscription with its first payment', async () => {
  const order = orderOf()
  const begun = await counter.stripe.begin(order)
  expect(begun.url).toMatch(/^http:\/\/127\.0\.0\.1/)
  expect(await counter.stripe.read({ kind: 'checkout', id: begun.providerId })).toEqual({
    subscription: null,
    checkout: { checkoutId: order.id, providerId: begun.providerId, state: 'open', payment: null },
  })

  counter.double.pay(begun.providerId)
  const reading = await counter.stripe.read({ kind: 'checkout', id: begun.providerId })
  expect(reading?.checkout?.state).toBe('paid')
  expect(reading?.subscription).toMatchObject({
    ...{ checkoutId: order.id, customerId: expect.stringMatching(/^cus_/), state: 'active', renews: true },
    ...{ plan: 'monthly', priceCents: 5000, currency: 'BRL', method: 'card', cancelledAt: null, endedAt: null },
  })
  const [payment, ...more] = reading?.subscription?.payments ?? []
  expect(more).toEqual([])
  expect(payment).toMatchObject({
    ...{ id: expect.stringMatching(/^pi_/), state: 'paid', amountCents: 5000, currency: 'BRL', method: 'card' },
    ...{ prorated: false, recovered: false, receiptUrl: expect.stringContaining('/receipt/'), reversals: [] },
  })
  const length = (payment?.period?.end.getTime() ?? 0) - (payment?.period?.start.getTime() ?? 0)
  expect(length / 1000 / day).toBeGreaterThanOrEqual(28)
  expect(length / 1000 / day).toBeLessThanOrEqual(31)
})

test('an answer that was lost on its way begins no second checkout', async () => {
  const order = orderOf()
  counter.double.fail({ kind: 'lost', times: 1, on: 'POST /v1/checkout/sessions' })
  await counter.stripe.begin(order)
  expect(counter.double.account.sessions.all().filter(each => each.client_reference_id === order.id)).toHaveLength(1)
})

test('a new price takes the lookup key, and an earlier subscription keeps its price and its plan', async () => {
  const { id } = await subscribed(counter)
  const dearer = await subscribed(counter, { amountCents: 6990 })
  expect(dearer).toMatchObject({ plan: 'monthly', priceCents: 6990 })
  const earlier = await counter.stripe.read({ kind: 'subscription', id })
  expect(earlier?.subscription).toMatchObject({ plan: 'monthly', priceCents: 5000 })
  const cheaper = await subscribed(counter, { amountCents: 5000 })
  expect(cheaper).toMatchObject({ plan: 'monthly', priceCents: 5000 })
  const holders = counter.double.account.prices.all().filter(price => price.lookup_key === 'portal_premium_mensal')
  expect(holders).toHaveLength(1)
})

test('a known person keeps their record; one whose record is gone gets a new one', async () => {
  const { customerId } = await subscribed(counter)
  expect((await subscribed(counter, { customerId })).customerId).toBe(customerId)
  const again = await subscribed(counter, { customerId: 'cus_apagada' })
  expect(again.customerId).not.toBe('cus_apagada')
})

test('a plan that begins with the next period charges nothing until then', async () => {
  const startsAt = new Date((counter.double.account.now() + 20 * day) * 1000)
  const { id, payments } = await subscribed(counter, { startsAt })
  expect(payments).toEqual([])
  counter.double.advance(20 * day + 2 * 60 * 60)
  const reading = await counter.stripe.read({ kind: 'subscription', id })
  expect(reading?.subscription?.payments).toMatchObject([
    {
      state: 'paid',
      amountCents: 5000,
      prorated: false,
      period: { start: new Date(Math.floor(startsAt.getTime() / 1000) * 1000) },
    },
  ])
})

test('an open checkout is closed for everybody; a paid one is not', async () => {
  const { providerId: open } = await counter.stripe.begin(orderOf())
  expect(await counter.stripe.close({ kind: 'checkout', id: open })).toBe(true)
  expect(counter.double.pay(open)).toBe(false)
  expect(await counter.stripe.read({ kind: 'checkout', id: open })).toMatchObject({ checkout: { state: 'expired' } })
  expect(await counter.stripe.close({ kind: 'checkout', id: open })).toBe(true)

  const { providerId: paid } = await counter.stripe.begin(orderOf())
  counter.double.pay(paid)
  expect(await counter.stripe.close({ kind: 'checkout', id: paid })).toBe(false)
})

test('what Stripe does not know is nothing', async () => {
  for (const [kind, id] of [
    ['checkout', 'cs_nada'],
    ['subscription', 'sub_nada'],
    ['payment', 'pi_nada'],
  ] as const)
    expect(await counter.stripe.read({ kind, id })).toBeNull()
})
