import { tz } from '@date-fns/tz'
import { addMonths } from 'date-fns/addMonths'
import type { Stripe } from 'stripe'
import { makeCustomer } from '../shapes/catalog.ts'
import type { LineFields } from '../shapes/invoice.ts'
import { makeSubscription } from '../shapes/subscription.ts'
import { type Account, idOf } from '../state.ts'
import { attempt, draft, finalize } from './paying.ts'

/** The end of the period that begins at `start`, counted from the anchor so that the 31st stays the 31st. */
export function periodEnd(anchor: number, start: number, price: Stripe.Price): number {
  const months = price.recurring?.interval === 'year' ? 12 : 1
  for (let count = 1; ; count++) {
    const end = addMonths(anchor * 1000, months * count, { in: tz('UTC') }).getTime() / 1000
    if (end > start) return end
  }
}

export const lineFor = (
  price: Stripe.Price,
  period: LineFields['period'],
  amount = price.unit_amount ?? 0,
): LineFields => ({
  amount,
  description: `1 × Assinatura Premium (${price.nickname ?? ''})`,
  period,
  price,
  proration: false,
})

/** Pays an open session with a card. Declined: the session stays open, as on Stripe's page. */
export function paySession(account: Account, id: string, card: 'ok' | 'declined' | 'fails-later'): boolean {
  const session = account.sessions.get(id)
  const plan = account.plans.get(id)
  if (session.status !== 'open' || !plan || card === 'declined') return false
  const customer = session.customer
    ? account.customers.get(idOf(session.customer))
    : makeCustomer(account, session.customer_email)
  const price = account.prices.get(plan.price)
  const now = account.now()
  const end = plan.trialEnd ?? periodEnd(now, now, price)
  const subscription = makeSubscription(account, {
    customer: customer.id,
    price,
    metadata: plan.metadata,
    period: { start: now, end },
    trialEnd: plan.trialEnd,
  })
  account.cards.set(customer.id, 'ok')
  const amount = plan.trialEnd ? 0 : (price.unit_amount ?? 0)
  const invoice = draft(account, {
    subscription,
    reason: 'subscription_create',
    lines: [lineFor(price, { start: now, end }, amount)],
  })
  finalize(account, invoice)
  attempt(account, invoice)
  if (card === 'fails-later') account.cards.set(customer.id, 'declined')
  session.status = 'complete'
  session.payment_status = amount > 0 ? 'paid' : 'no_payment_required'
  session.customer = customer.id
  session.subscription = subscription.id
  session.invoice = invoice.id
  session.amount_total = amount
  session.url = null
  account.emit('customer.subscription.created', subscription)
  account.emit('checkout.session.completed', session)
  return true
}

export function expireSession(account: Account, session: Stripe.Checkout.Session): void {
  session.status = 'expired'
  session.url = null
  account.emit('checkout.session.expired', session)
}

/** Ends a subscription; its open invoices are not tried again. */
export function endSubscription(account: Account, subscription: Stripe.Subscription): void {
  subscription.status = 'canceled'
  subscription.ended_at = account.now()
  subscription.canceled_at ??= account.now()
  for (const invoice of account.invoices.all()) {
    if (invoice.parent?.subscription_details?.subscription === subscription.id && invoice.status === 'open')
      invoice.next_payment_attempt = null
  }
  account.emit('customer.subscription.deleted', subscription)
}
