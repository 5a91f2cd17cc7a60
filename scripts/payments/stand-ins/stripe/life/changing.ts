import type { Stripe } from 'stripe'
import { ApiError } from '../http/error.ts'
import { invoiceOf, type LineFields } from '../shapes/invoice.ts'
import { makeDispute, makeRefund, makeTransaction, type RefundFields } from '../shapes/reversal.ts'
import { itemOf } from '../shapes/subscription.ts'
import { type Account, idOf } from '../state.ts'
import { attempt, draft, finalize } from './paying.ts'
import { lineFor, periodEnd } from './subscribing.ts'

/** What a change to another price bills, and until when it pays; null for the price that the subscription has. */
function billOf(account: Account, subscription: Stripe.Subscription, price: Stripe.Price) {
  const item = itemOf(subscription)
  const old = item.price
  if (old.id === price.id) return null
  const now = account.now()
  const unused = { start: now, end: item.current_period_end }
  const share = (unused.end - now) / (item.current_period_end - item.current_period_start)
  const isSameInterval = old.recurring?.interval === price.recurring?.interval
  const end = isSameInterval ? unused.end : periodEnd(now, now, price)
  const lines: LineFields[] = [
    { ...lineFor(old, unused, -Math.round((old.unit_amount ?? 0) * share)), proration: true },
    isSameInterval
      ? { ...lineFor(price, unused, Math.round((price.unit_amount ?? 0) * share)), proration: true }
      : lineFor(price, { start: now, end }),
  ]
  const customer = account.customers.get(idOf(subscription.customer))
  const due = lines.reduce((sum, { amount }) => sum + amount, customer.balance)
  return { lines, end, due, customer, isSameInterval }
}

/** The invoice that a change to another price would make. Nothing changes. */
export function previewChange(
  account: Account,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
): Stripe.Invoice {
  const { lines = [], due = 0, end = account.now() } = billOf(account, subscription, price) ?? {}
  const invoice = invoiceOf(account, account.id('upcoming_in'), { subscription, reason: 'upcoming', lines })
  return { ...invoice, amount_due: Math.max(0, due), period_end: end }
}

/** Changes the price of a subscription and bills the difference at once. Raises 402 when the card is declined, and changes nothing. */
export function changePrice(account: Account, subscription: Stripe.Subscription, price: Stripe.Price): void {
  const bill = billOf(account, subscription, price)
  if (!bill) return
  const { lines, end, due, customer, isSameInterval } = bill
  if (due > 0 && account.cards.get(customer.id) === 'declined')
    throw new ApiError(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
  const item = itemOf(subscription)
  item.price = price
  if (!isSameInterval) {
    subscription.billing_cycle_anchor = item.current_period_start = account.now()
    item.current_period_end = end
  }
  const invoice = draft(account, { subscription, reason: 'subscription_update', lines })
  finalize(account, invoice)
  attempt(account, invoice)
}

/** Sets or takes back the cancellation for the end of the period. */
export function setCancellation(account: Account, subscription: Stripe.Subscription, cancels: boolean): void {
  subscription.cancel_at_period_end = cancels
  subscription.cancel_at = cancels ? itemOf(subscription).current_period_end : null
  subscription.canceled_at = cancels ? account.now() : null
}

/** The charge that paid an intent. Raises 400 when nothing was paid. */
export function paidCharge(account: Account, intent: string): Stripe.Charge {
  const charge = account.charges.all().find(each => each.payment_intent === intent && each.status === 'succeeded')
  if (charge) return charge
  throw new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent (${intent}) does not have a successful charge to refund.`,
  })
}

/** Gives money of a charge back. */
export function refundCharge(account: Account, charge: Stripe.Charge, fields: Partial<RefundFields>): Stripe.Refund {
  const refuse = (code: string, message: string) => {
    throw new ApiError(400, { type: 'invalid_request_error', code, message })
  }
  const left = charge.amount - charge.amount_refunded
  const amount = fields.amount ?? left
  if (charge.disputed) refuse('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`)
  if (left === 0) refuse('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  if (amount > left)
    refuse('amount_too_large', `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`)
  const refund = makeRefund(account, charge, { ...fields, amount })
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  account.emit('refund.created', refund)
  account.emit('charge.refunded', charge)
  return refund
}

/** The newest refund of a payment that has not failed. */
export function newestRefund(account: Account, intent: string): Stripe.Refund {
  const refund = account.refunds.all().findLast(each => each.payment_intent === intent && each.status === 'succeeded')
  if (!refund) throw new Error(`${intent} has no refund`)
  return refund
}

/** The bank sends a refund back after days: the money is the account's again, and the charge counts as not refunded. */
export function failRefund(account: Account, refund: Stripe.Refund): Stripe.Refund {
  const charge = account.charges.all().find(({ id }) => id === refund.charge)
  refund.status = 'failed'
  if (charge) {
    charge.amount_refunded -= refund.amount
    charge.refunded = false
  }
  account.emit('refund.updated', refund)
  account.emit('refund.failed', refund)
  return refund
}

/** A cardholder disputes a charge: the bank takes the amount. */
export function disputeCharge(account: Account, charge: Stripe.Charge): Stripe.Dispute {
  const dispute = makeDispute(account, charge)
  charge.disputed = true
  account.emit('charge.dispute.created', dispute)
  account.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export function closeDispute(account: Account, dispute: Stripe.Dispute, outcome: 'won' | 'lost'): void {
  dispute.status = outcome
  if (outcome === 'won') dispute.balance_transactions.push(makeTransaction(account, dispute.id, dispute.amount))
  account.emit('charge.dispute.closed', dispute)
  if (outcome === 'won') account.emit('charge.dispute.funds_reinstated', dispute)
}
