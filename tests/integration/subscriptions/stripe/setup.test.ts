import { expect, test } from 'vitest'
import { formatMoney } from '#lib/text/format.ts'
import { apiVersion } from '#server/subscriptions/providers/stripe/client.ts'
import { eventTypes } from '#server/subscriptions/providers/stripe/events.ts'
import { prepareAccount } from '#server/subscriptions/providers/stripe/setup.ts'
import { prepareStripe, secretToCome } from '../../../../scripts/payments/prepare-stripe.ts'
import { refusal } from '../../../support/refusal.ts'
import { orderOf, usingStripe } from './stripe.ts'

const counter = usingStripe()
const url = 'https://jornal.exemplo.com/api/webhooks/stripe'
const prices = [
  { plan: 'monthly', amountCents: 5000 },
  { plan: 'yearly', amountCents: 48_000 },
] as const
const prepare = (webhookUrl: string | null = url) =>
  prepareAccount(counter.double.keys, counter.double.url, { prices, webhookUrl })
const posts = () => counter.double.requests.filter(line => line.startsWith('POST'))

test('an empty account gets product, prices, portal and notifications; prepared again it gets nothing', async () => {
  expect(await prepare()).toEqual({
    productMade: true,
    prices: prices.map(price => ({ ...price, made: true })),
    portalMade: true,
    endpoint: { url, state: 'made', secret: expect.stringMatching(/^whsec_/), otherVersion: null },
  })
  const [endpoint] = counter.double.account.endpoints.all()
  expect(endpoint).toMatchObject({ url, api_version: apiVersion, enabled_events: eventTypes, status: 'enabled' })
  expect(counter.double.account.prices.all().map(price => price.lookup_key)).toEqual([
    'portal_premium_mensal',
    'portal_premium_anual',
  ])

  const before = posts().length
  expect(await prepare()).toEqual({
    productMade: false,
    prices: prices.map(price => ({ ...price, made: false })),
    portalMade: false,
    endpoint: { url, state: 'same', secret: null, otherVersion: null },
  })
  await counter.stripe.begin(orderOf())
  expect(posts().slice(before)).toEqual([expect.stringContaining('POST /v1/checkout/sessions')])
})

test('an endpoint that is switched off or lacks events is mended; one of another version is named', async () => {
  await prepare()
  const [endpoint] = counter.double.account.endpoints.all()
  if (!endpoint) throw new Error('No endpoint was made')
  endpoint.status = 'disabled'
  endpoint.enabled_events = ['invoice.paid']
  expect((await prepare()).endpoint?.state).toBe('changed')
  expect(endpoint).toMatchObject({ status: 'enabled', enabled_events: eventTypes })
  endpoint.enabled_events = ['*']
  endpoint.api_version = '2024-06-20'
  expect((await prepare()).endpoint).toMatchObject({ state: 'same', otherVersion: '2024-06-20' })
  endpoint.api_version = apiVersion
})

const settings = (stripeBase: string | null = counter.double.url) => ({
  siteUrl: 'https://jornal.exemplo.com',
  payments: { stripe: counter.double.keys, mercadopago: null, stripeBase, mercadopagoBase: null },
  prices: { monthly: 5000, yearly: null },
})

test('the operator reads what was done, and the secret once', async () => {
  const keys = { ...counter.double.keys, webhookSecret: secretToCome }
  const site = { ...settings(), siteUrl: 'https://outro.exemplo.com' }
  const first = (await prepareStripe(keys, site)).join('\n')
  expect(first).toContain(`Preço Mensal, ${formatMoney(5000)}`)
  expect(first).toContain('mostrado só desta vez: whsec_')
  const second = (await prepareStripe(keys, site)).join('\n')
  expect(second).toContain('Avisos para https://outro.exemplo.com/api/webhooks/stripe: já existia.')
  expect(second).not.toContain('whsec_')
})

test('a wrong key and an outage are sentences', async () => {
  const keys = { secretKey: 'sk_test_errada', webhookSecret: secretToCome }
  await expect(prepareStripe(keys, settings())).rejects.toThrow('O Stripe recusou o pedido. Confira STRIPE_SECRET_KEY')
  await expect(prepareStripe(keys, settings())).rejects.not.toThrow('sk_test_errada')
  counter.double.fail({ kind: 'error' })
  await expect(prepareStripe(counter.double.keys, settings())).rejects.toThrow('O Stripe não respondeu')
  expect(await refusal(prepare())).toBe('provider_unavailable')
})
