import { expect, test } from 'vitest'
import { refusal } from '../../../support/refusal.ts'
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
    checkoutId: order.id,
    customerId: expect.stringMatching(/^cus_/),
    state: 'active',
    renews: true,
    plan: 'monthly',
    priceCents: 5000,
    currency: 'BRL',
    method: 'card',
    cancelledAt: null,
    endedAt: null,
  })
  const [payment, ...more] = reading?.subscription?.payments ?? []
  expect(more).toEqual([])
  expect(payment).toMatchObject({
    id: expect.stringMatching(/^pi_/),
    state: 'paid',
    amountCents: 5000,
    currency: 'BRL',
    method: 'card',
    prorated: false,
    recovered: false,
    receiptUrl: expect.stringContaining('/receipt/'),
    reversals: [],
  })
  const length = (payment?.period?.end.getTime() ?? 0) - (payment?.period?.start.getTime() ?? 0)
  expect(length / 1000 / day).toBeGreaterThanOrEqual(28)
  expect(length / 1000 / day).toBeLessThanOrEqual(31)
})

test('what Stripe is asked names the order, the person, and the address to come back to', async () => {
  const order = orderOf({ email: 'outra@exemplo.com' })
  const { providerId } = await counter.stripe.begin(order)
  expect(counter.double.account.sessions.get(providerId)).toMatchObject({
    client_reference_id: order.id,
    metadata: { checkout: order.id },
    customer_email: 'outra@exemplo.com',
    locale: 'pt-BR',
    allowed_payment_method_types: ['card'],
    success_url: 'http://localhost:3000/subscription-success?session_id={CHECKOUT_SESSION_ID}',
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
  })
  expect(counter.double.account.plans.get(providerId)?.metadata).toEqual({ checkout: order.id })
  expect(counter.double.requests.every(line => !line.includes('telemetry'))).toBe(true)
})

test('repeated with the same id, a checkout is the same one', async () => {
  const order = orderOf()
  const [first, second] = await Promise.all([counter.stripe.begin(order), counter.stripe.begin(order)])
  expect(second).toEqual(first)
  expect(counter.double.account.sessions.all().filter(each => each.client_reference_id === order.id)).toHaveLength(1)
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

test('two first checkouts at the same time make one price', async () => {
  const orders = [1, 2, 3].map(() => orderOf({ plan: 'yearly', amountCents: 48_000 }))
  await Promise.all(orders.map(order => counter.stripe.begin(order)))
  expect(counter.double.account.prices.all().filter(({ unit_amount }) => unit_amount === 48_000)).toHaveLength(1)
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

test('a next period that begins within two days begins a little later, as Stripe demands', async () => {
  const order = orderOf({ startsAt: new Date((counter.double.account.now() + 60) * 1000) })
  const { providerId } = await counter.stripe.begin(order)
  const wait = (counter.double.account.plans.get(providerId)?.trialEnd ?? 0) - counter.double.account.now()
  expect(wait).toBeGreaterThanOrEqual(2 * day)
  expect(wait).toBeLessThan(2 * day + 2 * 60 * 60)
})

test('a declined card leaves the checkout open', async () => {
  const { providerId } = await counter.stripe.begin(orderOf())
  expect(counter.double.pay(providerId, 'declined')).toBe(false)
  const reading = await counter.stripe.read({ kind: 'checkout', id: providerId })
  expect(reading).toMatchObject({ subscription: null, checkout: { state: 'open' } })
  expect(counter.double.pay(providerId)).toBe(true)
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

test('a checkout expires by itself', async () => {
  const { providerId } = await counter.stripe.begin(orderOf())
  counter.double.advance(2 * 60 * 60)
  expect(await counter.stripe.read({ kind: 'checkout', id: providerId })).toMatchObject({
    checkout: { state: 'expired' },
  })
})

test.each([{ expiresAt: new Date(Date.now() + 60_000) }, { amountCents: -1 }, { email: 'isto não é um endereço' }])(
  'what Stripe refuses is a refusal: %o',
  async fields => {
    expect(await refusal(counter.stripe.begin(orderOf(fields)))).toBe('provider_refused')
  },
)

test.each(['checkout', 'subscription', 'payment'] as const)('a %s that Stripe does not know is nothing', async kind => {
  expect(
    await counter.stripe.read({ kind, id: `${{ checkout: 'cs', subscription: 'sub', payment: 'pi' }[kind]}_nada` }),
  ).toBeNull()
})
