import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { apiVersion } from '#server/subscriptions/providers/stripe/client.ts'
import { decodeForm } from '../../../doubles/payments/stripe/http/form.ts'
import { day, orderOf, subscribed, usingStripe } from './stripe.ts'

const counter = usingStripe()
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${counter.double.url}${path}`, {
    ...init,
    headers: {
      Authorization: `Bearer ${counter.double.keys.secretKey}`,
      'Stripe-Version': apiVersion,
      ...(init.method === 'POST' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
      ...init.headers,
    },
  })
const post = (path: string, body: string, headers = {}) => ask(path, { method: 'POST', body, headers })

test('the version that the adapter pins is that of the installed SDK and of the double', () => {
  expect(apiVersion).toBe(Stripe.API_VERSION)
})

test.each([
  ['no key', { Authorization: '' }, 401, 'You did not provide an API key.'],
  ['another key', { Authorization: 'Bearer sk_test_outra' }, 401, 'Invalid API Key provided: sk_test_****utra'],
  ['another version', { 'Stripe-Version': '2024-06-20' }, 400, 'Invalid Stripe API version: 2024-06-20'],
])('a request with %s is refused', async (_, headers, status, message) => {
  const answer = await ask('/v1/account', { headers })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({ error: expect.objectContaining({ message }) })
})

test.each([
  ['an unknown parameter', 'POST', '/v1/products', 'name=x&cor=azul', 400, { code: 'parameter_unknown', param: 'cor' }],
  [
    'an unknown inner parameter',
    'POST',
    '/v1/prices',
    'product=p&currency=brl&unit_amount=1&recurring[interval]=month&recurring[x]=1',
    400,
    { code: 'parameter_unknown', param: 'recurring[x]' },
  ],
  ['a missing parameter', 'POST', '/v1/products', 'id=x', 400, { code: 'parameter_missing', param: 'name' }],
  ['a wrong value', 'GET', '/v1/events?limit=101', '', 400, { code: 'parameter_invalid', param: 'limit' }],
  [
    'an unknown expansion',
    'GET',
    '/v1/invoices?subscription=s&expand[0]=data.charge',
    '',
    400,
    { code: 'parameter_invalid', param: 'expand[0]' },
  ],
  ['an unknown object', 'GET', '/v1/subscriptions/sub_nada', '', 404, { code: 'resource_missing', param: 'id' }],
  ['an unknown address', 'GET', '/v1/coupons', '', 404, { type: 'invalid_request_error' }],
])('%s gets Stripe’s own error', async (_, method, path, body, status, error) => {
  const answer = await (method === 'POST' ? post(path, body) : ask(path))
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({ error: expect.objectContaining({ message: expect.any(String), ...error }) })
})

test('JSON is no form', async () => {
  const answer = await post('/v1/products', '{}', { 'Content-Type': 'application/json' })
  expect(answer.status).toBe(400)
})

test('a key performs a request once, refuses other parameters, and repeats a refusal too', async () => {
  const key = { 'Idempotency-Key': 'chave-1' }
  const first = await (await post('/v1/products', 'name=Um', key)).json()
  const again = await post('/v1/products', 'name=Um', key)
  expect(await again.json()).toEqual(first)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  const other = await post('/v1/products', 'name=Dois', key)
  expect(other.status).toBe(400)
  expect(await other.json()).toMatchObject({ error: { type: 'idempotency_error' } })
  const refused = { 'Idempotency-Key': 'chave-2' }
  expect((await post('/v1/products', 'x=1', refused)).status).toBe(400)
  expect((await post('/v1/products', 'x=1', refused)).headers.get('idempotent-replayed')).toBe('true')
})

test('forms are decoded as Stripe decodes them', () => {
  expect(decodeForm('a=1&b[c]=2&b[d][0]=3&b[d][1][e]=4&f=&g[x%20y]=%C3%A7')).toEqual({
    a: '1',
    b: { c: '2', d: ['3', { e: '4' }] },
    f: '',
    g: { 'x y': 'ç' },
  })
})

test('a person pays on the hosted page, with a refusal before, and comes back with the session', async () => {
  const { providerId, url } = await counter.stripe.begin(orderOf())
  const page = await (await fetch(url ?? '')).text()
  expect(page).toContain('Substituto do Stripe: nenhum dinheiro')
  expect(page).toContain('R$&nbsp;50,00'.replace('&nbsp;', '\u00a0'))
  const press = (card: string) =>
    fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' })
  expect(await (await press('declined')).text()).toContain('Seu cartão foi recusado.')
  const paid = await press('ok')
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toBe(`http://localhost:3000/subscription-success?session_id=${providerId}`)
  expect(await (await fetch(url ?? '')).text()).toContain('Esta sessão está fechada')
})

test('the portal changes the card and pays what is open', async () => {
  const { customerId, id } = await subscribed(counter, {}, 'fails-later')
  counter.double.advance(32 * 24 * 60 * 60)
  const url = (await counter.stripe.portal?.(customerId ?? '', 'http://localhost:3000/settings')) ?? ''
  expect(await (await fetch(url)).text()).toContain('o banco recusa as cobranças')
  await fetch(url, { method: 'POST', body: new URLSearchParams({ card: 'ok' }) })
  expect((await counter.stripe.read({ kind: 'subscription', id }))?.subscription?.state).toBe('active')
})

test('another process controls it, and sees what there is', async () => {
  const control = async (act: object) => {
    const answer = await fetch(`${counter.double.url}/_double/control`, { method: 'POST', body: JSON.stringify(act) })
    return { status: answer.status, body: await answer.text() }
  }
  const { providerId } = await counter.stripe.begin(orderOf())
  expect(await control({ act: 'pay', session: providerId, card: 'ok' })).toEqual({ status: 200, body: '{"paid":true}' })
  const state = JSON.parse((await control({ act: 'state' })).body)
  expect(state.sessions.find((each: { id: string }) => each.id === providerId).status).toBe('complete')
  expect((await control({ act: 'rob' })).status).toBe(400)
  const overview = await (await fetch(`${counter.double.url}/_double`)).text()
  expect(overview).toContain(providerId)
})

test('the product’s clock stays behind: after a move of time a checkout begins, and lasts its hour', async () => {
  counter.double.advance(40 * day)
  const { providerId } = await counter.stripe.begin(orderOf())
  counter.double.advance(50 * 60)
  expect(counter.double.account.sessions.get(providerId).status).toBe('open')
  counter.double.advance(20 * 60)
  expect(counter.double.account.sessions.get(providerId).status).toBe('expired')
})
