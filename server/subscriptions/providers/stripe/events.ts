import { z } from 'zod'
import type { ProviderEvent, ProviderObject } from '../provider.ts'

/** The events that the product acts on; the webhook endpoint subscribes to them. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.marked_uncollectible',
  'invoice.voided',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const

/** How far the time of a signature may be from now, in seconds. */
const toleranceSeconds = 300

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const body = z.object({
  id: z.string().min(1).max(255),
  object: z.literal('event'),
  type: z.string().max(100),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string(),
      mode: z.string().nullish(),
      payment_intent: reference.nullish(),
      subscription: reference.nullish(),
      parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
    }),
  }),
})
type EventObject = z.infer<typeof body>['data']['object']

/**
 * Verifies a notification by Stripe's SDK, and refuses besides: a time in the future, bytes that are no UTF-8, and an event of the other mode
 * (decision 0340). Gives the event, or null.
 */
export async function verifyEvent(
  bytes: Uint8Array,
  header: string | null,
  { secret, live }: { secret: string; live: boolean },
  now: Date,
): Promise<ProviderEvent | null> {
  const event = body.safeParse(await signedEvent(bytes, header ?? '', secret, now)).data
  if (!event || event.livemode !== live) return null
  return { id: event.id, type: event.type, object: objectOf(event.type, event.data.object) }
}

async function signedEvent(bytes: Uint8Array, header: string, secret: string, now: Date): Promise<unknown> {
  const [, seconds, another] = header.split(/(?:^|,)t=/)
  if (another !== undefined || Number.parseInt(seconds ?? '', 10) - now.getTime() / 1000 > toleranceSeconds) return null
  const { Stripe } = await import('stripe')
  try {
    // The SDK decodes bytes leniently, so that some changed bytes would pass.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return Stripe.webhooks.constructEvent(text, header, secret, toleranceSeconds, undefined, now.getTime())
  } catch {
    return null
  }
}

/** The object of ours that an event concerns; null for none. */
export function objectOf(type: string, object: EventObject): ProviderObject | null {
  const named = (kind: ProviderObject['kind'], id: string | null | undefined) => (id ? { kind, id } : null)
  if (type.startsWith('checkout.session.')) return object.mode === 'subscription' ? named('checkout', object.id) : null
  if (type.startsWith('customer.subscription.')) return named('subscription', object.id)
  if (type.startsWith('invoice.'))
    // An endpoint made by hand may send an older version, in which the invoice names its subscription itself.
    return named('subscription', object.parent?.subscription_details?.subscription ?? object.subscription)
  if (/^(charge|refund)\./.test(type)) return named('payment', object.payment_intent)
  return null
}

/** Reads the object of an event from the API's list of events. */
export function objectOfListed(event: { type: string; data: { object: unknown } }): ProviderObject | null {
  const object = body.shape.data.shape.object.safeParse(event.data.object).data
  return object ? objectOf(event.type, object) : null
}
