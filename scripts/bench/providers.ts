import { randomUUID } from 'node:crypto'
import type { Provider } from '#lib/subscriptions/plans.ts'
import { db } from '#server/platform/db/db.ts'
import { mercadoPagoProvider } from '#server/subscriptions/providers/mercadopago/mercadopago.ts'
import type { Order } from '#server/subscriptions/providers/provider.ts'
import { stripeProvider } from '#server/subscriptions/providers/stripe/stripe.ts'
import { startMercadoPagoDouble } from '../payments/stand-ins/mercadopago/double.ts'
import { notificationOf, signedHeaders } from '../payments/stand-ins/mercadopago/notifications.ts'
import { startStripeDouble } from '../payments/stand-ins/stripe/stripe-double.ts'

const AMOUNT_CENTS = 5000
const keys = { accessToken: 'TEST-so-para-medir', webhookSecret: 'segredo-so-para-medir' }

/** A payment of which the product was not told. */
export interface Payment {
  /** A notification, signed now. */
  notification(): { path: string; headers: Record<string, string>; body: string }
}

/** Starts the doubles of both providers, with the environment that leads a portal to them. */
export async function startProviders() {
  const stripeDouble = await startStripeDouble()
  const { accessToken: token, webhookSecret: secret } = keys
  const mercadoPagoDouble = await startMercadoPagoDouble({ token, secret, notify: null })
  const adapters = {
    stripe: stripeProvider(stripeDouble.keys, stripeDouble.url),
    mercadopago: mercadoPagoProvider(keys, mercadoPagoDouble.url),
  }

  /** The reader's card pays: Stripe tells that the checkout is complete. */
  function payByCard(session: string): Payment['notification'] {
    stripeDouble.pay(session)
    const event = stripeDouble.account.events.all().at(-1)
    if (event?.type !== 'checkout.session.completed') throw new Error('the double told of something else')
    return () => {
      const { body, signature } = stripeDouble.delivery.sign(event)
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
      return { path: '/api/webhooks/stripe', headers, body }
    }
  }

  function payByPix(dataId: string, id: number): Payment['notification'] {
    mercadoPagoDouble.act.pay({ id: dataId })
    return () => {
      const to = 'http://localhost/api/webhooks/mercadopago'
      const { url, body } = notificationOf({ id, topic: 'payment', dataId, to }, new Date())
      return { path: url.pathname + url.search, headers: signedHeaders(secret, dataId, new Date()), body }
    }
  }

  let count = 0
  return {
    stop: () => Promise.all([stripeDouble.stop(), mercadoPagoDouble.stop()]),
    env: {
      STRIPE_SECRET_KEY: stripeDouble.keys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeDouble.keys.webhookSecret,
      STRIPE_API_BASE: stripeDouble.url,
      MERCADOPAGO_ACCESS_TOKEN: token,
      MERCADOPAGO_WEBHOOK_SECRET: secret,
      MERCADOPAGO_API_BASE: mercadoPagoDouble.url,
    },

    /** Begins a checkout of a person, by card at Stripe or by PIX at Mercado Pago, and pays it. */
    async pay(userId: string, provider: Provider): Promise<Payment> {
      const method = provider === 'stripe' ? 'card' : 'pix'
      const id = randomUUID()
      const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000)
      const order: Order = {
        id,
        method,
        expiresAt,
        plan: 'monthly',
        amountCents: AMOUNT_CENTS,
        email: `${userId}@teste.local`,
        customerId: null,
        payer: null,
        startsAt: null,
        successUrl: 'http://localhost/subscription-success',
        cancelUrl: 'http://localhost/pricing',
      }
      const { providerId } = await adapters[provider].begin(order)
      const row = { id, userId, provider, method, plan: 'monthly', amountCents: AMOUNT_CENTS, providerId } as const
      await db().checkout.create({ data: { ...row, expiresAt } })
      return { notification: provider === 'stripe' ? payByCard(providerId) : payByPix(providerId, ++count) }
    },
  }
}
