import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Stripe } from 'stripe'
import type { StripeKeys } from '#server/platform/process/payment-settings.ts'
import { Delivery, type Destination } from './delivery.ts'
import { type Fault, Faults } from './faults.ts'
import { api } from './http/api.ts'
import { closeDispute, disputeCharge, paidCharge, refundCharge } from './life/changing.ts'
import { charge, passTime } from './life/clock.ts'
import { paySession } from './life/subscribing.ts'
import { answerScreen } from './screens/screens.ts'
import { Account, type CardAnswer, copy, idOf } from './state.ts'

export interface StripeDoubleOptions {
  /** 0: any free one. */
  port?: number
  /** The secret that signs notifications. */
  secret?: string
  /** Where notifications go. */
  notify?: Destination
}

/** A Stripe on this machine that moves no money, and the hands of everybody who acts at Stripe. */
export interface StripeDouble {
  url: string
  keys: StripeKeys
  account: Account
  delivery: Delivery
  /** Pays a checkout's session: with a good card, a declined one, or one that fails at the first renewal. False: not paid. */
  pay(session: string, card?: 'ok' | 'declined' | 'fails-later'): boolean
  /** Sets how the bank answers the next charges of a customer. */
  setCard(customer: string, answer: CardAnswer): void
  /** Tries an open invoice again, as a person does on the portal after changing the card. */
  payInvoice(invoice: string): boolean
  /** Moves the clock by seconds, or to a moment, and does everything that becomes due: renewals, retries, ends, expiries. */
  advance(by: number | Date): void
  /** Gives a payment back from the dashboard; without an amount all of it. */
  refund(payment: string, amountCents?: number): Stripe.Refund
  dispute(payment: string): Stripe.Dispute
  closeDispute(dispute: string, outcome: 'won' | 'lost'): void
  fail(fault: Fault): void
  /** Removes all faults, of the API and of the notifications. */
  heal(): void
  /** The bodies of all requests, as `METHOD /path body`. */
  requests: string[]
  stop(): Promise<void>
}

export const doubleKey = 'sk_test_substitutodostripe'

/** Starts a double of Stripe on this machine, with an empty account. */
export async function startStripeDouble(options: StripeDoubleOptions = {}): Promise<StripeDouble> {
  const { port = 0, secret = 'whsec_substituto', notify = null } = options
  const delivery = new Delivery(secret, notify)
  const account = new Account(event => delivery.send(copy(event)))
  const faults = new Faults()
  const perform = api(account, doubleKey)
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.url?.startsWith('/_double')) return answerScreen(double, request, body, response)
    requests.push(`${request.method} ${request.url} ${body}`.trim())
    faults.meet(request, body, response, perform)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  account.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const double: StripeDouble = {
    url: account.url,
    keys: { secretKey: doubleKey, webhookSecret: secret },
    account,
    delivery,
    requests,
    pay: (session, card = 'ok') => {
      passTime(account, account.now())
      return paySession(account, session, card)
    },
    setCard: (customer, answer) => account.cards.set(customer, answer),
    payInvoice: invoice => charge(account, account.invoices.get(invoice)),
    advance: by => {
      const until = by instanceof Date ? Math.floor(by.getTime() / 1000) : account.now() + by
      passTime(account, until)
      account.move(until)
    },
    refund: (payment, amount) => refundCharge(account, paidCharge(account, payment), amount ? { amount } : {}),
    dispute: payment => disputeCharge(account, paidCharge(account, payment)),
    closeDispute: (dispute, outcome) => closeDispute(account, account.disputes.get(idOf(dispute)), outcome),
    fail: fault => faults.add(fault),
    heal: () => {
      faults.clear()
      delivery.reset()
    },
    stop: async () => {
      await delivery.stop()
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
  return double
}
