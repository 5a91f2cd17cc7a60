import { Stripe } from 'stripe'
import { expect, test, vi } from 'vitest'
import type { ProviderEvent } from '#server/subscriptions/providers/provider.ts'
import { eventTypes } from '#server/subscriptions/providers/stripe/events.ts'
import { stripeProvider } from '#server/subscriptions/providers/stripe/stripe.ts'
import type { Notification } from '../../../doubles/payments/stripe/delivery.ts'
import { startStripeDouble } from '../../../doubles/payments/stripe/stripe-double.ts'
import { day, orderOf, subscribed, usingStripe } from './stripe.ts'

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

test('a signed notification names the subscription that it concerns', () => {
  expect(verify(signed())).toEqual({
    id: 'evt_1',
    type: 'customer.subscription.updated',
    object: { kind: 'subscription', id: 'sub_1' },
  })
})

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

test.each<[string, boolean, () => { body: string; signature: string; moment?: Date }]>([
  ['untouched', true, () => signed()],
  [
    'under two secrets, one of them ours',
    true,
    () => {
      const { body, signature } = signed()
      const other = signed({ secret: 'whsec_antigo' }).signature.split(',')[1]
      return { body, signature: `${signature.split(',')[0]},${other},${signature.split(',')[1]}` }
    },
  ],
  [
    'with an older scheme beside ours',
    true,
    () => {
      const { body, signature } = signed()
      return { body, signature: `${signature},v0=6ffbb59b2300aae63f272406069a9788598b792a944a07aba816edb039989a39` }
    },
  ],
  ['under another secret', false, () => signed({ secret: 'whsec_outro' })],
  [
    'with one byte changed',
    false,
    () => {
      const { body, signature } = signed()
      return { body: body.replace('sub_1', 'sub_2'), signature }
    },
  ],
  [
    'with one byte of the signature changed',
    false,
    () => {
      const { body, signature } = signed()
      return { body, signature: signature.replace(/.$/, last => (last === '0' ? '1' : '0')) }
    },
  ],
  [
    'serialised again',
    false,
    () => {
      const { body, signature } = signed()
      return { body: JSON.stringify(JSON.parse(body)), signature }
    },
  ],
  [
    'with a space at its end',
    false,
    () => {
      const { body, signature } = signed()
      return { body: `${body} `, signature }
    },
  ],
  [
    'with the time of another',
    false,
    () => {
      const { body, signature } = signed()
      return { body, signature: signature.replace(`t=${at}`, `t=${at + 1}`) }
    },
  ],
  ['five minutes old', true, () => ({ ...signed(), moment: minutes(5) })],
  ['older than five minutes', false, () => ({ ...signed(), moment: new Date(minutes(5).getTime() + 1000) })],
  ['a week old', false, () => ({ ...signed(), moment: minutes(7 * 24 * 60) })],
  [
    'without its time',
    false,
    () => {
      const { body, signature } = signed()
      return { body, signature: signature.replace(/t=\d+,/, '') }
    },
  ],
  [
    'without our scheme',
    false,
    () => {
      const { body, signature } = signed()
      return { body, signature: signature.replace('v1=', 'v0=') }
    },
  ],
  ['with an empty signature', false, () => ({ body: signed().body, signature: `t=${at},v1=` })],
  [
    'with a signature cut short',
    false,
    () => {
      const { body, signature } = signed()
      return { body, signature: signature.slice(0, -2) }
    },
  ],
])('a notification %s is accepted: %s, as the SDK says (abuse case 30)', (_, accepted, make) => {
  const { moment = now, ...notification } = make()
  expect(verify(notification, moment) !== null).toBe(accepted)
  expect(sdkAccepts(notification, moment)).toBe(accepted)
})

test('from the future it is refused, although the SDK takes it', () => {
  expect(verify(signed(), minutes(-6))).toBeNull()
  expect(verify(signed(), minutes(-4))).not.toBeNull()
  expect(sdkAccepts(signed(), minutes(-6))).toBe(true)
})

test('no header, no body, no JSON, no event and bytes that are no text are refused', () => {
  expect(verify({ body: signed().body, signature: null })).toBeNull()
  expect(verify({ body: '', signature: signed().signature })).toBeNull()
  const texts = [
    '[]',
    '"evt_1"',
    'null',
    '{}',
    '{"object":"event"',
    JSON.stringify({ ...event, object: 'v2.core.event' }),
  ]
  const { webhooks } = new Stripe('sk_test_x', { telemetry: false })
  for (const payload of texts)
    expect(
      verify({ body: payload, signature: webhooks.generateTestHeaderString({ payload, secret, timestamp: at }) }),
    ).toBeNull()

  const { body, signature } = signed()
  expect(verify({ body: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(body)]), signature })).toBeNull()
  const damaged = Buffer.from(body)
  damaged[damaged.indexOf('ç')] = 0xff
  expect(verify({ body: damaged, signature })).toBeNull()
})

test('an event of the other mode is refused', () => {
  const live = stripeProvider({ secretKey: 'sk_live_chave', webhookSecret: secret }, null)
  const real = signed({}, { ...event, livemode: true })
  expect(verify(real)).toBeNull()
  expect(verify(real, now, live)).not.toBeNull()
  expect(verify(signed(), now, live)).toBeNull()
  expect(
    verify(signed({ secret: '' }), now, stripeProvider({ secretKey: 'sk_test_x', webhookSecret: '' }, null)),
  ).toBeNull()
})

test.each<[string, object, ProviderEvent['object']]>([
  ['checkout.session.completed', { id: 'cs_1', mode: 'subscription' }, { kind: 'checkout', id: 'cs_1' }],
  ['checkout.session.expired', { id: 'cs_1', mode: 'subscription' }, { kind: 'checkout', id: 'cs_1' }],
  ['checkout.session.completed', { id: 'cs_1', mode: 'payment' }, null],
  ['customer.subscription.deleted', { id: 'sub_1' }, { kind: 'subscription', id: 'sub_1' }],
  [
    'invoice.paid',
    { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } },
    { kind: 'subscription', id: 'sub_1' },
  ],
  [
    'invoice.paid',
    { id: 'in_1', parent: { subscription_details: { subscription: { id: 'sub_1' } } } },
    { kind: 'subscription', id: 'sub_1' },
  ],
  ['invoice.paid', { id: 'in_1', subscription: 'sub_old' }, { kind: 'subscription', id: 'sub_old' }],
  ['invoice.payment_failed', { id: 'in_1', parent: null }, null],
  ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, { kind: 'payment', id: 'pi_1' }],
  ['refund.created', { id: 're_1', payment_intent: 'pi_1' }, { kind: 'payment', id: 'pi_1' }],
  ['charge.dispute.created', { id: 'dp_1', payment_intent: 'pi_1' }, { kind: 'payment', id: 'pi_1' }],
  ['charge.dispute.closed', { id: 'dp_1', payment_intent: null }, null],
  ['customer.updated', { id: 'cus_1' }, null],
  ['payout.paid', { id: 'po_1' }, null],
])('%s concerns what it names', (type, object, concerned) => {
  const own = { ...event, type, data: { object: { object: 'x', ...object } } }
  expect(verify(signed({}, own))).toEqual({ id: 'evt_1', type, object: concerned })
})

test('what happens at Stripe arrives signed, and each event leads to its subscription', async () => {
  const notifications: Notification[] = []
  const double = await startStripeDouble({
    notify: async notification => {
      notifications.push(notification)
      return 200
    },
  })
  const own = { double, stripe: stripeProvider(double.keys, double.url) }
  try {
    const { id, customerId, payments } = await subscribed(own, {}, 'fails-later')
    double.advance(32 * day)
    double.setCard(customerId ?? '', 'ok')
    double.advance(3 * day)
    const payment = payments[0]?.id ?? ''
    double.refund(payment, 100)
    const other = await subscribed(own)
    double.closeDispute(double.dispute(other.payments[0]?.id ?? '').id, 'won')
    await own.stripe.end(id)
    const open = await own.stripe.begin(orderOf())
    await own.stripe.close({ kind: 'checkout', id: open.providerId })
    await double.delivery.settled()

    const events = notifications.map(each => verify(each, new Date(), own.stripe))
    expect(events).not.toContain(null)
    const seen = new Set(events.map(each => each?.type))
    const unseen = eventTypes.filter(type => !seen.has(type))
    // The double has no such days; their shapes stand in the table above.
    expect(unseen).toEqual([
      'invoice.payment_action_required',
      'invoice.marked_uncollectible',
      'invoice.voided',
      'refund.updated',
      'refund.failed',
      'charge.dispute.updated',
    ])
    for (const each of events) {
      const reading = each?.object && (await own.stripe.read(each.object))
      if (each?.object?.id === open.providerId) expect(reading?.checkout?.state).toBe('expired')
      else expect([id, other.id]).toContain(reading?.subscription?.id)
    }
    expect(double.delivery.sent.every(({ status }) => status === 200)).toBe(true)
  } finally {
    await double.stop()
  }
})

test('notifications come twice, backwards, late or not at all when the double is told so', async () => {
  const arrived: string[] = []
  const double = await startStripeDouble({
    notify: async ({ body }) => {
      arrived.push(JSON.parse(body).type)
      return 200
    },
  })
  const own = { double, stripe: stripeProvider(double.keys, double.url) }
  const straight = ['invoice.paid', 'customer.subscription.created', 'checkout.session.completed']
  const pays = async () => {
    arrived.length = 0
    const { providerId } = await own.stripe.begin(orderOf())
    double.pay(providerId)
    await double.delivery.settled()
  }
  try {
    await pays()
    expect(arrived).toEqual(straight)
    Object.assign(double.delivery.way, { copies: 2, disorder: true })
    await pays()
    expect(arrived).toEqual(straight.toReversed().flatMap(type => [type, type]))
    double.heal()
    double.delivery.way.held = true
    await pays()
    expect(arrived).toEqual([])
    double.delivery.release()
    await double.delivery.settled()
    expect(arrived).toEqual(straight)
    double.delivery.way.lost = true
    await pays()
    expect(arrived).toEqual([])
    double.heal()
    double.delivery.way.delayMs = 30
    await pays()
    expect(arrived).toEqual(straight)
  } finally {
    await double.stop()
  }
})

test('a notification that was refused is sent again', async () => {
  const answers = vi.fn(async () => (answers.mock.calls.length === 1 ? 500 : 200))
  const double = await startStripeDouble({ notify: answers })
  const own = { double, stripe: stripeProvider(double.keys, double.url) }
  try {
    const { providerId } = await own.stripe.begin(orderOf())
    await own.stripe.close({ kind: 'checkout', id: providerId })
    await double.delivery.settled()
    expect(double.delivery.sent.map(({ status }) => status)).toEqual([500, 200])
  } finally {
    await double.stop()
  }
})
