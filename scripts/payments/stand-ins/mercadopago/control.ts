import { z } from 'zod'
import { cancelPayment, changed, dispute, failRefund, pay, paymentOf, refund } from './payments.ts'
import { authorize, dueMoments, preapprovalOf, retryInvoice, runDue, updatePreapproval } from './preapprovals.ts'
import { type World, written } from './world.ts'

/** `reset_after`: the answer is lost after it was done. `paid_meanwhile`: a PUT finds that its payer was faster. */
const faultKind = z.enum(['500', '429', 'hang', 'reset', 'reset_after', 'stuck_body', 'garbage', 'paid_meanwhile'])

/** A fault of the API: what the next requests meet. */
export interface Fault {
  kind: z.output<typeof faultKind>
  /** How many requests meet it. */
  times: number
  /** Only requests whose path begins so. */
  path: string
  /** Only requests whose body contains this. */
  about: string
}

/** What can be done to the double from outside: by tests, and over HTTP under `/_double/<name>` with the fields as JSON. */
export function controls(world: World & { movedMs: number }, faults: Fault[]) {
  const id = z.union([z.string(), z.number()]).transform(String)
  const ofPayment = { id }
  const control = <Shape extends z.ZodRawShape>(
    shape: Shape,
    act: (input: z.output<z.ZodObject<Shape>>) => unknown,
  ) => {
    const input = z.strictObject(shape)
    return (fields: z.input<typeof input>) => act(input.parse(fields) as z.output<z.ZodObject<Shape>>)
  }
  return {
    /** Pays a PIX or boleto; `amount` in reais when it is not the one asked for, `daysAgo` for a payment of the past. */
    pay: control(
      { ...ofPayment, amount: z.number().optional(), daysAgo: z.number().min(0).default(0) },
      ({ id, amount, daysAgo }) => {
        const payment = paymentOf(world, id)
        pay(world, payment, amount)
        payment.date_approved = written(new Date(world.now().getTime() - daysAgo * 24 * 60 * 60_000))
      },
    ),
    expire: control(ofPayment, ({ id }) => cancelPayment(world, paymentOf(world, id), 'expired')),
    refund: control({ ...ofPayment, amount: z.number().optional() }, ({ id, amount }) =>
      refund(world, paymentOf(world, id), amount),
    ),
    fail_refund: control(ofPayment, ({ id }) => failRefund(world, paymentOf(world, id))),
    chargeback: control({ ...ofPayment, status: z.enum(['new', 'won', 'lost']) }, ({ id, status }) =>
      dispute(world, paymentOf(world, id), status),
    ),
    /** Sets fields of a payment to anything, as no honest account would. */
    alter: control({ ...ofPayment, fields: z.record(z.string(), z.unknown()) }, ({ id, fields }) =>
      changed(world, Object.assign(paymentOf(world, id), fields)),
    ),
    /** The payer chooses a card, which is accepted or refused. */
    authorize: control({ id, accepted: z.boolean().default(true) }, ({ id, accepted }) =>
      authorize(world, preapprovalOf(world, id), accepted),
    ),
    /** The payer's card refuses the next charges, or accepts them again. */
    card: control(
      { id, accepts: z.boolean() },
      ({ id, accepts }) => void (accepts ? world.badCards.delete(id) : world.badCards.add(id)),
    ),
    /** Tries the open bills of a preapproval again. */
    retry: control({ id }, ({ id }) => {
      for (const invoice of world.invoices.values()) {
        if (invoice.preapproval_id === id && invoice.status === 'recycling') retryInvoice(world, invoice)
      }
    }),
    /** The payer pauses, resumes or cancels at Mercado Pago's own screens. */
    payer: control({ id, status: z.enum(['authorized', 'paused', 'cancelled']) }, ({ id, status }) =>
      updatePreapproval(world, preapprovalOf(world, id), { status }),
    ),
    /** Moves this world's time forward; everything that falls due happens in its order. */
    advance: control({ days: z.number().default(0), minutes: z.number().default(0) }, ({ days, minutes }) =>
      advance(world, (days * 24 * 60 + minutes) * 60_000),
    ),
    fault: control(
      {
        kind: faultKind,
        times: z.int().default(1),
        path: z.string().default('/'),
        about: z.string().default(''),
      },
      fault => void faults.push(fault),
    ),
    state: control({}, () => ({
      now: world.now(),
      payments: [...world.payments.values()],
      preapprovals: [...world.preapprovals.values()],
      invoices: [...world.invoices.values()],
      chargebacks: [...world.chargebacks.values()],
    })),
  }
}
export type Controls = ReturnType<typeof controls>

function advance(world: World & { movedMs: number }, ms: number): void {
  const target = world.now().getTime() + ms
  for (;;) {
    const next = Math.min(...[...dueMoments(world), ...world.expirations.values()].map(date => date.getTime()))
    if (next > target) break
    world.movedMs += Math.max(0, next - world.now().getTime())
    expireDue(world)
    runDue(world)
  }
  world.movedMs += Math.max(0, target - world.now().getTime())
}

/** Ends the payments that nobody paid in time. */
export function expireDue(world: World): void {
  for (const [id, moment] of world.expirations) {
    if (moment > world.now()) continue
    world.expirations.delete(id)
    const payment = paymentOf(world, id)
    if (payment.status === 'pending') cancelPayment(world, payment, 'expired')
  }
}

/** The payer pays, or chooses a card, an instant before a request about their payment or preapproval is carried out. */
export function payMeanwhile(world: World, path: string): void {
  const [, kind, id = ''] = /^\/(v1\/payments|preapproval)\/(\w+)$/.exec(path) ?? []
  if (kind === 'preapproval') authorize(world, preapprovalOf(world, id), true)
  else pay(world, paymentOf(world, id))
}
