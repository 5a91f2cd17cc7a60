import { afterAll, expect, test } from 'vitest'
import { setClock } from '#server/platform/process/clock.ts'
import { order, withDouble } from './standin.ts'

const standIn = withDouble()
const day = 24 * 60 * 60_000

/** How far the double's time has been moved: the product's clock follows. */
let movedDays = 0
const restoreClock = setClock(() => new Date(Date.now() + movedDays * day))
afterAll(restoreClock)

function advance(days: number): void {
  standIn.double.act.advance({ days })
  movedDays += days
}

async function begun(fields: Parameters<typeof order>[0] = {}) {
  const asked = order({ method: 'card', startsAt: null, ...fields })
  const { providerId: id, url } = await standIn.provider.begin(asked)
  return { asked, id, url }
}

/** A monthly subscription whose first charge was accepted. */
async function subscribed(fields: Parameters<typeof order>[0] = {}) {
  const { asked, id } = await begun(fields)
  standIn.double.act.authorize({ id })
  return { asked, id }
}

const readOf = (id: string) => standIn.provider.read({ kind: 'subscription', id })
const subscriptionOf = async (id: string) => (await readOf(id))?.subscription
const statesOf = async (id: string) => (await subscriptionOf(id))?.payments.map(({ state }) => state)

test('a card is asked for on the page of a preapproval, in the price’s decimals; a refused one leaves the checkout open', async () => {
  const { asked, id, url } = await begun({ amountCents: 4990 })
  expect(url).toBe(`${standIn.double.url}/assinar/${id}`)
  expect(standIn.double.requests.at(-1)).toMatchObject({
    key: asked.id,
    body: {
      ...{ external_reference: asked.id, payer_email: asked.email, back_url: asked.successUrl, status: 'pending' },
      auto_recurring: { frequency: 1, frequency_type: 'months', transaction_amount: 49.9, currency_id: 'BRL' },
    },
  })
  standIn.double.act.authorize({ id, accepted: false })
  expect(await readOf(id)).toEqual({
    subscription: null,
    checkout: { checkoutId: asked.id, providerId: id, state: 'open', payment: null },
  })
})

test('an accepted card begins the subscription, paid to the same day of the next month', async () => {
  const { asked, id } = await subscribed()
  const reading = await readOf(id)
  expect(reading?.checkout?.state).toBe('paid')
  expect(reading?.subscription).toMatchObject({
    ...{ id, checkoutId: asked.id, customerId: expect.any(String), state: 'active', renews: true, plan: 'monthly' },
    ...{ priceCents: 5000, currency: 'BRL', method: 'card', cancelledAt: null, endedAt: null },
    payments: [{ state: 'paid', amountCents: 5000, method: 'card', recovered: false, prorated: false, reversals: [] }],
  })
  const period = reading?.subscription?.payments[0]?.period
  const days = ((period?.end.getTime() ?? 0) - (period?.start.getTime() ?? 0)) / day
  expect([28, 29, 30, 31]).toContain(Math.round(days))
})

test('a preapproval of another rhythm is no plan of ours', async () => {
  const { id } = await subscribed()
  const { preapprovals } = standIn.double.act.state({}) as { preapprovals: { id: string; auto_recurring: object }[] }
  Object.assign(preapprovals.find(each => each.id === id)?.auto_recurring ?? {}, { frequency: 3 })
  expect(await subscriptionOf(id)).toMatchObject({ plan: null, payments: [{ period: null }] })
})

test('a later start charges nothing before its day, and is incomplete until then', async () => {
  const startsAt = new Date(Date.now() + movedDays * day + 10 * day)
  const { asked, id } = await subscribed({ startsAt })
  expect(standIn.double.requests.findLast(({ path }) => path === '/preapproval/')).toMatchObject({ key: asked.id })
  expect(await subscriptionOf(id)).toMatchObject({ state: 'incomplete', renews: true, payments: [] })
  advance(11)
  expect(await subscriptionOf(id)).toMatchObject({ state: 'active', payments: [{ state: 'paid' }] })
})

test('each month is charged, over several pages, and each period begins where the one before it ends', async () => {
  const { id } = await subscribed()
  advance(29 * 30.5)
  const payments = (await subscriptionOf(id))?.payments ?? []
  expect(payments.length).toBeGreaterThanOrEqual(29)
  for (const [index, { period }] of payments.slice(1).entries()) {
    const before = payments[index]?.period
    expect(Math.abs((period?.start.getTime() ?? 0) - (before?.end.getTime() ?? 0))).toBeLessThan(day)
  }
})

test('a renewal that fails is past due; the next attempt recovers it, for the period that was due', async () => {
  const { id } = await subscribed()
  standIn.double.act.card({ id, accepts: false })
  advance(32)
  expect(await subscriptionOf(id)).toMatchObject({ state: 'past_due', renews: true })
  expect(await statesOf(id)).toEqual(['paid', 'failed'])
  standIn.double.act.card({ id, accepts: true })
  standIn.double.act.retry({ id })
  const subscription = await subscriptionOf(id)
  expect(subscription).toMatchObject({
    state: 'active',
    payments: [{ recovered: false }, { state: 'paid', recovered: true }],
  })
  const [first, second] = subscription?.payments ?? []
  expect(Math.abs(Number(second?.period?.start) - Number(first?.period?.end))).toBeLessThan(day)
})

test('a cancelled subscription is charged no more, and can be resumed within the paid time', async () => {
  const { provider } = standIn
  const { id } = await subscribed()
  await provider.cancel(id)
  await provider.cancel(id)
  expect(await subscriptionOf(id)).toMatchObject({
    state: 'active',
    renews: false,
    cancelledAt: expect.any(Date),
    endedAt: null,
  })
  await provider.resume(id)
  expect(await subscriptionOf(id)).toMatchObject({ state: 'active', renews: true, cancelledAt: null })
  advance(32)
  expect(await statesOf(id)).toEqual(['paid', 'paid'])
})

test('a cancelled subscription whose paid time is over is ended at Mercado Pago too, so that nobody can wake it', async () => {
  const { provider, double } = standIn
  const { id } = await subscribed()
  await provider.cancel(id)
  advance(32)
  const changed: string[] = []
  for await (const object of provider.changedSince(new Date(Date.now() + movedDays * day))) changed.push(object.id)
  expect(changed).toContain(id)
  expect(await subscriptionOf(id)).toMatchObject({ state: 'ended', renews: false, payments: [{ state: 'paid' }] })
  await expect(provider.resume(id)).rejects.toMatchObject({ code: 'provider_refused' })
  expect(() => double.act.payer({ id, status: 'authorized' })).toThrow('cancelled')
})

test('closing ends a preapproval without a card, and leaves one with a card', async () => {
  const { provider } = standIn
  const open = await begun()
  const taken = await subscribed()
  expect(await provider.close({ kind: 'checkout', id: open.id })).toBe(true)
  expect(await provider.close({ kind: 'checkout', id: open.id })).toBe(true)
  expect(await provider.close({ kind: 'checkout', id: taken.id })).toBe(false)
  expect(await readOf(open.id)).toMatchObject({ subscription: null, checkout: { state: 'expired' } })
  expect(await subscriptionOf(taken.id)).toMatchObject({ state: 'active' })
})

test('a payment, a bill and a chargeback of it lead to the whole subscription', async () => {
  const { double, provider } = standIn
  const { id } = await subscribed()
  const payment = (await subscriptionOf(id))?.payments[0]?.id ?? ''
  double.act.chargeback({ id: payment, status: 'new' })
  const { invoices, chargebacks } = double.act.state({}) as {
    invoices: { id: number; preapproval_id: string }[]
    chargebacks: { id: string; payment_id: number }[]
  }
  const bill = invoices.find(({ preapproval_id }) => preapproval_id === id)?.id
  const dispute = chargebacks.find(({ payment_id }) => String(payment_id) === payment)?.id
  for (const object of [payment, `authorized_payment:${bill}`, `chargeback:${dispute}`]) {
    const reading = await provider.read({ kind: 'payment', id: object })
    expect(reading?.subscription).toMatchObject({ id, payments: [{ reversals: [{ kind: 'chargeback' }] }] })
  }
})

test('a preapproval of another account, an unknown one and a hostile id are none of ours', async () => {
  const { id } = await subscribed()
  const { preapprovals } = standIn.double.act.state({}) as { preapprovals: { id: string; collector_id: number }[] }
  Object.assign(preapprovals.find(each => each.id === id) ?? {}, { collector_id: 1 })
  for (const each of [id, 'a'.repeat(32), '../users/me', '']) expect(await readOf(each)).toBeNull()
})

test('a preapproval whose payer chose a card between the reading and the cancellation was not closed', async () => {
  const { double, provider } = standIn
  const { id } = await begun()
  double.act.fault({ kind: 'paid_meanwhile' })
  expect(await provider.close({ kind: 'checkout', id })).toBe(false)
})

test('a bill that its payer pays by PIX or boleto is the subscription’s, and no prepaid month', async () => {
  const { double, provider } = standIn
  const { id } = await subscribed()
  const payment = (await subscriptionOf(id))?.payments[0]?.id ?? ''
  for (const fields of [
    { payment_method_id: 'bolbradesco', payment_type_id: 'ticket' },
    { payment_method_id: 'pix', payment_type_id: 'bank_transfer' },
  ]) {
    double.act.alter({ id: payment, fields })
    const reading = await provider.read({ kind: 'payment', id: payment })
    expect(reading).toMatchObject({
      subscription: { id, state: 'active' },
      checkout: { providerId: id, payment: null },
    })
  }
})
