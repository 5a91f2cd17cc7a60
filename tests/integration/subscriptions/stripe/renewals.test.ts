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

test('a renewal is paid for the period that follows', async () => {
  const { id, payments } = await subscribed(counter)
  counter.double.advance(month)
  const read = await readSubscription(counter, id)
  expect(read.payments.map(({ state, amountCents }) => [state, amountCents])).toEqual([
    ['paid', 5000],
    ['paid', 5000],
  ])
  expect(lastPayment(read).period?.start).toEqual(payments[0]?.period?.end)
  expect(new Set(read.payments.map(payment => payment.id)).size).toBe(2)
})

test('between the turn of the period and the charge there is no payment yet', async () => {
  const { id, payments } = await subscribed(counter)
  counter.double.advance(new Date((payments[0]?.period?.end.getTime() ?? 0) + 60_000))
  const read = await readSubscription(counter, id)
  expect(read.state).toBe('active')
  expect(read.payments).toHaveLength(1)
})

test('a failed renewal is one payment that fails, is tried again, and counts as recovered once paid', async () => {
  const { id, customerId } = await subscribed(counter, {}, 'fails-later')
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
})

test('paid by hand after a failure it counts as recovered too, although Stripe counts no second attempt', async () => {
  const { id, customerId } = await subscribed(counter, {}, 'fails-later')
  counter.double.advance(month)
  counter.double.setCard(customerId ?? '', 'ok')
  const invoice = invoiceOf(lastPayment(await readSubscription(counter, id)).id)
  counter.double.payInvoice(invoice.id)
  invoice.attempt_count = 1
  expect(lastPayment(await readSubscription(counter, id)).recovered).toBe(true)
})

test('a card that never works again ends the subscription, and its bill stays unpaid', async () => {
  const { id } = await subscribed(counter, {}, 'fails-later')
  counter.double.advance(month + 20 * day)
  const read = await readSubscription(counter, id)
  expect(read).toMatchObject({ state: 'ended', renews: false, endedAt: expect.any(Date) })
  expect(read.payments.map(({ state }) => state)).toEqual(['paid', 'failed'])
})

test('two years of payments are read whole, oldest first', async () => {
  const { id } = await subscribed(counter)
  for (let count = 0; count < 24; count++) counter.double.advance(month)
  const { payments } = await readSubscription(counter, id)
  expect(payments.length).toBeGreaterThanOrEqual(24)
  expect(payments.every(({ state }) => state === 'paid')).toBe(true)
  expect(payments.map(({ at }) => at)).toEqual(
    payments.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime()),
  )
})

test('more pages of invoices, lines and payments than one are read to their end', async () => {
  const { id, payments } = await subscribed(counter)
  const { account } = counter.double
  const [first] = payments
  const invoice = invoiceOf(first?.id ?? '')
  const lines = account.lines.get(invoice.id) ?? []
  const [line] = lines
  if (!line) throw new Error('The invoice has no line')
  const later = { start: line.period.start, end: line.period.end + 400 * day }
  // Lines are listed the newest first: the one with the period is on the last page.
  account.lines.set(invoice.id, [
    { ...line, period: later },
    ...Array.from({ length: 149 }, () => ({ ...line, id: account.id('il') })),
  ])
  for (let count = 0; count < 12; count++) {
    const paid = account.invoicePayments.all().find(each => each.invoice === invoice.id)
    if (paid)
      account.invoicePayments.add({
        ...paid,
        id: account.id('inpay'),
        payment: { payment_intent: account.id('pi'), type: 'payment_intent' },
      })
  }
  for (let count = 0; count < 120; count++) {
    const { id: bill } = account.invoices.add({ ...invoice, id: account.id('in') })
    const paid = account.invoicePayments.all().find(each => each.invoice === invoice.id)
    const payment = { payment_intent: account.id('pi'), type: 'payment_intent' }
    if (paid) account.invoicePayments.add({ ...paid, id: account.id('inpay'), invoice: bill, payment })
  }
  const read = await readSubscription(counter, id)
  expect(read.payments).toHaveLength(120 + 13)
  expect(read.payments.find(payment => payment.id === first?.id)?.period?.end.getTime()).toBe(later.end * 1000)
})

test.each<[Stripe.Subscription.Status, string]>([
  ['active', 'active'],
  ['trialing', 'active'],
  ['past_due', 'past_due'],
  ['unpaid', 'past_due'],
  ['paused', 'past_due'],
  ['incomplete', 'incomplete'],
  ['incomplete_expired', 'ended'],
  ['canceled', 'ended'],
  ['something_new', 'past_due'],
])('what Stripe calls %s is %s here', async (status, state) => {
  const { id } = await subscribed(counter)
  counter.double.account.subscriptions.get(id).status = status
  expect((await readSubscription(counter, id)).state).toBe(state)
})

test('a price, an interval, a quantity or a second item that is none of ours is no plan', async () => {
  const { account } = counter.double
  const odd: ((item: Stripe.SubscriptionItem, subscription: Stripe.Subscription) => void)[] = [
    item => (item.price = { ...item.price, lookup_key: null, metadata: {} }),
    item => (item.price = { ...item.price, recurring: { ...monthly, interval: 'day' } }),
    item => (item.price = { ...item.price, recurring: { ...monthly, interval_count: 2 } }),
    item => (item.price = { ...item.price, recurring: { ...monthly, usage_type: 'metered' } }),
    item => (item.quantity = 2),
    (item, subscription) => subscription.items.data.push({ ...item, id: account.id('si') }),
  ]
  for (const make of odd) {
    const { id } = await subscribed(counter)
    const subscription = account.subscriptions.get(id)
    const [item] = subscription.items.data
    if (item) make(item, subscription)
    expect((await readSubscription(counter, id)).plan).toBeNull()
  }
})
const monthly: Stripe.Price.Recurring = {
  interval: 'month',
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
}

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

test.each([
  ['usd', 'USD', 5000],
  ['jpy', 'JPY', 5000],
  ['brl', 'BRL', 1],
  ['brl', 'BRL', 99_999_999],
])('amount and currency are told as they are: %s', async (currency, told, amount) => {
  const { id } = await subscribed(counter)
  const { account } = counter.double
  const subscription = account.subscriptions.get(id)
  const [item] = subscription.items.data
  if (item) item.price = { ...item.price, currency, unit_amount: amount }
  const invoice = account.invoices.get(String(subscription.latest_invoice))
  invoice.currency = currency
  const payment = account.invoicePayments.all().find(each => each.invoice === invoice.id)
  if (payment) Object.assign(payment, { currency, amount_paid: amount })
  const read = await readSubscription(counter, id)
  expect(read).toMatchObject({ currency: told, priceCents: amount })
  expect(lastPayment(read)).toMatchObject({ currency: told, amountCents: amount, prorated: false })
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
  invoice.status = 'draft'
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
