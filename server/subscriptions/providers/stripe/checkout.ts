import type { Stripe } from 'stripe'
import type { Begun, Order, ProviderCheckout } from '../provider.ts'
import { ensurePrice } from './catalog.ts'
import { refusalIn, type StripeAccess, unlessMissing } from './client.ts'

/** The shortest free time before a first charge that Stripe accepts at a checkout. */
const shortestWaitMs = 48 * 60 * 60 * 1000

/**
 * Begins a checkout of a subscription on Stripe's page. A person whose record was deleted at Stripe gets a new one. Raises
 * provider_unavailable or provider_refused.
 */
export async function beginCheckout(access: StripeAccess, order: Order): Promise<Begun> {
  const { id: price } = await ensurePrice(access, order.plan, order.amountCents)
  const create = (customerId: string | null, key: string) =>
    access.ask(stripe =>
      stripe.checkout.sessions.create(sessionOf(order, price, customerId), { idempotencyKey: `${key}-${order.id}` }),
    )
  const session = await create(order.customerId, 'checkout').catch(error => {
    const refusal = refusalIn(error)
    if (!order.customerId || refusal?.code !== 'resource_missing' || refusal.param !== 'customer') throw error
    return create(null, 'checkout-again')
  })
  return { providerId: session.id, url: session.url, code: null, boletoUrl: null, dueAt: null }
}

function sessionOf(order: Order, price: string, customerId: string | null): Stripe.Checkout.SessionCreateParams {
  const metadata = { checkout: order.id }
  return {
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    allowed_payment_method_types: ['card'],
    // The amount and currency stay those of our price, wherever the reader is.
    adaptive_pricing: { enabled: false },
    client_reference_id: order.id,
    metadata,
    subscription_data: { metadata, ...(order.startsAt ? { trial_end: firstCharge(order.startsAt, order) } : {}) },
    ...(customerId ? { customer: customerId } : { customer_email: order.email }),
    locale: 'pt-BR',
    expires_at: seconds(order.expiresAt),
    success_url: withSessionId(order.successUrl),
    cancel_url: order.cancelUrl,
  }
}

/** Counted from the end of the checkout, which stays the same when the request is repeated. */
const firstCharge = (startsAt: Date, { expiresAt }: Order) =>
  seconds(new Date(Math.max(startsAt.getTime(), expiresAt.getTime() + shortestWaitMs)))

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** Stripe replaces the braces by the id of its session; URL would escape them. */
const withSessionId = (url: string) => `${url}${url.includes('?') ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`

/** Closes a checkout that nobody has paid. False: it was paid. One that is closed already, or unknown, counts as closed. */
export async function closeSession({ ask }: StripeAccess, id: string): Promise<boolean> {
  try {
    await ask(stripe => stripe.checkout.sessions.expire(id))
    return true
  } catch (error) {
    if (!refusalIn(error)) throw error
    const session = await unlessMissing(ask(stripe => stripe.checkout.sessions.retrieve(id)))
    if (session?.status === 'open') throw error
    return session?.status !== 'complete'
  }
}

/** What a session says of our checkout; null when it began elsewhere. */
export function checkoutOf(session: Stripe.Checkout.Session): ProviderCheckout | null {
  const checkoutId = session.metadata?.checkout
  if (!checkoutId || session.mode !== 'subscription') return null
  return { checkoutId, providerId: session.id, state: stateOf(session), payment: null }
}

function stateOf({ status, payment_status }: Stripe.Checkout.Session): ProviderCheckout['state'] {
  if (status === 'expired') return 'expired'
  return status === 'complete' && payment_status !== 'unpaid' ? 'paid' : 'open'
}
