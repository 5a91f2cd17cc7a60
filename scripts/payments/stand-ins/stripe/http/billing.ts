import type { Stripe } from 'stripe'
import { z } from 'zod'
import { changePrice, previewChange, setCancellation } from '../life/changing.ts'
import { endSubscription, expireSession } from '../life/subscribing.ts'
import { makeSession } from '../shapes/session.ts'
import { itemOf } from '../shapes/subscription.ts'
import type { Account } from '../state.ts'
import { address, created, flag, integer, metadata, page, text } from './checking.ts'
import { ApiError, missing } from './error.ts'
import { type Endpoint, endpoint, found, nothing, pageOf } from './routes.ts'

const hour = 60 * 60
const refuse = (message: string, param: string) => new ApiError(400, { type: 'invalid_request_error', message, param })

const newSession = z.strictObject({
  mode: z.literal('subscription'),
  line_items: z.tuple([z.strictObject({ price: text, quantity: integer.pipe(z.literal(1)) })]),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.optional(),
  subscription_data: z.strictObject({ metadata: metadata.optional(), trial_end: integer.optional() }).optional(),
  customer: text.optional(),
  customer_email: z.email().optional(),
  locale: z.literal('pt-BR').optional(),
  expires_at: integer.optional(),
  success_url: address.or(z.string().regex(/^https?:\/\/\S+\{CHECKOUT_SESSION_ID\}$/)),
  cancel_url: address.optional(),
})

function createSession(account: Account, given: z.output<typeof newSession>): Stripe.Checkout.Session {
  const [{ price: priceId }] = given.line_items
  const { metadata = {}, trial_end } = given.subscription_data ?? {}
  const price = account.prices.find(priceId)
  if (!price?.active) throw missing('price', priceId, 'line_items[0][price]')
  if (given.customer && given.customer_email)
    throw refuse('You may only specify one of these parameters: customer, customer_email.', 'customer')
  if (given.customer && !account.customers.find(given.customer)) throw missing('customer', given.customer, 'customer')
  const real = account.now() - account.ahead()
  if (given.expires_at && (given.expires_at < real + hour / 2 || given.expires_at > real + 24 * hour))
    throw refuse('`expires_at` must be between 30 minutes and 24 hours from now.', 'expires_at')
  if (trial_end && trial_end < real + 48 * hour)
    throw refuse('The `trial_end` date has to be at least 2 days in the future.', 'subscription_data[trial_end]')
  const trialEnd = trial_end ? Math.max(trial_end, account.now() + 48 * hour) : null
  const amount = trialEnd ? 0 : (price.unit_amount ?? 0)
  const session = makeSession(account, { ...given, amount, currency: price.currency })
  account.expiries.set(session.id, session.expires_at + (given.expires_at ? account.ahead() : 0))
  account.plans.set(session.id, { price: price.id, metadata, trialEnd })
  return session
}

const newItems = z.tuple([z.strictObject({ id: text, price: text, quantity: integer.pipe(z.literal(1)).optional() })])

const subscriptionChange = z.strictObject({
  cancel_at_period_end: flag.optional(),
  cancel_at: z.literal('').optional(),
  items: newItems.optional(),
  proration_behavior: z.literal('always_invoice').optional(),
  payment_behavior: z.literal('error_if_incomplete').optional(),
})

/** The price that a subscription's only item is to have. */
function newPrice(
  account: Account,
  subscription: Stripe.Subscription,
  [{ id: item, price: priceId }]: z.output<typeof newItems>,
  param: string,
): Stripe.Price {
  if (item !== itemOf(subscription).id) throw missing('subscription item', item, `${param}[0][id]`)
  const price = account.prices.find(priceId)
  if (!price) throw missing('price', priceId, `${param}[0][price]`)
  return price
}

const preview = z.strictObject({
  subscription: text,
  subscription_details: z.strictObject({ items: newItems, proration_behavior: z.literal('always_invoice') }),
})

function previewInvoice(account: Account, given: z.output<typeof preview>): Stripe.Invoice {
  const subscription = found(account.subscriptions, 'subscription', given.subscription)
  if (subscription.status === 'canceled')
    throw refuse('You cannot preview an upcoming invoice for a canceled subscription.', 'subscription')
  const { items } = given.subscription_details
  return previewChange(account, subscription, newPrice(account, subscription, items, 'subscription_details[items]'))
}

function updateSubscription(
  account: Account,
  given: z.output<typeof subscriptionChange>,
  id: string,
): Stripe.Subscription {
  const subscription = found(account.subscriptions, 'subscription', id)
  if (subscription.status === 'canceled')
    throw refuse('A canceled subscription can only update its cancellation_details and metadata.', 'id')
  if (given.items) changePrice(account, subscription, newPrice(account, subscription, given.items, 'items'))
  if (given.cancel_at_period_end !== undefined) setCancellation(account, subscription, given.cancel_at_period_end)
  if (given.cancel_at === '') setCancellation(account, subscription, false)
  account.emit('customer.subscription.updated', subscription)
  return subscription
}

/** Checkout sessions and subscriptions. */
export const billing: Endpoint[] = [
  endpoint('POST', '/v1/checkout/sessions', newSession, createSession),
  endpoint('GET', '/v1/checkout/sessions/*', nothing, (account, _, id) =>
    found(account.sessions, 'checkout.session', id),
  ),
  endpoint('GET', '/v1/checkout/sessions', z.strictObject({ ...page, created }), (account, { created, ...place }) => {
    const sessions = account.sessions.all().filter(each => each.created >= (created?.gte ?? 0))
    return pageOf('/v1/checkout/sessions', sessions, place)
  }),
  endpoint('POST', '/v1/checkout/sessions/*/expire', nothing, (account, _, id) => {
    const session = found(account.sessions, 'checkout.session', id)
    if (session.status !== 'open')
      throw refuse(`Only Checkout Sessions with a status in ["open"] can be expired.`, 'session')
    expireSession(account, session)
    return session
  }),

  endpoint('GET', '/v1/subscriptions/*', nothing, (account, _, id) => found(account.subscriptions, 'subscription', id)),
  endpoint(
    'GET',
    '/v1/subscriptions',
    z.strictObject({ ...page, status: z.literal('all') }),
    (account, { status: _, ...place }) => pageOf('/v1/subscriptions', account.subscriptions.all(), place),
  ),
  endpoint('POST', '/v1/invoices/create_preview', preview, previewInvoice),
  endpoint('POST', '/v1/subscriptions/*', subscriptionChange, updateSubscription),
  endpoint(
    'DELETE',
    '/v1/subscriptions/*',
    z.strictObject({ invoice_now: flag.optional(), prorate: flag.optional() }),
    (account, _, id) => {
      const subscription = found(account.subscriptions, 'subscription', id)
      if (subscription.status === 'canceled') throw missing('subscription', id)
      endSubscription(account, subscription)
      return subscription
    },
  ),
]
