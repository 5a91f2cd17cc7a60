import type { Stripe } from 'stripe'
import { type Account, idOf, listOf } from '../state.ts'
import { itemOf } from './subscription.ts'

/** What an invoice's line is made from. */
export interface LineFields {
  amount: number
  description: string
  period: { start: number; end: number }
  price: Stripe.Price
  proration: boolean
}

export interface InvoiceFields {
  subscription: Stripe.Subscription
  reason: Stripe.Invoice.BillingReason
  lines: LineFields[]
}

/** A draft of an invoice. */
export function makeInvoice(account: Account, fields: InvoiceFields): Stripe.Invoice {
  const invoice = invoiceOf(account, account.id('in'), fields)
  account.lines.set(invoice.id, invoice.lines.data)
  return account.invoices.add(invoice)
}

/** An invoice under an id, which no account holds. */
export function invoiceOf(
  account: Account,
  id: string,
  { subscription, reason, lines }: InvoiceFields,
): Stripe.Invoice {
  const now = account.now()
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const customer = account.customers.get(idOf(subscription.customer))
  const made = lines.map(line => makeLine(account, id, subscription, line))
  return {
    id,
    object: 'invoice',
    amount_due: Math.max(0, total),
    amount_paid: 0,
    attempt_count: 0,
    attempted: false,
    automatically_finalizes_at: null,
    billing_reason: reason,
    created: now,
    currency: subscription.currency,
    customer: customer.id,
    hosted_invoice_url: null,
    lines: listOf(`/v1/invoices/${id}/lines`, made),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    // Of the time before this invoice, as at Stripe: the period that is paid stands on the lines.
    period_end: now,
    period_start: subscription.latest_invoice ? itemOf(subscription).current_period_start : now,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    total,
  } as unknown as Stripe.Invoice
}

const makeLine = (
  account: Account,
  invoice: string,
  subscription: Stripe.Subscription,
  { amount, description, period, price, proration }: LineFields,
) =>
  ({
    id: account.id('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description,
    invoice,
    livemode: false,
    parent: {
      subscription_item_details: { proration, subscription: subscription.id },
      type: 'subscription_item_details',
    },
    period,
    pricing: { price_details: { price: price.id, product: idOf(price.product) }, type: 'price_details' },
    quantity: 1,
    subscription: subscription.id,
  }) as Stripe.InvoiceLineItem

/** The payment that an invoice gets when it is finalised with something to pay. */
export function makeInvoicePayment(account: Account, invoice: Stripe.Invoice, intent: string): Stripe.InvoicePayment {
  return account.invoicePayments.add({
    id: account.id('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: account.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
}
