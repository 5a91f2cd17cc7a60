import type { Stripe } from 'stripe'
import { type Account, idOf } from '../state.ts'

export interface RefundFields {
  amount: number
  metadata?: Record<string, string> | undefined
  reason?: Stripe.Refund.Reason | undefined
}

export function makeRefund(account: Account, charge: Stripe.Charge, fields: RefundFields): Stripe.Refund {
  return account.refunds.add({
    id: account.id('re'),
    object: 'refund',
    amount: fields.amount,
    balance_transaction: account.id('txn'),
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: fields.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: fields.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
}

export function makeDispute(account: Account, charge: Stripe.Charge): Stripe.Dispute {
  const id = account.id('dp')
  return account.disputes.add({
    id,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [makeTransaction(account, id, -charge.amount)],
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...emptyEvidence, enhanced_evidence: {} },
    evidence_details: {
      due_by: account.now() + 7 * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent && idOf(charge.payment_intent),
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  })
}

/** Money that a dispute moved. */
export const makeTransaction = (account: Account, source: string, amount: number): Stripe.BalanceTransaction => ({
  id: account.id('txn'),
  object: 'balance_transaction',
  amount,
  available_on: account.now(),
  balance_type: 'payments',
  created: account.now(),
  currency: 'brl',
  description: null,
  exchange_rate: null,
  fee: 0,
  fee_details: [],
  net: amount,
  reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
  source,
  status: 'available',
  type: 'adjustment',
})

const emptyEvidence: Omit<Stripe.Dispute.Evidence, 'enhanced_evidence'> = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}
