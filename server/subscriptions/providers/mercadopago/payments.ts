import { Payment } from 'mercadopago'
import type { PaymentMethod } from '#lib/subscriptions/plans.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { markOf } from '../../holds/payers.ts'
import type { ProviderCheckout, ProviderPayment, Reversal } from '../provider.ts'
import type { Account } from './account.ts'
import { type PaymentAnswer, paymentAnswer } from './answers.ts'
import type { Client } from './client.ts'

/** Reads a payment. Null: there is none, or it was not made for this account. */
export async function findPayment(client: Client, account: Account, id: string): Promise<PaymentAnswer | null> {
  if (!/^\d{1,20}$/.test(id)) return null
  const payment = await client.find(paymentAnswer, config => new Payment(config).get({ id }))
  return payment && (await account.owns(payment)) ? payment : null
}

/** A payment that is disputed was paid: what came back of it stands in its reversals. */
const states: Record<string, ProviderPayment['state']> = {
  approved: 'paid',
  refunded: 'paid',
  charged_back: 'paid',
  in_mediation: 'paid',
  rejected: 'failed',
  cancelled: 'failed',
}

/** A payment in our terms. `bill`: what a preapproval's bill says of it. */
export function paymentOf(
  payment: PaymentAnswer,
  bill: Pick<ProviderPayment, 'period' | 'recovered'>,
): ProviderPayment {
  const state = states[payment.status] ?? 'pending'
  const moments = { paid: payment.date_approved, pending: null, failed: payment.date_last_updated }
  return {
    id: payment.id,
    state,
    amountCents: paidCents(payment, state),
    currency: payment.currency_id.toUpperCase(),
    method: methodOf(payment),
    at: moments[state] ?? payment.date_created,
    ...bill,
    prorated: false,
    receiptUrl: payment.point_of_interaction?.transaction_data?.ticket_url ?? null,
    reversals: reversalsOf(payment),
    payers: payersOf(payment),
  }
}

/** The amount asked for, or what was paid when that is less. */
function paidCents(payment: PaymentAnswer, state: ProviderPayment['state']): number {
  const paid = payment.transaction_details?.total_paid_amount ?? 0
  return state === 'paid' && paid > 0 ? Math.min(paid, payment.transaction_amount) : payment.transaction_amount
}

/** The CPF or CNPJ of the payer and of the card's holder. */
function payersOf({ payer, card }: PaymentAnswer): string[] {
  const documents = [payer?.identification?.number, card?.cardholder?.identification?.number]
  return documents.flatMap(number => (number && /^(\d{11}|\d{14})$/.test(number) ? [markOf.document(number)] : []))
}

function methodOf(payment: PaymentAnswer): PaymentMethod {
  if (payment.payment_method_id === 'pix') return 'pix'
  return payment.payment_type_id === 'ticket' ? 'boleto' : 'card'
}

/**
 * Refunds that were carried out or given up, and the chargeback, of which Mercado Pago tells in the payment's status: its amount is held back from the beginning
 * and comes back with `reimbursed`.
 */
function reversalsOf(payment: PaymentAnswer): Reversal[] {
  const refunds = (payment.refunds ?? []).flatMap(refund => refundOf(refund, payment.date_last_updated))
  if (payment.status !== 'charged_back') return refunds
  const given = refunds.reduce(
    (sum, { kind, amountCents }) => sum + (kind === 'refund' ? amountCents : -amountCents),
    0,
  )
  const amountCents = payment.transaction_amount - given
  const of = (kind: 'chargeback' | 'chargeback_reversal'): Reversal => {
    return { id: `${kind}:${payment.id}`, kind, amountCents, at: payment.date_last_updated }
  }
  return [...refunds, of('chargeback'), ...(payment.status_detail === 'reimbursed' ? [of('chargeback_reversal')] : [])]
}

type Refund = NonNullable<PaymentAnswer['refunds']>[number]

/** A refund that was carried out; one that was refused or cancelled with its failure. One that is being carried out is none yet. */
function refundOf({ id, amount: amountCents, status, date_created }: Refund, at: Date): Reversal[] {
  const given: Reversal = { id, kind: 'refund', amountCents, at: date_created }
  if (!status || status === 'approved') return [given]
  const hasFailed = status === 'rejected' || status === 'cancelled'
  return hasFailed ? [given, { id, kind: 'refund_failure', amountCents, at }] : []
}

/** Our checkout's id, as Mercado Pago repeats it; null for what another program of the same account began. */
export const referenceOf = ({
  external_reference: reference,
}: {
  external_reference?: string | null
}): string | null => (reference && looksLikeUuid(reference) ? reference : null)

/** A PIX or a boleto as the checkout that it pays; null when it was not begun here, or pays a bill of a preapproval. */
export function checkoutOf(payment: PaymentAnswer): ProviderCheckout | null {
  const read = paymentOf(payment, { period: null, recovered: false })
  const checkoutId = referenceOf(payment)
  if (read.method === 'card' || payment.operation_type === 'recurring_payment' || !checkoutId) return null
  const unpaid = payment.status === 'cancelled' ? 'expired' : 'failed'
  const state = { paid: 'paid', pending: 'open', failed: unpaid } as const
  return { checkoutId, providerId: payment.id, state: state[read.state], payment: read }
}
