import type { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { day, lastPayment, readSubscription, subscribed, usingStripe } from './stripe.ts'

const counter = usingStripe()
/** The longest month, and the hour that Stripe leaves a renewal's invoice as a draft. */
const month = 31 * day + 2 * 60 * 60

const invoiceOf = (payment: string): Stripe.Invoice => {
  const { account } = counter.double
  const found = account.invoicePayments.all().find(each => each.payment.payment_intent === payment)
  return account.invoices.get(typeof found?.invoice === 'string' ? found.invoice : '')
}

test('a failed renewal is one payment that fails, is tried again, and counts as recovered once paid', async () => {
  const { id, customerId, payments } = await subscribed(counter, {}, 'fails-later')
  counter.double.advance(month)
  const failed = await readSubscription(counter, id)
  expect(failed.state).toBe('past_due')
  expect(lastPayment(failed)).toMatchObject({ state: 'failed', amountCents: 5000, recovered: false })

  counter.double.setCard(customerId ?? '', 'ok')
  counter.double.advance(3 * day)
  const paid = await readSubscription(counter, id)
  expect(paid.state).toBe('active')
  expect(paid.payments).toHaveLength(2)
  expect(lastPayment(paid)).toMatchObject({ id: lastPayment(failed).id, state: 'paid', recovered: true })
  expect(lastPayment(paid).period?.start).toEqual(payments[0]?.period?.end)
})

test('a card that never works again ends the subscription, and its bill stays unpaid', async () => {
  const { id } = await subscribed(counter, {}, 'fails-later')
  counter.double.advance(month + 20 * day)
  const read = await readSubscription(counter, id)
  expect(read).toMatchObject({ state: 'ended', renews: false, endedAt: expect.any(Date) })
  expect(read.payments.map(({ state }) => state)).toEqual(['paid', 'failed'])
})

test('more pages of invoices and of lines than one are read to their end', async () => {
  const { id, payments } = await subscribed(counter)
  const { account } = counter.double
  const [first] = payments
  const invoice = invoiceOf(first?.id ?? '')
  const [line] = account.lines.get(invoice.id) ?? []
  const paid = account.invoicePayments.all().find(each => each.invoice === invoice.id)
  if (!line || !paid) throw new Error('The invoice has no line or no payment')
  const later = { start: line.period.start, end: line.period.end + 400 * day }
  // Lines are listed the newest first: the one with the period is on the last page.
  const others = Array.from({ length: 109 }, () => ({ ...line, id: account.id('il') }))
  account.lines.set(invoice.id, [{ ...line, period: later }, ...others])
  for (let count = 0; count < 110; count++) {
    const { id: bill } = account.invoices.add({ ...invoice, id: account.id('in') })
    const payment = { payment_intent: account.id('pi'), type: 'payment_intent' }
    account.invoicePayments.add({ ...paid, id: account.id('inpay'), invoice: bill, payment })
  }
  const read = await readSubscription(counter, id)
  expect(read.payments).toHaveLength(111)
  expect(read.payments.find(payment => payment.id === first?.id)?.period?.end.getTime()).toBe(later.end * 1000)
})

test.each<[Stripe.Subscription.Status, string]>([
  ['trialing', 'active'],
  ['paused', 'past_due'],
  ['incomplete_expired', 'ended'],
  ['something_new', 'past_due'],
])('what Stripe calls %s is %s here', async (status, state) => {
  const { id } = await subscribed(counter)
  counter.double.account.subscriptions.get(id).status = status
  expect((await readSubscription(counter, id)).state).toBe(state)
})

test('a price or a quantity that is none of ours is no plan', async () => {
  const { id } = await subscribed(counter)
  const [item] = counter.double.account.subscriptions.get(id).items.data
  if (item) item.quantity = 2
  expect((await readSubscription(counter, id)).plan).toBeNull()
  if (item) Object.assign(item, { quantity: 1, price: { ...item.price, lookup_key: null, metadata: {} } })
  expect((await readSubscription(counter, id)).plan).toBeNull()
})

test('a subscription without our reference and our price is none of ours', async () => {
  const { id, payments } = await subscribed(counter)
  const subscription = counter.double.account.subscriptions.get(id)
  subscription.metadata = {}
  expect((await readSubscription(counter, id)).checkoutId).toBeNull()
  const [item] = subscription.items.data
  if (item) item.price = { ...item.price, lookup_key: null, metadata: {} }
  expect(await counter.stripe.read({ kind: 'subscription', id })).toBeNull()
  expect(await counter.stripe.read({ kind: 'payment', id: payments[0]?.id ?? '' })).toBeNull()
})

test('less than was asked, and a discount that nobody here gives, stay visible as a wrong amount', async () => {
  const { id } = await subscribed(counter)
  const { account } = counter.double
  const invoice = account.invoices.get(String(account.subscriptions.get(id).latest_invoice))
  const payment = account.invoicePayments.all().find(each => each.invoice === invoice.id)
  if (payment) payment.amount_paid = 100
  invoice.amount_due = invoice.amount_paid = 100
  invoice.total_discount_amounts = [{ amount: 4900, discount: 'di_presente' }]
  invoice.total = 100
  expect(lastPayment(await readSubscription(counter, id))).toMatchObject({ amountCents: 100, prorated: false })
})

test('drafts and bills voided before anybody paid are no payments; a bill settled outside Stripe is one', async () => {
  const { id } = await subscribed(counter)
  const { account } = counter.double
  const invoice = account.invoices.get(String(account.subscriptions.get(id).latest_invoice))
  invoice.attempted = false
  invoice.status = 'void'
  expect((await readSubscription(counter, id)).payments).toEqual([])
  invoice.status = 'paid'
  const payment = account.invoicePayments.all().find(each => each.invoice === invoice.id)
  if (payment) payment.payment = { type: 'payment_record', payment_record: 'pr_fora' }
  expect((await readSubscription(counter, id)).payments).toMatchObject([
    { id: invoice.id, state: 'paid', amountCents: 5000, prorated: false },
  ])
  invoice.status = 'uncollectible'
  expect((await readSubscription(counter, id)).payments).toEqual([])
})
