import { isLoopback } from './outside-address.ts'

/** The keys of a Stripe account. */
export interface StripeKeys {
  secretKey: string
  webhookSecret: string
}

/** The keys of a Mercado Pago account. */
export interface MercadoPagoKeys {
  accessToken: string
  webhookSecret: string
}

/** What the environment says about payments. */
export interface PaymentSettings {
  stripe: StripeKeys | null
  mercadopago: MercadoPagoKeys | null
  /** Addresses of stand-ins for the providers on this machine, for development and tests; null: the providers themselves. */
  stripeBase: string | null
  mercadopagoBase: string | null
}

type Variables = Readonly<Record<string, string | undefined>>

/** Reads the payment providers from the variables. Gives them and a Portuguese sentence for each mistake, which repeats no value. */
export function readPaymentSettings(variables: Variables): { settings: PaymentSettings; mistakes: string[] } {
  const mistakes: string[] = []
  const value = (name: string) => variables[name]?.trim() ?? ''
  const pair = (first: string, second: string): [string, string] | null => {
    const one = value(first)
    const two = value(second)
    if (one && two) return [one, two]
    if (one || two) mistakes.push(`${first} e ${second} vão juntos: defina as duas ou nenhuma.`)
    return null
  }
  const base = (name: string) => {
    const text = value(name)
    if (!text) return null
    const url = URL.parse(text)
    if (url && isLoopback(url.hostname) && url.pathname === '/') return url.origin
    mistakes.push(`${name} é só para desenvolvimento e testes: um endereço desta máquina, como http://localhost:4242.`)
    return null
  }
  const stripe = pair('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  const mercadopago = pair('MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET')
  const settings: PaymentSettings = {
    stripe: stripe && { secretKey: stripe[0], webhookSecret: stripe[1] },
    mercadopago: mercadopago && { accessToken: mercadopago[0], webhookSecret: mercadopago[1] },
    stripeBase: base('STRIPE_API_BASE'),
    mercadopagoBase: base('MERCADOPAGO_API_BASE'),
  }
  if (settings.stripe && !/^(sk|rk)_(test|live)_\w+$/.test(settings.stripe.secretKey))
    mistakes.push('STRIPE_SECRET_KEY deve ser a chave secreta do Stripe, que começa com sk_live_ ou sk_test_.')
  if (settings.stripeBase && settings.stripe && !isTestKey('stripe', settings.stripe.secretKey))
    mistakes.push('STRIPE_API_BASE não combina com uma chave real: apague STRIPE_API_BASE ou use uma chave sk_test_.')
  if (settings.mercadopago && !/^(APP_USR|TEST)-\S+$/.test(settings.mercadopago.accessToken))
    mistakes.push('MERCADOPAGO_ACCESS_TOKEN deve ser o access token do Mercado Pago, que começa com APP_USR- ou TEST-.')
  if (settings.mercadopagoBase && settings.mercadopago && !isTestKey('mercadopago', settings.mercadopago.accessToken))
    mistakes.push(
      'MERCADOPAGO_API_BASE não combina com um token real: apague MERCADOPAGO_API_BASE ou use um token TEST-.',
    )
  return { settings, mistakes }
}

/** Whether a key moves no real money. */
export const isTestKey = (provider: 'stripe' | 'mercadopago', key: string): boolean =>
  provider === 'stripe' ? /^(sk|rk)_test_/.test(key) : key.startsWith('TEST-')
