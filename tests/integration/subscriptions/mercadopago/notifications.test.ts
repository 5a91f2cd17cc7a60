import { expect, test } from 'vitest'
import { mercadoPagoProvider } from '#server/subscriptions/providers/mercadopago/mercadopago.ts'
import { notificationOf, signedHeaders } from '../../../../scripts/payments/stand-ins/mercadopago/notifications.ts'
import type { Topic } from '../../../../scripts/payments/stand-ins/mercadopago/world.ts'
import { keys, withDouble } from './standin.ts'

const standIn = withDouble()
const now = new Date('2026-12-01T12:00:00Z')
const minute = 60_000

interface Sent {
  secret: string
  topic: Topic
  /** The id in the address, the signed one, and the one in the body. */
  addressId: string
  signedId: string
  bodyId: string
  at: Date
  unit: 'seconds' | 'milliseconds'
  body: Record<string, unknown>
  headers: Record<string, string>
}

/** Verifies a notification that differs from an honest one in some parts. */
function verify(parts: Partial<Sent> = {}, accessToken = keys.accessToken) {
  const addressId = parts.addressId ?? '123456'
  const { secret, topic, at, unit } = {
    secret: keys.webhookSecret,
    topic: 'payment' as const,
    at: now,
    unit: 'seconds' as const,
    ...parts,
  }
  const to = 'http://localhost:3000/api/webhooks/mercadopago?source_news=webhooks'
  const { url, body } = notificationOf({ id: 77, topic, dataId: addressId, to }, at)
  const data = { id: parts.bodyId ?? addressId }
  const bytes = new TextEncoder().encode(JSON.stringify({ ...JSON.parse(body), data, ...parts.body }))
  const headers = new Headers({ ...signedHeaders(secret, parts.signedId ?? addressId, at, unit), ...parts.headers })
  return mercadoPagoProvider({ ...keys, accessToken }, standIn.double.url).verify(bytes, { headers, url }, now)
}

test.each([
  ['payment', { kind: 'payment', id: '123456' }],
  ['subscription_preapproval', { kind: 'subscription', id: '123456' }],
  ['subscription_authorized_payment', { kind: 'payment', id: 'authorized_payment:123456' }],
  ['topic_chargebacks_wh', { kind: 'payment', id: 'chargeback:123456' }],
] as const)('%s names its object', (topic, object) => {
  expect(verify({ topic })).toEqual({ id: `${topic}:123456:77`, type: topic, object })
})

test.each([
  ['capitals signed as they are', { addressId: 'ABC123', signedId: 'ABC123' }],
  ['capitals signed in small letters', { addressId: 'ABC123', signedId: 'abc123' }],
  ['a time in milliseconds', { unit: 'milliseconds' }],
  ['four minutes ago', { at: new Date(now.getTime() - 4 * minute) }],
] as const)('%s is accepted', (_, parts) => expect(verify(parts)).not.toBeNull())

test.each<[string, Partial<Sent>]>([
  ['another secret', { secret: 'outro-segredo' }],
  ['one byte changed in the address', { addressId: '123457', signedId: '123456' }],
  ['one byte changed in the body', { bodyId: '123457' }],
  ['six minutes ago', { at: new Date(now.getTime() - 6 * minute) }],
  ['six minutes ahead', { at: new Date(now.getTime() + 6 * minute) }],
  ['six minutes ago, in milliseconds', { at: new Date(now.getTime() - 6 * minute), unit: 'milliseconds' }],
  ['real money', { body: { live_mode: true } }],
  ['no signature', { headers: { 'x-signature': '' } }],
  ['a signature without a time', { headers: { 'x-signature': 'v1=00' } }],
  ['another request id', { headers: { 'x-request-id': 'outro' } }],
  ['a body that is no JSON object', { body: { data: undefined } }],
  ['an id of another type', { body: { data: { id: { $ne: null } } } }],
])('abuse case 30: %s is refused', (_, parts) => expect(verify(parts)).toBeNull())

test('test money is refused under a real token, and a type that concerns no subscription leads to nothing', () => {
  expect(verify({}, 'APP_USR-123-ficha')).toBeNull()
  expect(verify({ body: { live_mode: true } }, 'APP_USR-123-ficha')).not.toBeNull()
  expect(verify({ body: { type: '__proto__' } })).toMatchObject({ object: null })
})

test('an old signature with a fresh time beside its own is refused', () => {
  const old = signedHeaders(keys.webhookSecret, '123456', new Date(now.getTime() - 60 * minute))
  const fresh = Math.floor(now.getTime() / 1000)
  for (const signature of [`ts=${fresh},${old['x-signature']}`, `${old['x-signature']},TS=${fresh}`]) {
    expect(verify({ headers: { ...old, 'x-signature': signature } })).toBeNull()
  }
})

test('no JSON, a GET of the older kind, and an address without an id are refused', () => {
  const read = (text: string, query: string, signedId: string) => {
    const headers = new Headers(signedHeaders(keys.webhookSecret, signedId, now))
    const url = new URL(`http://localhost/api/webhooks/mercadopago${query}`)
    return standIn.provider.verify(new TextEncoder().encode(text), { headers, url }, now)
  }
  for (const text of ['', '{', '[]', 'null']) expect(read(text, '?data.id=1&type=payment', '1')).toBeNull()
  const body = JSON.stringify({ id: 1, type: 'payment', data: { id: '1' } })
  for (const query of ['?topic=payment&id=1', '', '?data.id=']) expect(read(body, query, '')).toBeNull()
})
