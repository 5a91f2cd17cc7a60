import type { Stripe } from 'stripe'
import type { Delivery } from './delivery.ts'
import type { Fault, Faults } from './faults.ts'
import { closeDispute, disputeCharge, failRefund, newestRefund, paidCharge, refundCharge } from './life/changing.ts'
import { charge, passTime } from './life/clock.ts'
import { paySession } from './life/subscribing.ts'
import type { Account, CardAnswer } from './state.ts'

/** What everybody but the product does at a double: the payer, the bank, the owner of the account at the dashboard. */
export interface StripeHands {
  url: string
  account: Account
  delivery: Delivery
  /**
   * Pays a checkout's session: with a good card, a declined one, or one that fails at the first renewal; some days ago when told so, with
   * everything that became due since. False: not paid.
   */
  pay(session: string, card?: 'ok' | 'declined' | 'fails-later', daysAgo?: number): boolean
  /** Sets how the bank answers the next charges of a customer. */
  setCard(customer: string, answer: CardAnswer): void
  /** Tries an open invoice again, as a person does on the portal after changing the card. */
  payInvoice(invoice: string): boolean
  /** Moves the clock by seconds, or to a moment, and does everything that becomes due: renewals, retries, ends, expiries. */
  advance(by: number | Date): void
  /** Gives a payment back from the dashboard; without an amount all of it. */
  refund(payment: string, amountCents?: number): Stripe.Refund
  /** The bank sends the newest refund of a payment back. */
  failRefund(payment: string): Stripe.Refund
  dispute(payment: string): Stripe.Dispute
  closeDispute(dispute: string, outcome: 'won' | 'lost'): void
  fail(fault: Fault): void
  /** Removes all faults of the API. */
  heal(): void
}

export const handsOf = (account: Account, delivery: Delivery, faults: Faults): StripeHands => ({
  url: account.url,
  account,
  delivery,
  pay: (session, card = 'ok', daysAgo = 0) => {
    passTime(account, account.now())
    let paid = false
    account.at(account.now() - daysAgo * 24 * 60 * 60, () => {
      paid = paySession(account, session, card)
    })
    passTime(account, account.now())
    return paid
  },
  setCard: (customer, answer) => account.cards.set(customer, answer),
  payInvoice: invoice => charge(account, account.invoices.get(invoice)),
  advance: by => {
    const until = by instanceof Date ? Math.floor(by.getTime() / 1000) : account.now() + by
    passTime(account, until)
    account.move(until)
  },
  refund: (payment, amount) => refundCharge(account, paidCharge(account, payment), amount ? { amount } : {}),
  failRefund: payment => failRefund(account, newestRefund(account, payment)),
  dispute: payment => disputeCharge(account, paidCharge(account, payment)),
  closeDispute: (dispute, outcome) => closeDispute(account, account.disputes.get(dispute), outcome),
  fail: fault => faults.add(fault),
  heal: () => faults.clear(),
})
