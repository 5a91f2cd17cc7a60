import { z } from 'zod'
import type { Fault } from '../faults.ts'
import type { StripeHands } from '../hands.ts'

const acts = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('pay'),
    session: z.string(),
    card: z.enum(['ok', 'declined', 'fails-later']),
    daysAgo: z.number().min(0).optional(),
  }),
  z.strictObject({ act: z.literal('card'), customer: z.string(), answer: z.enum(['ok', 'declined']) }),
  z.strictObject({ act: z.literal('advance'), seconds: z.number().min(0) }),
  z.strictObject({ act: z.literal('refund'), payment: z.string(), amountCents: z.number().int().optional() }),
  z.strictObject({ act: z.literal('fail-refund'), payment: z.string() }),
  z.strictObject({ act: z.literal('dispute'), payment: z.string() }),
  z.strictObject({ act: z.literal('close-dispute'), dispute: z.string(), outcome: z.enum(['won', 'lost']) }),
  z.strictObject({
    act: z.literal('fail'),
    kind: z.enum(['error', 'hang', 'reset', 'lost', 'limit']),
    times: z.number().int().optional(),
    on: z.string().optional(),
    about: z.string().optional(),
  }),
  z.strictObject({
    act: z.literal('notifications'),
    copies: z.number().int().min(1).max(50).optional(),
    disorder: z.boolean().optional(),
    delayMs: z.number().int().min(0).max(60_000).optional(),
    held: z.boolean().optional(),
    lost: z.boolean().optional(),
  }),
  z.strictObject({ act: z.literal('release') }),
  z.strictObject({ act: z.literal('heal') }),
  z.strictObject({ act: z.literal('state') }),
])

/** `POST /_double/control` with a JSON act: the double's hands for another process. Gives what the act gave. */
export const control = (double: StripeHands, body: string): object =>
  perform(double, acts.parse(JSON.parse(body))) ?? {}

type FaultAct = Extract<z.output<typeof acts>, { act: 'fail' }>

const faultOf = ({ kind, times, on, about }: FaultAct): Fault => ({
  kind,
  ...(times ? { times } : {}),
  ...(on ? { on } : {}),
  ...(about ? { about } : {}),
})

function perform(double: StripeHands, act: z.output<typeof acts>): object | undefined {
  switch (act.act) {
    case 'pay':
      return { paid: double.pay(act.session, act.card, act.daysAgo) }
    case 'card':
      double.setCard(act.customer, act.answer)
      return
    case 'advance':
      double.advance(act.seconds)
      return { now: double.account.now() }
    case 'refund':
      return double.refund(act.payment, act.amountCents)
    case 'fail-refund':
      return double.failRefund(act.payment)
    case 'dispute':
      return double.dispute(act.payment)
    case 'close-dispute':
      double.closeDispute(act.dispute, act.outcome)
      return
    case 'fail':
      double.fail(faultOf(act))
      return
    case 'notifications': {
      const { act: _, ...way } = act
      Object.assign(double.delivery.way, way)
      return
    }
    case 'release':
      double.delivery.release()
      return
    case 'heal':
      double.heal()
      return
    case 'state':
      return {
        now: double.account.now(),
        sessions: double.account.sessions.all(),
        subscriptions: double.account.subscriptions.all(),
        invoices: double.account.invoices.all(),
        charges: double.account.charges.all(),
        disputes: double.account.disputes.all(),
        sent: double.delivery.sent,
      }
  }
}
