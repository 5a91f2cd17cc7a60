import type { Provider } from '#lib/subscriptions/plans.ts'
import { readSettings } from '#server/platform/process/env.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { isTestKey } from '#server/platform/process/settings/payment-settings.ts'
import { loadEnvironmentFile } from '../steps/environment.ts'
import type { Lifetime } from '../steps/lifetime.ts'
import { requireFreePort } from '../steps/port.ts'
import { startMercadoPagoDouble } from './stand-ins/mercadopago/double.ts'
import { startStripeDouble } from './stand-ins/stripe/stripe-double.ts'

/**
 * Starts the doubles of the payment providers on this machine and points the environment at them, so that the product which starts next
 * moves no money. Raises OperatorError in production, beside real keys, and when a port is taken.
 */
export async function startPaymentDoubles(lifetime: Pick<Lifetime, 'onClose'>): Promise<void> {
  loadEnvironmentFile()
  refuseRealMoney(process.env)
  const { PORT } = readSettings({ ...process.env, NODE_ENV: 'development' })
  const notify = (provider: Provider) => `http://localhost:${PORT}/api/webhooks/${provider}`
  const ports = { stripe: PORT + 1000, mercadopago: PORT + 1001 }
  for (const port of Object.values(ports)) await requireFreePort(port)
  const stripe = await startStripeDouble({ port: ports.stripe, notify: notify('stripe') })
  lifetime.onClose(() => stripe.stop())
  const keys = { secret: 'segredo-do-substituto', token: 'TEST-substituto-do-mercado-pago' }
  const mercadopago = await startMercadoPagoDouble({
    port: ports.mercadopago,
    notify: notify('mercadopago'),
    firstId: Date.now() * 100,
    ...keys,
  })
  lifetime.onClose(() => mercadopago.stop())
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: stripe.keys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.keys.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    MERCADOPAGO_ACCESS_TOKEN: keys.token,
    MERCADOPAGO_WEBHOOK_SECRET: keys.secret,
    MERCADOPAGO_API_BASE: mercadopago.url,
  })
  const screens = { Stripe: `${stripe.url}/_double`, 'Mercado Pago': mercadopago.url }
  console.log(announcement(screens).join('\n'))
}

/** Refuses to start doubles where real money could be meant. */
export function refuseRealMoney(variables: Readonly<Record<string, string | undefined>>): void {
  if (variables.NODE_ENV === 'production')
    throw new OperatorError(
      'Os substitutos dos provedores de pagamento são só para desenvolvimento: apague NODE_ENV=production.',
    )
  const { STRIPE_SECRET_KEY: stripe, MERCADOPAGO_ACCESS_TOKEN: mercadopago } = variables
  const isReal = (stripe && !isTestKey('stripe', stripe)) || (mercadopago && !isTestKey('mercadopago', mercadopago))
  if (isReal)
    throw new OperatorError(
      'Há chaves reais de pagamento no ambiente ou no arquivo .env. Apague-as antes de usar os substitutos.',
    )
}

const announcement = (screens: Record<string, string>): string[] => [
  '',
  '  ┌────────────────────────────────────────────────────────────┐',
  '  │  PAGAMENTOS DE MENTIRA: nenhum dinheiro se move            │',
  '  └────────────────────────────────────────────────────────────┘',
  ...Object.entries(screens).map(([name, url]) => `  ${name.padEnd(14)}${url}`),
  '  O que eles guardam se perde quando este comando para.',
]
