import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { refusal } from '../../../support/refusal.ts'
import { day, lastPayment, readSubscription, subscribed, usingStripe } from './stripe.ts'

const counter = usingStripe()

test('cancelled, a subscription lasts to the end of its period and is charged no more', async () => {
  const { id } = await subscribed(counter)
  await counter.stripe.cancel(id)
  await counter.stripe.cancel(id)
  expect(await readSubscription(counter, id)).toMatchObject({
    state: 'active',
    renews: false,
    cancelledAt: expect.any(Date),
    endedAt: null,
  })
  counter.double.advance(32 * day)
  const ended = await readSubscription(counter, id)
  expect(ended).toMatchObject({ state: 'ended', renews: false })
  expect(ended.payments).toHaveLength(1)
  expect(await refusal(counter.stripe.resume(id))).toBe('provider_refused')
})

test('a cancellation is taken back, whether it stands as a flag or as a date', async () => {
  const { id } = await subscribed(counter)
  await counter.stripe.cancel(id)
  await counter.stripe.resume(id)
  expect(await readSubscription(counter, id)).toMatchObject({ state: 'active', renews: true, cancelledAt: null })

  const subscription = counter.double.account.subscriptions.get(id)
  subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? null
  subscription.cancel_at_period_end = false
  expect((await readSubscription(counter, id)).renews).toBe(false)
  await counter.stripe.resume(id)
  expect((await readSubscription(counter, id)).renews).toBe(true)
})

test('ended at once, nothing is given back and nothing more is charged; ending twice is no error', async () => {
  const { id } = await subscribed(counter)
  await counter.stripe.end(id)
  await counter.stripe.end(id)
  const ended = await readSubscription(counter, id)
  expect(ended).toMatchObject({ state: 'ended', renews: false, endedAt: expect.any(Date) })
  expect(lastPayment(ended).reversals).toEqual([])
  counter.double.advance(40 * day)
  expect((await readSubscription(counter, id)).payments).toHaveLength(1)
})

test('to the yearly plan: the difference is charged at once and the year begins now', async () => {
  const { id } = await subscribed(counter)
  counter.double.advance(10 * day)
  const quoted = await counter.stripe.quoteChange?.(id, 'yearly', 48_000)
  expect((await readSubscription(counter, id)).payments).toHaveLength(1)
  await counter.stripe.changePlan?.(id, 'yearly', 48_000)
  const read = await readSubscription(counter, id)
  expect(read).toMatchObject({ plan: 'yearly', priceCents: 48_000 })
  const payment = lastPayment(read)
  expect(payment).toMatchObject({ state: 'paid', prorated: true })
  // A second may pass between the question and the change.
  expect(Math.abs(payment.amountCents - (quoted ?? 0))).toBeLessThanOrEqual(1)
  expect(payment.amountCents).toBeGreaterThan(43_000)
  expect(payment.amountCents).toBeLessThan(48_000)
  expect((payment.period?.end.getTime() ?? 0) / 1000 - counter.double.account.now()).toBeGreaterThan(360 * day)
  // The month that was paid before keeps its amount, and is known as an earlier price of ours.
  expect(read.payments[0]).toMatchObject({ amountCents: 5000, prorated: true })
  await counter.stripe.changePlan?.(id, 'yearly', 48_000)
  expect((await readSubscription(counter, id)).payments).toHaveLength(2)
})

test('to the monthly plan: the unused year becomes a credit that pays the next months', async () => {
  const { id } = await subscribed(counter, { plan: 'yearly', amountCents: 48_000 })
  expect(await counter.stripe.quoteChange?.(id, 'monthly', 5000)).toBe(0)
  await counter.stripe.changePlan?.(id, 'monthly', 5000)
  const changed = await readSubscription(counter, id)
  expect(changed).toMatchObject({ plan: 'monthly', priceCents: 5000, state: 'active' })
  expect(lastPayment(changed)).toMatchObject({ amountCents: 0, state: 'paid', prorated: true })
  // The month in which the credit ends is charged in part.
  counter.double.advance(9 * 31 * day)
  const { payments } = await readSubscription(counter, id)
  const part = payments.find(({ amountCents }) => amountCents > 0 && amountCents < 5000)
  expect(part).toMatchObject({ state: 'paid', prorated: true })
})

test('a declined card changes no plan', async () => {
  const { id, customerId } = await subscribed(counter)
  counter.double.setCard(customerId ?? '', 'declined')
  expect(await refusal(counter.stripe.changePlan?.(id, 'yearly', 48_000) ?? Promise.resolve())).toBe('provider_refused')
  const read = await readSubscription(counter, id)
  expect(read).toMatchObject({ plan: 'monthly', state: 'active' })
  expect(read.payments).toHaveLength(1)
})

test('a payment is given back once for each key, in whole or in part, although an answer was lost', async () => {
  const subscription = await subscribed(counter)
  const { id } = lastPayment(subscription)
  const [first, second] = [randomUUID(), randomUUID()]
  counter.double.fail({ kind: 'lost', on: 'POST /v1/refunds' })
  expect(await refusal(counter.stripe.refund({ id, amountCents: 2000, key: first }))).toBe('provider_unavailable')
  counter.double.heal()
  await Promise.all([1, 2, 3].map(() => counter.stripe.refund({ id, amountCents: 2000, key: first })))
  await counter.stripe.refund({ id, amountCents: 3000, key: second })
  expect(lastPayment(await readSubscription(counter, subscription.id)).reversals).toMatchObject([
    { kind: 'refund', amountCents: 2000, id: expect.stringMatching(/^re_/) },
    { kind: 'refund', amountCents: 3000 },
  ])
  expect(await refusal(counter.stripe.refund({ id, amountCents: 1, key: randomUUID() }))).toBe('provider_refused')
})

test('a refund that failed later stands with its failure, although the charge counts it no more', async () => {
  const { id, payments } = await subscribed(counter)
  const payment = payments[0]?.id ?? ''
  const refund = counter.double.refund(payment)
  counter.double.failRefund(payment)
  const reversals = async () => lastPayment(await readSubscription(counter, id)).reversals
  const failed = { id: refund.id, amountCents: 5000 }
  expect(await reversals()).toMatchObject([
    { ...failed, kind: 'refund' },
    { ...failed, kind: 'refund_failure' },
  ])
  refund.status = 'pending'
  expect(await reversals()).toEqual([])
})

test('a dispute takes the amount, and a won one gives it back', async () => {
  const { id, payments } = await subscribed(counter)
  const dispute = counter.double.dispute(payments[0]?.id ?? '')
  const taken = { id: dispute.id, kind: 'chargeback', amountCents: 5000 }
  expect(lastPayment(await readSubscription(counter, id)).reversals).toMatchObject([taken])
  expect(
    await refusal(counter.stripe.refund({ id: payments[0]?.id ?? '', amountCents: 5000, key: randomUUID() })),
  ).toBe('provider_refused')
  counter.double.advance(10 * day)
  counter.double.closeDispute(dispute.id, 'won')
  expect(lastPayment(await readSubscription(counter, id)).reversals).toMatchObject([
    taken,
    { id: `${dispute.id}-won`, kind: 'chargeback_reversal', amountCents: 5000 },
  ])
  dispute.status = 'lost'
  expect(lastPayment(await readSubscription(counter, id)).reversals).toMatchObject([taken])
  for (const status of ['warning_needs_response', 'warning_closed', 'prevented'] as const) {
    dispute.status = status
    expect(lastPayment(await readSubscription(counter, id)).reversals).toEqual([])
  }
})

test('the portal opens for card and receipts only, with one configuration', async () => {
  const { customerId } = await subscribed(counter)
  await counter.stripe.portal?.(customerId ?? '', 'http://localhost:3000/settings')
  expect(await counter.stripe.portal?.(customerId ?? '', 'http://localhost:3000/settings')).toMatch(/\/portal\/bps_/)
  const [configuration, ...more] = counter.double.account.portalConfigurations.all()
  expect(more).toEqual([])
  expect(configuration?.features).toMatchObject({
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: false },
    subscription_update: { enabled: false },
  })
  expect(
    await refusal(counter.stripe.portal?.('cus_nada', 'http://localhost:3000/settings') ?? Promise.resolve()),
  ).toBe('provider_refused')
})
