import type { Stripe } from 'stripe'
import { type Account, decimal, idOf, listOf } from '../state.ts'
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
    account_country: 'BR',
    account_name: 'Substituto do Stripe',
    account_tax_ids: null,
    amount_due: Math.max(0, total),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, total),
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(`/v1/invoices/${id}/lines`, made),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    // Of the time before this invoice, as at Stripe: the period that is paid stands on the lines.
    period_end: now,
    period_start: subscription.latest_invoice ? itemOf(subscription).current_period_start : now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  }
}

function makeLine(
  account: Account,
  invoice: string,
  subscription: Stripe.Subscription,
  { amount, description, period, price, proration }: LineFields,
): Stripe.InvoiceLineItem {
  return {
    id: account.id('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: proration ? { credited_items: null } : null,
        subscription: subscription.id,
        subscription_item: itemOf(subscription).id,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: idOf(price.product) },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: decimal(1),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}

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
