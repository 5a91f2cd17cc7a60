import type { Stripe } from 'stripe'
import type { PaymentMethod } from '#lib/subscriptions/plans.ts'
import { now } from '#server/platform/process/clock.ts'
import { markOf } from '../../holds/payers.ts'
import type { ProviderPayment, Reversal } from '../provider.ts'

/** An invoice with all its lines and payments, and what happened to the money of each payment intent. */
export interface Bill {
  invoice: Stripe.Invoice
  lines: readonly Stripe.InvoiceLineItem[]
  payments: readonly Stripe.InvoicePayment[]
}

/** The charges, refunds and disputes of a customer. */
export interface Money {
  charges: readonly Stripe.Charge[]
  refunds: readonly Stripe.Refund[]
  disputes: readonly Stripe.Dispute[]
}

export const moment = (seconds: number): Date => new Date(seconds * 1000)
export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id

/**
 * The payments of a subscription's bills, oldest first. Drafts, bills that were voided before anybody tried to pay them, and the bill of
 * nothing that opens a subscription with a later first charge are none.
 * A payment's id is its payment intent; of a bill without one (nothing to pay, paid outside Stripe) the invoice.
 */
export function paymentsOf(bills: readonly Bill[], money: Money, price: Stripe.Price): ProviderPayment[] {
  return bills
    .filter(({ invoice }) => isBilled(invoice))
    .flatMap(bill => paymentsOfBill(bill, money, price))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}

const isBilled = ({ status, attempted, billing_reason, total }: Stripe.Invoice): boolean =>
  status !== 'draft' && !(status === 'void' && !attempted) && !(billing_reason === 'subscription_create' && total === 0)

function paymentsOfBill(bill: Bill, money: Money, price: Stripe.Price): ProviderPayment[] {
  const { invoice } = bill
  const shared = {
    currency: invoice.currency.toUpperCase(),
    period: periodOf(bill),
    prorated: isProrated(bill, price),
  }
  const intents = bill.payments.flatMap(payment => {
    const intent = payment.payment.payment_intent
    return intent && (payment.status !== 'canceled' || bill.payments.length === 1)
      ? [{ payment, id: idOf(intent) }]
      : []
  })
  if (intents.length === 0) return invoice.status === 'paid' ? [withoutIntent(invoice, shared)] : []
  return intents.map(({ payment, id }) => {
    const charges = money.charges.filter(({ payment_intent }) => payment_intent && idOf(payment_intent) === id)
    const paid = charges.find(charge => charge.status === 'succeeded')
    const failed = charges.filter(charge => charge.status === 'failed')
    const last = failed.reduce((latest, { created }) => Math.max(latest, created), 0)
    const isPaid = payment.status === 'paid'
    return {
      ...shared,
      id,
      state: isPaid ? 'paid' : isFailed(invoice) || failed.length > 0 ? 'failed' : 'pending',
      amountCents: isPaid ? (payment.amount_paid ?? payment.amount_requested) : payment.amount_requested,
      method: methodOf(paid),
      at: moment(isPaid ? (payment.status_transitions.paid_at ?? payment.created) : last || payment.created),
      recovered: isPaid && (invoice.attempt_count > 1 || failed.length > 0),
      receiptUrl: paid?.receipt_url ?? invoice.hosted_invoice_url ?? null,
      reversals: reversalsOf(id, money),
      payers: payersOf(paid),
    }
  })
}

type Shared = Pick<ProviderPayment, 'currency' | 'period' | 'prorated'>

const withoutIntent = (invoice: Stripe.Invoice, shared: Shared): ProviderPayment => ({
  ...shared,
  id: invoice.id,
  state: 'paid',
  amountCents: invoice.amount_paid,
  // A credit paid all of it.
  prorated: shared.prorated || invoice.amount_paid === 0,
  method: 'card',
  at: moment(invoice.status_transitions.paid_at ?? invoice.created),
  recovered: false,
  receiptUrl: invoice.hosted_invoice_url ?? null,
  reversals: [],
})

const isFailed = ({ status, attempted }: Stripe.Invoice) => attempted || status === 'uncollectible' || status === 'void'

/** The mark of a charge's card: its fingerprint is the same for every customer of an account. */
function payersOf(charge: Stripe.Charge | undefined): string[] {
  const fingerprint = charge?.payment_method_details?.card?.fingerprint
  return fingerprint ? [markOf.card(fingerprint)] : []
}

function methodOf(charge: Stripe.Charge | undefined): PaymentMethod {
  const type = charge?.payment_method_details?.type
  return type === 'pix' || type === 'boleto' ? type : 'card'
}

const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration ?? false

/** The time that a bill pays for: of its lines for a subscription, the one that ends last. A credit for unused time pays for none. */
function periodOf({ lines, invoice }: Bill): { start: Date; end: Date } {
  const charged = lines.filter(line => line.parent?.subscription_item_details && line.amount >= 0)
  const last = charged.reduce<Stripe.InvoiceLineItem['period'] | null>(
    (latest, { period }) => (latest && latest.end >= period.end ? latest : period),
    null,
  )
  const { start, end } = last ?? { start: invoice.period_start, end: invoice.period_end }
  return { start: moment(start), end: moment(end) }
}

/**
 * Whether Stripe computed the amount from prices of ours: unused time, a credit from an earlier change, or an earlier price of the same
 * product. A discount is no such reason: nobody here gives one.
 */
function isProrated({ invoice, lines }: Bill, price: Stripe.Price): boolean {
  const isEarlierPrice = ({ pricing }: Stripe.InvoiceLineItem) => {
    const details = pricing?.price_details
    return !!details && details.product === idOf(price.product) && idOf(details.price) !== price.id
  }
  return (
    lines.some(isProration) ||
    (invoice.starting_balance < 0 && invoice.amount_due !== invoice.total) ||
    (lines.length > 0 && lines.every(isEarlierPrice))
  )
}

/** Money taken back: refunds, failed ones with their failure, and disputes once the bank holds the amount. An early warning takes nothing. */
function reversalsOf(intent: string, { refunds, disputes }: Money): Reversal[] {
  const isOf = ({ payment_intent }: { payment_intent: string | { id: string } | null }) =>
    payment_intent !== null && idOf(payment_intent) === intent
  const given = refunds.filter(isOf).flatMap(refundOf)
  return [...given, ...disputes.filter(isOf).flatMap(disputeOf)].sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** A refund succeeds at once and may fail days later. Stripe tells no moment of that: the first reading's is taken. */
function refundOf({ id, amount: amountCents, created, status }: Stripe.Refund): Reversal[] {
  const hasFailed = status === 'failed' || status === 'canceled'
  if (!hasFailed && status !== 'succeeded') return []
  const given: Reversal = { id, kind: 'refund', amountCents, at: moment(created) }
  if (!hasFailed) return [given]
  const at = new Date(Math.max(now().getTime(), given.at.getTime()))
  return [given, { id, kind: 'refund_failure', amountCents, at }]
}

function disputeOf({ id, amount, created, status, balance_transactions }: Stripe.Dispute): Reversal[] {
  if (status.startsWith('warning_') || status === 'prevented') return []
  const taken: Reversal = { id, kind: 'chargeback', amountCents: amount, at: moment(created) }
  if (status !== 'won') return [taken]
  const back = balance_transactions.find(transaction => transaction.amount > 0)?.created ?? created
  return [taken, { id: `${id}-won`, kind: 'chargeback_reversal', amountCents: amount, at: moment(back) }]
}
