import { expect, test } from 'vitest'
import { mayStandIn, type StandInFacts } from './demonstration.ts'

const none = { stripe: null, mercadopago: null, stripeBase: null, mercadopagoBase: null }
const settings = { SITE_URL: 'http://localhost:3000', DEMO: true, payments: none }
const demonstration: StandInFacts = { settings, embedded: true, hasDemonstration: true, hasStoredKeys: false }
const withSite = (SITE_URL: string): Partial<StandInFacts> => ({ settings: { ...settings, SITE_URL } })
const withPayments = (payments: Partial<typeof settings.payments>): Partial<StandInFacts> => ({
  settings: { ...settings, payments: { ...none, ...payments } },
})
const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' } as never
const mercadopago = { accessToken: 'TEST-1', webhookSecret: 's' } as never

test.each([
  ['by itself', {}],
  ['at 127.0.0.1', withSite('http://127.0.0.1:3000')],
  ['at ::1', withSite('http://[::1]:3000')],
  ['at a name of this machine', withSite('http://jornal.localhost:3000')],
])('the demonstration has its stand-ins %s', (_, facts) =>
  expect(mayStandIn({ ...demonstration, ...facts })).toBe(true),
)

test.each<[string, Partial<StandInFacts>]>([
  ['keys of Stripe in the environment', withPayments({ stripe })],
  ['keys of Mercado Pago in the environment', withPayments({ mercadopago })],
  ['doubles of a test', withPayments({ stripeBase: 'http://localhost:1' as never })],
  ['keys that a master entered', { hasStoredKeys: true }],
  ['a database without the demonstration’s accounts', { hasDemonstration: false }],
  ['DEMO=0', { settings: { ...settings, DEMO: false } }],
  ['an operator’s own database', { embedded: false }],
  ['a public address', withSite('https://jornal.example')],
  ['a public address that begins like a local one', withSite('http://localhost.jornal.example')],
  ['an address in the network of the house', withSite('http://192.168.0.10:3000')],
])('no stand-in beside %s (abuse case 47)', (_, facts) =>
  expect(mayStandIn({ ...demonstration, ...facts })).toBe(false),
)
