import { z } from 'zod'
import { isFresh, isSignedWith } from '#server/platform/door/signature.ts'
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
 * Verifies a notification as Stripe's SDK does, and refuses besides: a signature from the future, bytes that are no UTF-8, and an event
 * of the other mode. Gives the event, or null.
 */
export function verifyEvent(
  bytes: Uint8Array,
  header: string | null,
  { secret, live }: { secret: string; live: boolean },
  now: Date,
): ProviderEvent | null {
  if (!secret || !isSigned(bytes, header ?? '', secret, now)) return null
  const event = body.safeParse(parsed(bytes)).data
  if (!event || event.livemode !== live) return null
  return { id: event.id, type: event.type, object: objectOf(event.type, event.data.object) }
}

/** Whether the header `t=seconds,v1=hex,…` holds a fresh signature of the bytes. During a change of secret it holds two. */
function isSigned(bytes: Uint8Array, header: string, secret: string, now: Date): boolean {
  const pairs = header.split(',').map(part => part.trim().split('=', 2))
  const time = pairs.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || !isFresh(Number(time), now, toleranceSeconds)) return false
  const message = Buffer.concat([Buffer.from(`${time}.`), bytes])
  return pairs.some(([name, value]) => name === 'v1' && isSignedWith(secret, message, value ?? ''))
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
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
