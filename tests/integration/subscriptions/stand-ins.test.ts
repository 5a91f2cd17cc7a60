import { AppConfig } from 'mercadopago/dist/utils/config/index.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { findOwnSubscription } from '#server/accounts/queries.ts'
import { payingWhere } from '#server/newsletter/recipients.ts'
import { db } from '#server/platform/db/db.ts'
import { endPaymentStandIns, servePaymentStandIns } from '#server/platform/process/payment-stand-ins.ts'
import { findSession, openSession } from '#server/platform/session/session-store.ts'
import { beginCheckout } from '#server/subscriptions/checkout/commands/begin-checkout.ts'
import { findNewestCheckout, offered } from '#server/subscriptions/checkout/queries.ts'
import { makeGift } from '#server/subscriptions/gifts/commands/make-gift.ts'
import { sendBillingMail } from '#server/subscriptions/letters/send.ts'
import { cancelFor } from '#server/subscriptions/managing/commands/cancel-subscription.ts'
import { refundPayment, requestRefund } from '#server/subscriptions/managing/commands/request-refund.ts'
import { findOwnSubscriptionScreen } from '#server/subscriptions/managing/queries.ts'
import { baseOf, keysOf } from '#server/subscriptions/providers/keys.ts'
import { mercadoPagoClient } from '#server/subscriptions/providers/mercadopago/client.ts'
import { findSubscriptionRecord } from '#server/subscriptions/record/queries.ts'
import { reconcile } from '#server/subscriptions/sync/reconcile.ts'
import { givenWorld } from '#tests/support/billing/given-world.ts'
import { runBilling } from '#tests/support/billing/world.ts'
import { given } from '#tests/support/given.ts'
import { mailsIn } from '#tests/support/mail/mail-files.ts'
import { subscriber } from '#tests/support/newsletter/edition.ts'
import { premiumArticle, setPricing } from '#tests/support/premium/premium.ts'
import { refusal } from '#tests/support/refusal.ts'

const pix = { provider: 'mercadopago', method: 'pix', plan: 'monthly' } as const
const card = { provider: 'stripe', method: 'card', plan: 'monthly' } as const

let stopped = 0
beforeEach(async () => {
  await setPricing({ giftsPerMonth: 5 })
  stopped = 0
  servePaymentStandIns({
    stripe: { keys: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' }, url: 'http://127.0.0.1:4242' },
    mercadopago: { keys: { accessToken: 'TEST-x', webhookSecret: 'x' }, url: 'http://127.0.0.1:4243' },
    stop: async () => {
      stopped += 1
    },
  })
})
afterEach(() => endPaymentStandIns())

/** Everything that a subscription opens to a person, asked at its own place. */
async function openTo(reader: SignedIn) {
  const session = await db().$transaction(tx => openSession(tx, reader.id, 'navegador'))
  const { email } = await db().user.findUniqueOrThrow({ where: { id: reader.id } })
  if (!(await db().newsletterSubscriber.findUnique({ where: { email } }))) await subscriber(await given.master(), email)
  return {
    premium: (await findSession(session))?.actor.subscribed,
    own: (await findOwnSubscription(reader)) !== null,
    screen: (await findOwnSubscriptionScreen(reader)).subscription !== null,
    letters: (await db().newsletterSubscriber.count({ where: { email, ...payingWhere(true) } })) === 1,
    gifts: await makeGift(reader, { articleId: (await premiumArticle()).id }).then(
      () => true,
      ({ code }) => code !== 'gifts_for_subscribers',
    ),
  }
}
const everything = { premium: true, own: true, screen: true, letters: true, gifts: true }
const nothing = { premium: false, own: false, screen: false, letters: false, gifts: false }

async function subscribed(way: typeof pix | typeof card) {
  const world = givenWorld(new Date())
  const reader = await given.reader()
  const buy = async () => {
    world[way.provider].pay((await beginCheckout(reader, way)).checkoutId)
    await world.hear()
  }
  await buy()
  return { world, reader, buy }
}

test.each([pix, card])(
  'what was bought from a stand-in by $method opens texts while it serves, and nothing from the moment of real keys (abuse case 47)',
  async way => {
    const { reader, buy } = await subscribed(way)
    expect(await openTo(reader)).toEqual(everything)
    await endPaymentStandIns()
    expect(stopped).toBe(1)
    expect(await openTo(reader)).toEqual(nothing)
    expect(await findNewestCheckout(reader)).toBeNull()
    // Nobody is a subscriber already, and what is paid now is a subscription of its own.
    await buy()
    expect(await openTo(reader)).toEqual(everything)
    const rows = await db().subscription.findMany({ where: { userId: reader.id }, orderBy: { standIn: 'desc' } })
    expect(rows.map(({ standIn }) => standIn)).toEqual([true, false])
  },
)

test('a checkout that a stand-in began does not stand in the way of a real one', async () => {
  givenWorld(new Date())
  const reader = await given.reader()
  const { checkoutId: rehearsed } = await beginCheckout(reader, pix)
  await endPaymentStandIns()
  const { checkoutId } = await beginCheckout(reader, pix)
  expect(checkoutId).not.toBe(rehearsed)
  const rows = await db().checkout.findMany({ where: { userId: reader.id }, orderBy: { createdAt: 'asc' } })
  expect(rows.map(({ standIn, status }) => [standIn, status])).toEqual([
    [true, 'expired'],
    [false, 'open'],
  ])
})

test('nothing of a stand-in is given back with real money, nor ended at a provider that does not know it (abuse case 47)', async () => {
  const { world, reader } = await subscribed(pix)
  const { id, entries } = await db().subscription.findFirstOrThrow({
    where: { userId: reader.id },
    include: { entries: true },
  })
  await requestRefund(reader, { id })
  await endPaymentStandIns()
  await runBilling()
  await reconcile()
  expect(world.mercadopago.payments().map(({ reversals }) => reversals)).toEqual([[]])
  const master = await given.master()
  const entryId = entries[0]?.id ?? ''
  expect(await refusal(refundPayment(master, { entryId, reason: 'engano' }))).toBe('not_found')
  expect(await refusal(cancelFor(master, { id, reason: 'engano' }))).toBe('not_found')
  expect(await refusal(requestRefund(reader, { id }))).toBe('no_subscription')
  expect((await findSubscriptionRecord(master, id))?.acts).toEqual({ cancel: false, refunds: [] })
})

test('the screens know of the demonstration while the stand-ins serve', async () => {
  expect(await offered()).toMatchObject({ demonstration: true, trial: true })
  expect((await offered()).methods.map(({ method }) => method)).toEqual(['card', 'pix', 'boleto', 'card'])
  const keys = await keysOf('stripe')
  expect(keys && baseOf('stripe', keys)).toBe('http://127.0.0.1:4242')
  // Keys that are tried meanwhile reach the provider itself.
  expect(baseOf('stripe', { secretKey: 'sk_test_x', webhookSecret: 'whsec_x' })).toBeNull()
  await endPaymentStandIns()
  expect(await offered()).toMatchObject({ demonstration: false, methods: [] })
})

test('once real keys follow, Mercado Pago is asked at its own address', async () => {
  const ask = (base: string | null) =>
    mercadoPagoClient('TEST-x', base, 1_000).get({} as never, async () => {
      throw new Error(AppConfig.BASE_URL)
    })
  await ask('http://127.0.0.1:4243').catch(() => {})
  expect(AppConfig.BASE_URL).toBe('http://127.0.0.1:4243')
  await ask(null).catch(() => {})
  // Not what the constant held before: files of a worker share it, and another one's stand-in may have been asked last.
  expect(AppConfig.BASE_URL).toBe('https://api.mercadopago.com')
})

test('a letter of the demonstration says what it is, and none follows real keys', async () => {
  const { reader } = await subscribed(pix)
  const { email } = await db().user.findUniqueOrThrow({ where: { id: reader.id } })
  const { id: subscriptionId, entries } = await db().subscription.findFirstOrThrow({
    where: { userId: reader.id },
    include: { entries: true },
  })
  const order = { kind: 'welcome', subscriptionId, entryId: entries[0]?.id } as const
  await sendBillingMail(order)
  const [mail = ''] = await mailsIn(email)
  expect(mail).toMatch(/nada =C3=A9 cobrado|nada é cobrado/)
  await endPaymentStandIns()
  await sendBillingMail(order)
  expect(await mailsIn(email)).toHaveLength(1)
})
