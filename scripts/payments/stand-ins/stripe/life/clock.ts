import type { Stripe } from 'stripe'
import { itemOf } from '../shapes/subscription.ts'
import type { Account } from '../state.ts'
import { attempt, draft, finalize } from './paying.ts'
import { endSubscription, expireSession, lineFor, periodEnd } from './subscribing.ts'

/** How long Stripe leaves the invoice of a renewal open to changes before it charges. */
const draftSeconds = 60 * 60

interface Due {
  at: number
  run(): void
}

/** Does everything that is due until a moment, in order, each thing as of its own time. */
export function passTime(account: Account, until: number): void {
  for (;;) {
    const next = dueThings(account).reduce<Due | null>(
      (first, due) => (first && first.at <= due.at ? first : due),
      null,
    )
    if (!next || next.at > until) return
    account.at(next.at, next.run)
  }
}

const dueThings = (account: Account): Due[] => [
  ...account.sessions
    .all()
    .filter(({ status }) => status === 'open')
    .map(session => ({
      at: account.expiries.get(session.id) ?? session.expires_at,
      run: () => expireSession(account, session),
    })),
  ...account.subscriptions
    .all()
    .filter(({ status }) => status === 'active' || status === 'trialing' || status === 'past_due')
    .map(subscription => ({
      at: Math.min(itemOf(subscription).current_period_end, subscription.cancel_at ?? Number.POSITIVE_INFINITY),
      run: () => turnPeriod(account, subscription),
    })),
  ...account.invoices.all().flatMap(invoice => dueOfInvoice(account, invoice)),
]

function dueOfInvoice(account: Account, invoice: Stripe.Invoice): Due[] {
  const { status, automatically_finalizes_at, next_payment_attempt } = invoice
  if (status === 'draft' && automatically_finalizes_at)
    return [{ at: automatically_finalizes_at, run: () => charge(account, invoice) }]
  if (status === 'open' && next_payment_attempt)
    return [{ at: next_payment_attempt, run: () => charge(account, invoice) }]
  return []
}

/** The end of a period: the subscription ends if it was cancelled, else the next period begins and its invoice is drafted. */
function turnPeriod(account: Account, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription)
  const { price, current_period_end: start } = item
  if (subscription.cancel_at !== null && subscription.cancel_at <= account.now()) {
    endSubscription(account, subscription)
    return
  }
  const end = periodEnd(subscription.billing_cycle_anchor, start, price)
  item.current_period_start = start
  item.current_period_end = end
  if (subscription.status === 'trialing') subscription.status = 'active'
  const lines = [lineFor(price, { start, end })]
  const invoice = draft(account, { subscription, reason: 'subscription_cycle', lines })
  invoice.automatically_finalizes_at = account.now() + draftSeconds
  account.emit('customer.subscription.updated', subscription)
}

/** Charges a renewal. A failure makes its subscription past due; the last one ends it. */
export function charge(account: Account, invoice: Stripe.Invoice): boolean {
  const id = invoice.parent?.subscription_details?.subscription
  const subscription = account.subscriptions.get(typeof id === 'string' ? id : '')
  if (invoice.status === 'draft') finalize(account, invoice)
  const paid = attempt(account, invoice)
  if (subscription.status === 'canceled') return paid
  if (paid && subscription.status === 'past_due') subscription.status = 'active'
  if (!paid) subscription.status = 'past_due'
  if (!paid && invoice.next_payment_attempt === null) endSubscription(account, subscription)
  else account.emit('customer.subscription.updated', subscription)
  return paid
}
