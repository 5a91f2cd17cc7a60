import type { Stripe } from 'stripe'
import { type Account, idOf } from '../state.ts'

export interface RefundFields {
  amount: number
  metadata?: Record<string, string> | undefined
  reason?: Stripe.Refund.Reason | undefined
}

export const makeRefund = (account: Account, charge: Stripe.Charge, fields: RefundFields): Stripe.Refund =>
  account.refunds.add({
    id: account.id('re'),
    object: 'refund',
    amount: fields.amount,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    metadata: fields.metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: fields.reason ?? null,
    status: 'succeeded',
  } as Stripe.Refund)

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
    livemode: false,
    payment_intent: charge.payment_intent && idOf(charge.payment_intent),
    reason: 'fraudulent',
    status: 'needs_response',
  } as Stripe.Dispute)
}

/** Money that a dispute moved. */
export const makeTransaction = (account: Account, source: string, amount: number) =>
  ({
    id: account.id('txn'),
    object: 'balance_transaction',
    amount,
    created: account.now(),
    currency: 'brl',
    source,
  }) as Stripe.BalanceTransaction
