import type { Stripe } from 'stripe'
import type { Account } from '../state.ts'

export const makeIntent = (account: Account, invoice: Stripe.Invoice): Stripe.PaymentIntent =>
  account.intents.add({
    id: account.id('pi'),
    object: 'payment_intent',
    amount: invoice.amount_due,
    amount_received: 0,
    created: account.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    latest_charge: null,
    livemode: false,
    status: 'requires_payment_method',
  } as Stripe.PaymentIntent)

/** A charge with the test card, as the bank answered it. */
export function makeCharge(account: Account, intent: Stripe.PaymentIntent, succeeds: boolean): Stripe.Charge {
  const id = account.id('ch')
  return account.charges.add({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: account.now(),
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    livemode: false,
    paid: succeeds,
    payment_intent: intent.id,
    payment_method: account.id('pm'),
    payment_method_details: { type: 'card' },
    receipt_url: succeeds ? `${account.url}/_double/receipt/${id}` : null,
    refunded: false,
    status: succeeds ? 'succeeded' : 'failed',
  } as Stripe.Charge)
}
