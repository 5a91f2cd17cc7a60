import type { Stripe } from 'stripe'
import { type InvoiceFields, makeInvoice, makeInvoicePayment } from '../shapes/invoice.ts'
import { makeCharge, makeIntent } from '../shapes/payment.ts'
import { type Account, idOf } from '../state.ts'

const day = 24 * 60 * 60
/** The days between attempts to charge a failed renewal; after the last one the subscription ends. */
const retryDays = [3, 5, 7]

/** Writes a draft; `finalize` makes it payable. */
export function draft(account: Account, fields: InvoiceFields): Stripe.Invoice {
  const invoice = makeInvoice(account, fields)
  fields.subscription.latest_invoice = invoice.id
  return invoice
}

/** Closes a draft: a customer's credit pays first, and what is left becomes a payment to make. */
export function finalize(account: Account, invoice: Stripe.Invoice): void {
  const customer = account.customers.get(idOf(invoice.customer ?? ''))
  const due = invoice.total + customer.balance
  invoice.starting_balance = customer.balance
  customer.balance = Math.min(0, due)
  invoice.amount_due = Math.max(0, due)
  invoice.status = 'open'
  invoice.automatically_finalizes_at = null
  invoice.status_transitions.finalized_at = account.now()
  customer.next_invoice_sequence = (customer.next_invoice_sequence ?? 1) + 1
  invoice.number = `DUBLE-${customer.next_invoice_sequence.toString().padStart(4, '0')}`
  invoice.hosted_invoice_url = `${account.url}/_double/invoice/${invoice.id}`
  if (invoice.amount_due > 0) makeInvoicePayment(account, invoice, makeIntent(account, invoice).id)
}

/** Tries to pay an open invoice with the customer's card. */
export function attempt(account: Account, invoice: Stripe.Invoice): boolean {
  invoice.attempted = true
  invoice.attempt_count += 1
  const payment = account.invoicePayments.all().find(each => each.invoice === invoice.id && each.status === 'open')
  if (!payment) return settle(account, invoice)
  const intent = account.intents.get(idOf(payment.payment.payment_intent ?? ''))
  const succeeds = account.cards.get(idOf(invoice.customer ?? '')) !== 'declined'
  const charge = makeCharge(account, intent, succeeds)
  intent.latest_charge = charge.id
  if (!succeeds) return fail(account, invoice)
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  payment.status = 'paid'
  payment.amount_paid = payment.amount_requested
  payment.status_transitions.paid_at = account.now()
  return settle(account, invoice)
}

function settle(account: Account, invoice: Stripe.Invoice): true {
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = account.now()
  account.emit('invoice.paid', invoice)
  return true
}

function fail(account: Account, invoice: Stripe.Invoice): false {
  const wait = retryDays[invoice.attempt_count - 1]
  invoice.next_payment_attempt = wait ? account.now() + wait * day : null
  account.emit('invoice.payment_failed', invoice)
  return false
}
