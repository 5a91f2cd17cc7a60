import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import type { ProviderEvent } from '#server/subscriptions/providers/provider.ts'
import { stripeProvider } from '#server/subscriptions/providers/stripe/stripe.ts'
import type { Notification } from '../../../../scripts/payments/stand-ins/stripe/delivery.ts'
import { usingStripe } from './stripe.ts'

const counter = usingStripe()
const secret = 'whsec_substituto'
const now = new Date('2026-11-23T12:00:00Z')
const at = now.getTime() / 1000
const url = new URL('http://localhost:3000/api/webhooks/stripe')

const event = {
  id: 'evt_1',
  object: 'event',
  type: 'customer.subscription.updated',
  livemode: false,
  data: { object: { id: 'sub_1', object: 'subscription', description: 'Ação' } },
}
const verify = (
  { body, signature }: { body: Uint8Array | string; signature: string | null },
  moment = now,
  provider = counter.stripe,
) =>
  provider.verify(
    typeof body === 'string' ? Buffer.from(body) : body,
    { headers: new Headers(signature === null ? {} : { 'Stripe-Signature': signature }), url },
    moment,
  )
const signed = (options = {}, own: object = event): Notification =>
  counter.double.delivery.sign(own, { seconds: at, ...options })

/** What the SDK itself says of a notification. */
function sdkAccepts({ body, signature }: { body: string; signature: string }, moment = now): boolean {
  try {
    new Stripe('sk_test_x', { telemetry: false }).webhooks.constructEvent(
      body,
      signature,
      secret,
      300,
      undefined,
      moment.getTime(),
    )
    return true
  } catch {
    return false
  }
}

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

/** An honest notification, with its body and signature changed. */
const changed =
  (body: (honest: string) => string, signature: (honest: string) => string = honest => honest) =>
  () => {
    const honest = signed()
    return { body: body(honest.body), signature: signature(honest.signature) }
  }
const same = (body: string) => body

test.each<[string, boolean, () => { body: string; signature: string; moment?: Date }]>([
  ['untouched', true, () => signed()],
  [
    'under two secrets, one of them ours',
    true,
    changed(same, honest => `${honest},${signed({ secret: 'whsec_antigo' }).signature.split(',')[1]}`),
  ],
  ['under another secret', false, () => signed({ secret: 'whsec_outro' })],
  ['with one byte changed', false, changed(body => body.replace('sub_1', 'sub_2'))],
  ['serialised again', false, changed(body => JSON.stringify(JSON.parse(body)))],
  ['with the time of another', false, changed(same, honest => honest.replace(`t=${at}`, `t=${at + 1}`))],
  ['five minutes old', true, () => ({ ...signed(), moment: minutes(5) })],
  ['older than five minutes', false, () => ({ ...signed(), moment: new Date(minutes(5).getTime() + 1000) })],
  ['without our scheme', false, changed(same, honest => honest.replace('v1=', 'v0='))],
  ['with an empty signature', false, changed(same, () => `t=${at},v1=`)],
])('a notification %s is accepted: %s, as the SDK says (abuse case 30)', async (_, accepted, make) => {
  const { moment = now, ...notification } = make()
  expect((await verify(notification, moment)) !== null).toBe(accepted)
  expect(sdkAccepts(notification, moment)).toBe(accepted)
})

test('no signature, a future time, no JSON, no event and bytes that are no text are refused', async () => {
  const { body, signature } = signed()
  expect(await verify({ body, signature: null })).toBeNull()
  expect(await verify(signed(), minutes(-6))).toBeNull()
  const { webhooks } = new Stripe('sk_test_x', { telemetry: false })
  for (const payload of ['[]', '{"object":"event"', JSON.stringify({ ...event, object: 'v2.core.event' })]) {
    const header = webhooks.generateTestHeaderString({ payload, secret, timestamp: at })
    expect(await verify({ body: payload, signature: header })).toBeNull()
  }
  const damaged = Buffer.from(body)
  damaged[damaged.indexOf('ç')] = 0xff
  expect(await verify({ body: damaged, signature })).toBeNull()
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(body)])
  expect(await verify({ body: marked, signature })).toBeNull()
  expect(await verify({ body, signature: `t=${at - 60},${signature}` })).toBeNull()
})

test('an event of the other mode is refused', async () => {
  const live = stripeProvider({ secretKey: 'sk_live_chave', webhookSecret: secret }, null)
  const real = signed({}, { ...event, livemode: true })
  expect(await verify(real)).toBeNull()
  expect(await verify(real, now, live)).not.toBeNull()
  expect(await verify(signed(), now, live)).toBeNull()
})

test.each<[string, object, ProviderEvent['object']]>([
  ['checkout.session.completed', { id: 'cs_1', mode: 'subscription' }, { kind: 'checkout', id: 'cs_1' }],
  ['checkout.session.completed', { id: 'cs_1', mode: 'payment' }, null],
  ['customer.subscription.deleted', { id: 'sub_1' }, { kind: 'subscription', id: 'sub_1' }],
  [
    'invoice.paid',
    { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } },
    { kind: 'subscription', id: 'sub_1' },
  ],
  ['invoice.paid', { id: 'in_1', subscription: 'sub_old' }, { kind: 'subscription', id: 'sub_old' }],
  ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, { kind: 'payment', id: 'pi_1' }],
  ['charge.dispute.closed', { id: 'dp_1', payment_intent: null }, null],
  ['payout.paid', { id: 'po_1' }, null],
])('%s concerns what it names', async (type, object, concerned) => {
  const own = { ...event, type, data: { object: { object: 'x', ...object } } }
  expect(await verify(signed({}, own))).toEqual({ id: 'evt_1', type, object: concerned })
})
