import type { Stripe } from 'stripe'
import { z } from 'zod'
import { paidCharge, refundCharge } from '../life/changing.ts'
import { type Account, listOf } from '../state.ts'
import { created, expand, integer, metadata, page, text } from './checking.ts'
import { type Endpoint, endpoint, found, nothing, pageOf } from './routes.ts'

/** How many lines an invoice, or refunds a charge, holds before its own list must be asked. */
const embedded = 10

/** An invoice as it is answered: its first lines, and its payments when they were asked for. */
function shown(account: Account, invoice: Stripe.Invoice, expanded: readonly string[] = []): Stripe.Invoice {
  const lines = account.lines.get(invoice.id) ?? []
  const payments = account.invoicePayments.all().filter(each => each.invoice === invoice.id)
  const url = `/v1/invoices/${invoice.id}/lines`
  return {
    ...invoice,
    lines: listOf(url, lines.slice(0, embedded), lines.length > embedded),
    ...(expanded.includes('data.payments')
      ? { payments: listOf('/v1/invoice_payments', payments.slice(0, embedded), payments.length > embedded) }
      : {}),
  }
}

/** A charge with its newest refunds, as they were asked for. */
function withRefunds(account: Account, charge: Stripe.Charge): Stripe.Charge {
  const own = account.refunds.all().filter(each => each.charge === charge.id)
  const newest = own.toReversed().slice(0, embedded)
  return { ...charge, refunds: listOf(`/v1/charges/${charge.id}/refunds`, newest, own.length > embedded) }
}

const byPayment = z.strictObject({ type: z.literal('payment_intent'), payment_intent: text })

/** Invoices, what paid them, and what was given back. */
export const money: Endpoint[] = [
  endpoint('GET', '/v1/invoices/*', nothing, (account, _, id) =>
    shown(account, found(account.invoices, 'invoice', id)),
  ),
  endpoint(
    'GET',
    '/v1/invoices',
    z.strictObject({ ...page, subscription: text, expand: expand('data.payments') }),
    (account, { subscription, expand: expanded, ...place }) => {
      const own = account.invoices
        .all()
        .filter(each => each.parent?.subscription_details?.subscription === subscription)
      return pageOf(
        '/v1/invoices',
        own.map(each => shown(account, each, expanded)),
        place,
      )
    },
  ),
  endpoint('GET', '/v1/invoices/*/lines', z.strictObject(page), (account, place, id) =>
    pageOf(`/v1/invoices/${id}/lines`, account.lines.get(found(account.invoices, 'invoice', id).id) ?? [], place),
  ),
  endpoint(
    'GET',
    '/v1/invoice_payments',
    z.strictObject({ ...page, invoice: text.optional(), payment: byPayment.optional() }),
    (account, { invoice, payment, ...place }) => {
      const own = account.invoicePayments
        .all()
        .filter(each => !invoice || each.invoice === invoice)
        .filter(each => !payment || each.payment.payment_intent === payment.payment_intent)
      return pageOf('/v1/invoice_payments', own, place)
    },
  ),
  endpoint(
    'GET',
    '/v1/charges',
    z.strictObject({ ...page, customer: text, expand: expand('data.refunds') }),
    (account, { customer, expand: expanded, ...place }) => {
      const own = account.charges.all().filter(each => each.customer === customer)
      return pageOf('/v1/charges', expanded ? own.map(each => withRefunds(account, each)) : own, place)
    },
  ),
  endpoint(
    'GET',
    '/v1/refunds',
    z.strictObject({ ...page, charge: text.optional(), payment_intent: text.optional() }),
    (account, { charge, payment_intent, ...place }) => {
      const own = account.refunds
        .all()
        .filter(each => !charge || each.charge === charge)
        .filter(each => !payment_intent || each.payment_intent === payment_intent)
      return pageOf('/v1/refunds', own, place)
    },
  ),
  endpoint(
    'POST',
    '/v1/refunds',
    z.strictObject({
      payment_intent: text,
      amount: integer.pipe(z.number().min(1)),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: metadata.optional(),
    }),
    (account, { payment_intent, ...fields }) => refundCharge(account, paidChargeOf(account, payment_intent), fields),
  ),
  endpoint('GET', '/v1/disputes', z.strictObject({ ...page, charge: text }), (account, { charge, ...place }) =>
    pageOf(
      '/v1/disputes',
      account.disputes.all().filter(each => each.charge === charge),
      place,
    ),
  ),
  endpoint(
    'GET',
    '/v1/events',
    z.strictObject({ ...page, created, types: z.array(text).max(20).optional() }),
    (account, { created, types, ...place }) => {
      const events = account.events
        .all()
        .filter(each => each.created >= (created?.gte ?? 0) && (!types || types.includes(each.type)))
      return pageOf('/v1/events', events, place)
    },
  ),
]

function paidChargeOf(account: Account, intent: string): Stripe.Charge {
  found(account.intents, 'payment_intent', intent)
  return paidCharge(account, intent)
}
