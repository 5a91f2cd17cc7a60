import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mercadoPagoProvider } from '#server/subscriptions/providers/mercadopago/mercadopago.ts'
import type { ProviderEvent } from '#server/subscriptions/providers/provider.ts'
import { notificationOf, signedHeaders } from '../../../doubles/payments/mercadopago/notifications.ts'
import type { Topic } from '../../../doubles/payments/mercadopago/world.ts'
import { keys, order, withDouble } from './standin.ts'

let notifyUrl = 'http://127.0.0.1:9'
const standIn = withDouble(() => notifyUrl)
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
function verify(parts: Partial<Sent> = {}, accessToken = keys.accessToken): ProviderEvent | null {
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

test.each(['plan', 'mp-connect', 'constructor', '__proto__'])('%s concerns no subscription', type => {
  expect(verify({ body: { type } })).toMatchObject({ type, object: null })
})

test.each([
  ['capitals signed as they are', { addressId: 'ABC123', signedId: 'ABC123' }],
  ['capitals signed in small letters', { addressId: 'ABC123', signedId: 'abc123' }],
  ['small letters in the address, capitals in the body', { addressId: 'abc123', signedId: 'abc123', bodyId: 'ABC123' }],
  ['a time in seconds', { unit: 'seconds' }],
  ['a time in milliseconds', { unit: 'milliseconds' }],
  ['four minutes ago', { at: new Date(now.getTime() - 4 * minute) }],
  ['four minutes ahead', { at: new Date(now.getTime() + 4 * minute) }],
  ['without a mode', { body: { live_mode: undefined } }],
] as const)('%s is accepted', (_, parts) => expect(verify(parts)).not.toBeNull())

test.each<[string, Partial<Sent>]>([
  ['another secret', { secret: 'outro-segredo' }],
  ['an empty secret', { secret: '' }],
  ['one byte changed in the address', { addressId: '123457', signedId: '123456' }],
  ['one byte changed in the body', { bodyId: '123457' }],
  ['small letters signed in capitals', { addressId: 'abc123', signedId: 'ABC123' }],
  ['six minutes ago', { at: new Date(now.getTime() - 6 * minute) }],
  ['six minutes ahead', { at: new Date(now.getTime() + 6 * minute) }],
  ['six minutes ago, in milliseconds', { at: new Date(now.getTime() - 6 * minute), unit: 'milliseconds' }],
  ['a week ago', { at: new Date(now.getTime() - 7 * 24 * 60 * minute) }],
  ['real money', { body: { live_mode: true } }],
  ['no signature', { headers: { 'x-signature': '' } }],
  ['a signature without a time', { headers: { 'x-signature': 'v1=00' } }],
  ['a signature of nonsense', { headers: { 'x-signature': ';;;' } }],
  ['another request id', { headers: { 'x-request-id': 'outro' } }],
  ['a body that is no JSON object', { body: { data: undefined } }],
  ['an id of another type', { body: { data: { id: { $ne: null } } } }],
])('abuse case 30: %s is refused', (_, parts) => expect(verify(parts)).toBeNull())

test('an old signature with a fresh time beside its own is refused', () => {
  const old = signedHeaders(keys.webhookSecret, '123456', new Date(now.getTime() - 60 * minute))
  const fresh = Math.floor(now.getTime() / 1000)
  for (const signature of [`ts=${fresh},${old['x-signature']}`, `${old['x-signature']},TS=${fresh}`]) {
    expect(verify({ headers: { ...old, 'x-signature': signature } })).toBeNull()
  }
})

test('a notification of test money is refused under a real token', () => {
  expect(verify({}, 'APP_USR-123-ficha')).toBeNull()
  expect(verify({ body: { live_mode: true } }, 'APP_USR-123-ficha')).not.toBeNull()
})

test.each(['', '{', '[]', 'null', '"texto"'])('the body %j is refused', text => {
  const { url } = notificationOf({ id: 1, topic: 'payment', dataId: '1', to: 'http://localhost/' }, now)
  const headers = new Headers(signedHeaders(keys.webhookSecret, '1', now))
  expect(standIn.provider.verify(new TextEncoder().encode(text), { headers, url }, now)).toBeNull()
})

test('a GET of the older kind, and an address without an id, are refused', () => {
  const headers = new Headers(signedHeaders(keys.webhookSecret, '', now))
  const bytes = new TextEncoder().encode(JSON.stringify({ id: 1, type: 'payment', data: { id: '1' } }))
  for (const query of ['?topic=payment&id=1', '', '?data.id=']) {
    const url = new URL(`http://localhost/api/webhooks/mercadopago${query}`)
    expect(standIn.provider.verify(bytes, { headers, url }, now)).toBeNull()
    expect(standIn.provider.verify(new Uint8Array(), { headers, url }, now)).toBeNull()
  }
})

// What the double sends arrives as an honest notification.

let inbox: Server
let arrived: (ProviderEvent | null)[]

beforeAll(async () => {
  inbox = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? '/', notifyUrl)
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
    )
    arrived.push(standIn.provider.verify(Buffer.concat(chunks), { headers, url }, new Date()))
    response.writeHead(200).end()
  })
  await new Promise<void>(resolve => inbox.listen(0, '127.0.0.1', resolve))
  notifyUrl = `http://127.0.0.1:${(inbox.address() as AddressInfo).port}/api/webhooks/mercadopago`
})
afterAll(() => new Promise<void>(resolve => inbox.close(() => resolve())))
beforeEach(() => {
  arrived = []
})

/** Pays a PIX under a way to deliver, and gives the ids of the objects that were told of, in the order of arrival. */
async function pay(delivery: Parameters<typeof standIn.double.act.deliver>[0]) {
  const { double, provider } = standIn
  double.act.deliver(delivery)
  const { providerId: id } = await provider.begin(order())
  double.act.pay({ id })
  return id
}

test.each(['seconds', 'milliseconds'] as const)('what the double signs in %s is accepted', async unit => {
  const id = await pay({ unit })
  await standIn.double.settled()
  expect(arrived).toHaveLength(2)
  expect(arrived.map(event => event?.object)).toEqual([
    { kind: 'payment', id },
    { kind: 'payment', id },
  ])
  expect(new Set(arrived.map(event => event?.id)).size).toBe(2)
})

test('copies of one notification have one id', async () => {
  await pay({ copies: 5, unit: 'seconds' })
  await standIn.double.settled()
  expect(arrived).toHaveLength(10)
  expect(new Set(arrived.map(event => event?.id)).size).toBe(2)
  standIn.double.act.deliver({ copies: 1 })
})

test('notifications can be lost, and come later by the reconciliation alone', async () => {
  const { double, provider } = standIn
  const since = new Date()
  const id = await pay({ lost: true })
  await double.settled()
  expect(arrived).toEqual([])
  double.act.deliver({ lost: false })
  const changed: string[] = []
  for await (const object of provider.changedSince(since)) changed.push(object.id)
  expect(changed).toContain(id)
})

test('notifications can be held, and be released backwards; one can be repeated', async () => {
  const { double } = standIn
  const first = await pay({ held: true })
  const second = await pay({ held: true })
  await double.settled()
  expect(arrived).toEqual([])
  double.act.release({ backwards: true })
  await double.settled()
  expect(arrived.map(event => event?.object?.id).toSorted()).toEqual([first, first, second, second].toSorted())
  double.act.repeat({ id: first })
  await double.settled()
  expect(arrived).toHaveLength(5)
  expect(arrived.at(-1)?.object?.id).toBe(first)
})
