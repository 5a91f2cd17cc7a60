import { expect, test } from 'vitest'
import { readPaymentSettings } from './payment-settings.ts'

const stripe = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' }
const mercadopago = { MERCADOPAGO_ACCESS_TOKEN: 'TEST-123', MERCADOPAGO_WEBHOOK_SECRET: 'abc' }

test('both providers, with stand-ins on this machine', () => {
  const bases = { STRIPE_API_BASE: 'http://localhost:4242', MERCADOPAGO_API_BASE: 'http://127.0.0.1:4243/' }
  const { settings, mistakes } = readPaymentSettings({ ...stripe, ...mercadopago, ...bases })
  expect(mistakes).toEqual([])
  expect(settings).toEqual({
    stripe: { secretKey: 'sk_test_abc', webhookSecret: 'whsec_abc' },
    mercadopago: { accessToken: 'TEST-123', webhookSecret: 'abc' },
    stripeBase: 'http://localhost:4242',
    mercadopagoBase: 'http://127.0.0.1:4243',
  })
})

test.each([
  ['half of a pair', { STRIPE_SECRET_KEY: 'sk_test_abc' }, 'vão juntos'],
  ['a foreign address', { ...stripe, STRIPE_API_BASE: 'https://stripe.example' }, 'só para desenvolvimento'],
  [
    'a real key with a stand-in',
    { ...stripe, STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_API_BASE: 'http://localhost:1' },
    'não combina',
  ],
])('%s is refused, and the sentence repeats no value', (_, variables, words) => {
  const { mistakes } = readPaymentSettings(variables)
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toContain(words)
  for (const value of Object.values(variables)) expect(mistakes[0]).not.toContain(` ${value} `)
})
