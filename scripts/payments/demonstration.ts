import type { Provider } from '#lib/subscriptions/plans.ts'
import { db } from '#server/platform/db/db.ts'
import type { Settings } from '#server/platform/process/env.ts'
import { endPaymentStandIns, servePaymentStandIns } from '#server/platform/process/payment-stand-ins.ts'
import { isLoopback } from '#server/platform/process/settings/outside-address.ts'
import type { Lifetime } from '../steps/lifetime.ts'

/** What decides whether the stand-ins serve. */
export interface StandInFacts {
  settings: Pick<Settings, 'SITE_URL' | 'DEMO' | 'payments'>
  /** Whether the database is the embedded one. */
  embedded: boolean
  /** Whether the demonstration's accounts are there. */
  hasDemonstration: boolean
  /** Whether a master entered keys. */
  hasStoredKeys: boolean
}

/** Whether stand-ins may take payments: in the demonstration on this machine alone, and never beside keys of anybody. */
export function mayStandIn({ settings, embedded, hasDemonstration, hasStoredKeys }: StandInFacts): boolean {
  const { SITE_URL, DEMO, payments } = settings
  const isConfigured = Object.values(payments).some(value => value !== null) || hasStoredKeys
  return embedded && DEMO && hasDemonstration && !isConfigured && isLoopback(new URL(SITE_URL).hostname)
}

/**
 * Starts the stand-ins of both payment providers beside the demonstration, so that a subscription can be walked through without keys and without
 * money (decision 0352). Gives whether they serve. What they hold is lost when the process ends.
 */
export async function startStandIns(
  settings: Settings,
  embedded: boolean,
  { onClose }: Pick<Lifetime, 'onClose'>,
): Promise<boolean> {
  const [demonstration, stored] = await Promise.all([
    db().user.findFirst({ where: { email: 'master@portal.local' }, select: { id: true } }),
    db().paymentProvider.findFirst({ select: { provider: true } }),
  ])
  const facts = { settings, embedded, hasDemonstration: demonstration !== null, hasStoredKeys: stored !== null }
  if (!mayStandIn(facts)) return false
  const [{ startMercadoPagoDouble }, { startStripeDouble }] = await Promise.all([
    import('./stand-ins/mercadopago/double.ts'),
    import('./stand-ins/stripe/stripe-double.ts'),
  ])
  const notify = (provider: Provider) => `http://localhost:${settings.PORT}/api/webhooks/${provider}`
  const keys = { accessToken: 'TEST-demonstracao', webhookSecret: 'segredo-da-demonstracao' }
  const stripe = await startStripeDouble({ notify: notify('stripe') })
  const mercadopago = await startMercadoPagoDouble({
    token: keys.accessToken,
    secret: keys.webhookSecret,
    notify: notify('mercadopago'),
    // Unlike those of earlier starts, which the database remembers, and of Mercado Pago itself.
    firstId: Date.now() * 100,
  })
  servePaymentStandIns({
    stripe: { keys: stripe.keys, url: stripe.url },
    mercadopago: { keys, url: mercadopago.url },
    stop: async () => {
      await Promise.all([stripe.stop(), mercadopago.stop()])
    },
  })
  onClose(endPaymentStandIns)
  return true
}
