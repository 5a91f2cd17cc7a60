import { z } from 'zod'
import type { StripeHands } from '../hands.ts'

const acts = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('pay'),
    session: z.string(),
    card: z.enum(['ok', 'declined', 'fails-later']),
    daysAgo: z.number().min(0).optional(),
  }),
  z.strictObject({ act: z.literal('fail-refund'), payment: z.string() }),
  z.strictObject({
    act: z.literal('fail'),
    kind: z.enum(['error', 'hang', 'reset', 'lost', 'limit']),
    times: z.number().int().optional(),
    on: z.string().optional(),
    about: z.string().optional(),
  }),
])

/** `POST /_double/control` with a JSON act: the double's hands for another process. Gives what the act gave. */
export function control(double: StripeHands, body: string): object {
  const act = acts.parse(JSON.parse(body))
  if (act.act === 'pay') return { paid: double.pay(act.session, act.card, act.daysAgo) }
  if (act.act === 'fail-refund') return double.failRefund(act.payment)
  double.fail(act)
  return {}
}
