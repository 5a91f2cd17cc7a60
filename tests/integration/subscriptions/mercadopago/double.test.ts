import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startMercadoPagoDouble } from '../../../doubles/payments/mercadopago/double.ts'
import { keys, withDouble } from './standin.ts'

// The double refuses what Mercado Pago refuses, so that a wrong request cannot pass the adapter's tests.

const standIn = withDouble()

const pix = {
  transaction_amount: 50,
  payment_method_id: 'pix',
  external_reference: 'a',
  payer: { email: 'leitora@jornal.test' },
}
const preapproval = {
  reason: 'Assinatura',
  external_reference: 'a',
  payer_email: 'leitora@jornal.test',
  back_url: 'http://localhost:4440/',
  status: 'pending',
  auto_recurring: { frequency: 1, frequency_type: 'months', transaction_amount: 50, currency_id: 'BRL' },
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const sent = {
    'content-type': 'application/json',
    authorization: `Bearer ${keys.accessToken}`,
    'x-idempotency-key': randomUUID(),
    ...headers,
  }
  const answer = await fetch(`${standIn.double.url}${path}`, {
    method: 'POST',
    headers: sent,
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

test.each([
  ['an unknown field', '/v1/payments', { ...pix, price: 1 }],
  ['an unknown field within', '/v1/payments', { ...pix, payer: { ...pix.payer, nome: 'Maria' } }],
  ['an amount as text', '/v1/payments', { ...pix, transaction_amount: '50' }],
  ['an amount of three decimals', '/v1/payments', { ...pix, transaction_amount: 49.999 }],
  ['an amount of nothing', '/v1/payments', { ...pix, transaction_amount: 0 }],
  ['a date without milliseconds', '/v1/payments', { ...pix, date_of_expiration: '2030-01-01T00:00:00Z' }],
  [
    'a PIX of ten minutes',
    '/v1/payments',
    { ...pix, date_of_expiration: new Date(Date.now() + 600_000).toISOString().replace('Z', '+00:00') },
  ],
  ['another method', '/v1/payments', { ...pix, payment_method_id: 'visa' }],
  ['a boleto without CPF', '/v1/payments', { ...pix, payment_method_id: 'bolbradesco' }],
  [
    'an address for its notifications, which goes before the signed one',
    '/v1/payments',
    { ...pix, notification_url: 'http://localhost:9/aviso' },
  ],
  ['a preapproval without a reason', '/preapproval/', { ...preapproval, reason: undefined }],
  ['a preapproval that is authorized without a card', '/preapproval/', { ...preapproval, status: 'authorized' }],
  [
    'a start that is past',
    '/preapproval/',
    { ...preapproval, auto_recurring: { ...preapproval.auto_recurring, start_date: '2020-01-01T00:00:00.000-03:00' } },
  ],
])('%s is a bad request, in the API’s form', async (_, path, body) => {
  expect(await post(path, body)).toMatchObject({
    status: 400,
    body: { status: 400, error: 'bad_request', cause: [{ code: expect.any(String) }] },
  })
})

test('a write without an idempotency key is refused, and one under another token', async () => {
  expect(await post('/v1/payments', pix, { 'x-idempotency-key': '' })).toMatchObject({
    status: 400,
    body: { cause: [{ code: '4292' }] },
  })
  expect(await post('/v1/payments', pix, { authorization: 'Bearer TEST-outra' })).toMatchObject({ status: 401 })
  expect(await post('/v1/orders', {})).toMatchObject({ status: 404 })
})

test('it takes no token that could move money', async () => {
  const options = { secret: keys.webhookSecret, token: 'APP_USR-123', notify: null }
  await expect(startMercadoPagoDouble(options)).rejects.toThrow('test tokens only')
})

test('its pages are marked, escape what they show, and act on their buttons', async () => {
  const made = await post('/v1/payments', { ...pix, description: '<script>alert(1)</script>' })
  const page = `${standIn.double.url}/pagar/${made.body.id}`
  const html = await (await fetch(page)).text()
  expect(html).toContain('Substituto do Mercado Pago: nenhum dinheiro')
  expect(html).toContain('Pagar este PIX')
  expect(html).not.toContain('<script>')
  const form = new URLSearchParams({ id: made.body.id, _back: `/pagar/${made.body.id}` })
  const answer = await fetch(`${standIn.double.url}/_double/pay`, { method: 'POST', body: form, redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/pagar/${made.body.id}`])
  expect(await (await fetch(page)).text()).toContain('<strong>approved</strong>')
})

test('the page of a card sends its payer back to the newspaper', async () => {
  const made = await post('/preapproval/', preapproval)
  const html = await (await fetch(made.body.init_point)).text()
  expect(html).toContain('Substituto do Mercado Pago: nenhum dinheiro')
  const back = /name="_back" value="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(back).toBe(`http://localhost:4440/?preapproval_id=${made.body.id}`)
  const form = new URLSearchParams({ id: made.body.id, accepted: 'true', _back: back })
  const answer = await fetch(`${standIn.double.url}/_double/authorize`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  expect(answer.headers.get('location')).toBe(back)
  expect(await (await fetch(made.body.init_point)).text()).toContain('<strong>authorized</strong>')
  expect(await (await fetch(standIn.double.url)).text()).toContain('Tudo o que há aqui')
})

test('its control answers JSON to a program', async () => {
  const state = await fetch(`${standIn.double.url}/_double/state`, { method: 'POST', body: '{}' })
  expect(await state.json()).toHaveProperty('payments')
  const unknown = await fetch(`${standIn.double.url}/_double/toString`, { method: 'POST', body: '{}' })
  expect(unknown.status).toBe(404)
  const wrong = await fetch(`${standIn.double.url}/_double/pay`, { method: 'POST', body: '{"nada":1}' })
  expect(wrong.status).toBe(400)
})
