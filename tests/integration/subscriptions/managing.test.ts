import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, anonymous, type SignedIn } from '#lib/actor.ts'
import { parse } from '#lib/parse.ts'
import { savePricingInput } from '#lib/schemas/site/pricing.ts'
import { db } from '#server/platform/db/db.ts'
import { savePricing } from '#server/site/commands/save-public-setting.ts'
import { beginCheckout } from '#server/subscriptions/checkout/commands/begin-checkout.ts'
import { cancelFor, cancelSubscription } from '#server/subscriptions/managing/commands/cancel-subscription.ts'
import { changePlan } from '#server/subscriptions/managing/commands/change-plan.ts'
import { openPortal } from '#server/subscriptions/managing/commands/open-portal.ts'
import { refundPayment, requestRefund } from '#server/subscriptions/managing/commands/request-refund.ts'
import { resumeSubscription } from '#server/subscriptions/managing/commands/resume-subscription.ts'
import { findOwnSubscriptionScreen, quotePlan } from '#server/subscriptions/managing/queries.ts'
import { findSubscriptionRecord } from '#server/subscriptions/record/queries.ts'
import { givenWorld } from '#tests/support/billing/given-world.ts'
import { mailsFor, mayRead, runBilling } from '#tests/support/billing/world.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const ways = {
  stripe: { provider: 'stripe', method: 'card', plan: 'monthly' },
  national: { provider: 'mercadopago', method: 'card', plan: 'monthly' },
  pix: { provider: 'mercadopago', method: 'pix', plan: 'monthly' },
} as const

let reader: SignedIn
let master: SignedIn
beforeEach(async () => {
  reader = await given.reader()
  master = await given.master()
  const fields = { premium: '50,00', yearly: '500,00', gifts: '0', meter: '0', from: null }
  await savePricing(master, parse(savePricingInput, fields))
})

/** A world with the reader's subscription, just paid. As the providers do, only Stripe changes plans and has a screen of its own. */
async function subscribed(way: keyof typeof ways = 'stripe') {
  const world = givenWorld()
  Object.assign(world.mercadopago, { changePlan: null, quoteChange: null })
  Object.assign(world.stripe, { portal: async (customer: string) => `https://portal.example/${customer}` })
  const { checkoutId } = await beginCheckout(reader, ways[way])
  const adapter = world[ways[way].provider]
  adapter.pay(checkoutId)
  await world.hear()
  const id = (await present()).id
  return { world, adapter, id }
}

const rows = () => db().subscription.findMany({ where: { userId: reader.id }, orderBy: { createdAt: 'asc' } })
const row = (id: string) => db().subscription.findUniqueOrThrow({ where: { id } })
const present = async () => {
  const { subscription } = await findOwnSubscriptionScreen(reader)
  if (!subscription) throw new Error('no subscription')
  return subscription
}
const audited = (subjectId: string) =>
  db().auditEntry.findMany({ where: { subjectId, eventType: 'subscription' }, select: { action: true, actorId: true } })

describe('strangers', () => {
  test('reach nobody’s subscription, and learn nothing of it (abuse cases 3 and 7)', async () => {
    const { world, id } = await subscribed()
    const before = await row(id)
    const [entry] = await db().ledgerEntry.findMany({ where: { subscriptionId: id } })
    const former = { ...(await given.master()), roles: [] }
    const people: Actor[] = [await given.reader(), await given.subscriber(), await given.author(), await given.editor()]
    for (const actor of [...people, former, anonymous]) {
      const own = actor.id === null ? 'signed_out' : 'no_subscription'
      expect(await refusal(cancelSubscription(actor, { id, reason: '' }))).toBe(own)
      expect(await refusal(resumeSubscription(actor, { id }))).toBe(own)
      expect(await refusal(changePlan(actor, { id, plan: 'yearly' }))).toBe(own)
      expect(await refusal(quotePlan(actor, { id, plan: 'yearly' }))).toBe(own)
      expect(await refusal(requestRefund(actor, { id }))).toBe(own)
      expect(await refusal(cancelFor(actor, { id, reason: 'Porque sim' }))).toBe('forbidden')
      expect(await refusal(refundPayment(actor, { entryId: entry?.id ?? '', reason: 'Porque sim' }))).toBe('forbidden')
    }
    // A master has no more rights over a reader's own acts.
    expect(await refusal(cancelSubscription(master, { id, reason: '' }))).toBe('no_subscription')
    expect(await refusal(requestRefund(master, { id: randomUUID() }))).toBe('no_subscription')
    expect(await row(id)).toEqual(before)
    expect([...world.stripe.subscriptions.values()].map(({ renews }) => renews)).toEqual([true])
    expect(await db().refundRequest.count({ where: { subscriptionId: id } })).toBe(0)
  })
})

describe('cancelling', () => {
  test.each(['stripe', 'national', 'pix'] as const)(
    '%s: keeps access to the end of what is paid, and ends there',
    async way => {
      const { world, adapter, id } = await subscribed(way)
      const { currentPeriodEnd } = await present()
      await cancelSubscription(reader, { id, reason: 'Vou viajar' })
      const own = await present()
      expect(own).toMatchObject({ status: 'cancelled', renews: false, grants: true, currentPeriodEnd })
      expect(own.may).toMatchObject({ cancel: false, resume: true })
      expect(await row(id)).toMatchObject({ cancelReason: 'Vou viajar', cancelledAt: adapter.now })
      expect(await mailsFor(reader.id)).toContain('cancelled')
      expect(await mayRead(reader.id, new Date(currentPeriodEnd.getTime() - 1))).toBe(true)
      world.advance(32)
      await world.hear()
      expect(await mayRead(reader.id, world.stripe.now)).toBe(false)
      expect(adapter.payments()).toHaveLength(1)
    },
  )

  test('twice, and by two requests at once, is one effect (abuse case 34)', async () => {
    const { id } = await subscribed()
    await Promise.all([0, 1, 2].map(() => cancelSubscription(reader, { id, reason: '' })))
    await cancelSubscription(reader, { id, reason: '' })
    expect((await present()).status).toBe('cancelled')
    expect((await mailsFor(reader.id)).filter(kind => kind === 'cancelled')).toHaveLength(1)
    const changes = await db().subscriptionChange.findMany({ where: { subscriptionId: id, status: 'cancelled' } })
    expect(changes).toHaveLength(1)
  })

  test('a provider that does not answer leaves it as it was, and says so', async () => {
    const { world, id } = await subscribed()
    world.stripe.fault = 'error'
    expect(await refusal(cancelSubscription(reader, { id, reason: '' }))).toBe('provider_unavailable')
    expect((await present()).status).toBe('active')
  })
})

test('a master cancels with a reason, which the audit does not repeat', async () => {
  const { id } = await subscribed()
  await cancelFor(master, { id, reason: 'Pedido por carta' })
  expect(await row(id)).toMatchObject({ status: 'cancelled', cancelReason: 'Pedido por carta' })
  expect(await audited(id)).toEqual([{ action: 'subscription.cancelled', actorId: master.id }])
  expect(await refusal(cancelFor(master, { id: randomUUID(), reason: 'Não existe' }))).toBe('not_found')
})

describe('coming back', () => {
  test.each(['national', 'pix'] as const)('%s: before the end it goes on as if nothing was', async way => {
    const { world, id } = await subscribed(way)
    await cancelSubscription(reader, { id, reason: 'Caro' })
    await resumeSubscription(reader, { id })
    await resumeSubscription(reader, { id })
    expect(await present()).toMatchObject({ id, status: 'active', renews: way !== 'pix', cancelledAt: null })
    expect(await row(id)).toMatchObject({ cancelReason: '' })
    expect((await audited(id)).filter(({ action }) => action === 'subscription.resumed')).toHaveLength(1)
    world.advance(31)
    await world.hear()
    expect(await mayRead(reader.id, world.stripe.now)).toBe(true)
  })

  test('closes what was begun for after the end: nothing is charged twice', async () => {
    const { world, id } = await subscribed()
    await cancelSubscription(reader, { id, reason: '' })
    const { checkoutId } = await beginCheckout(reader, ways.national)
    expect(world.mercadopago.checkouts.get(checkoutId)?.order.startsAt).toEqual((await present()).currentPeriodEnd)
    await resumeSubscription(reader, { id })
    expect(world.mercadopago.checkouts.get(checkoutId)?.state).toBe('expired')
    expect(await db().checkout.count({ where: { userId: reader.id, status: 'open' } })).toBe(0)
  })
})

describe('a PIX of a wrong amount', () => {
  test('opens nothing: it can only be given back, and is gone from the screen then', async () => {
    const world = givenWorld()
    const { checkoutId } = await beginCheckout(reader, ways.pix)
    world.mercadopago.pay(checkoutId, { amountCents: 1234 })
    await world.hear()
    const own = await present()
    const problem = { reason: 'amount', amountCents: 1234, currency: 'BRL', isReturning: false }
    expect(own).toMatchObject({ status: 'incomplete', grants: false, problem })
    expect(own.may).toMatchObject({ cancel: false, resume: false, changeTo: [], payNext: null, refundUntil: null })
    expect(await refusal(cancelSubscription(reader, { id: own.id, reason: '' }))).toBe('no_subscription')
    expect(await refusal(changePlan(reader, { id: own.id, plan: 'yearly' }))).toBe('no_subscription')
    const [possible] = (await findSubscriptionRecord(master, own.id))?.acts.refunds ?? []
    expect(possible).toMatchObject({ amountCents: 1234, access: 'same' })
    await refundPayment(master, { entryId: possible?.entryId ?? '', reason: 'Valor errado' })
    await runBilling()
    expect((await findOwnSubscriptionScreen(reader)).subscription).toBeNull()
  })
})

describe('the plan', () => {
  test('of Stripe changes at once, prorated', async () => {
    const { world, id } = await subscribed()
    expect(await quotePlan(reader, { id, plan: 'yearly' })).toEqual({ dueCents: 25_000 })
    expect(await present()).toMatchObject({ plan: 'monthly', may: { quotes: true } })
    expect(await changePlan(reader, { id, plan: 'yearly' })).toEqual({ url: null })
    expect(await present()).toMatchObject({ plan: 'yearly', priceCents: 50_000, status: 'active' })
    await changePlan(reader, { id, plan: 'yearly' })
    expect(world.stripe.payments()).toHaveLength(2)
  })

  test('of a prepaid subscription changes with the next payment, and back before it', async () => {
    const { world, id } = await subscribed('pix')
    expect(await quotePlan(reader, { id, plan: 'yearly' })).toEqual({ dueCents: null })
    await changePlan(reader, { id, plan: 'yearly' })
    expect(await present()).toMatchObject({ plan: 'monthly', nextPlan: { plan: 'yearly', priceCents: 50_000 } })
    await cancelSubscription(reader, { id, reason: '' })
    expect((await present()).nextPlan).toBeNull()
    await resumeSubscription(reader, { id })
    expect((await present()).nextPlan).not.toBeNull()
    world.advance(27)
    expect((await present()).may.payNext).toBe('yearly')
    const { checkoutId } = await beginCheckout(reader, { ...ways.pix, plan: 'yearly' })
    world.mercadopago.pay(checkoutId)
    await world.hear()
    expect(await present()).toMatchObject({ plan: 'yearly', nextPlan: null })
  })

  test('of a national card begins with the next period, and the old card is charged no more', async () => {
    const { world, id } = await subscribed('national')
    const { currentPeriodEnd } = await present()
    const [first, again] = [
      await changePlan(reader, { id, plan: 'yearly' }),
      await changePlan(reader, { id, plan: 'yearly' }),
    ]
    expect(first.url).toBe('https://pay.example')
    expect(again).toEqual(first)
    const orders = [...world.mercadopago.checkouts.values()]
      .map(({ order }) => order)
      .filter(({ plan }) => plan === 'yearly')
    expect(orders.map(({ startsAt }) => startsAt)).toEqual([currentPeriodEnd])
    expect(await row(id)).toMatchObject({ renews: false, status: 'cancelled' })
  })
})

describe('asking the money back', () => {
  test.each(['stripe', 'national', 'pix'] as const)(
    '%s: on the seventh day ends access at once, and a job gives it back',
    async way => {
      const { world, adapter, id } = await subscribed(way)
      world.advance(7)
      const { protocols } = await requestRefund(reader, { id })
      expect(protocols).toEqual([expect.stringMatching(/^2026-\d{6}$/)])
      expect(await mayRead(reader.id, world.stripe.now)).toBe(false)
      expect(await row(id)).toMatchObject({ status: 'cancelled' })
      await runBilling()
      await world.hear()
      expect([...adapter.refunds.values()]).toEqual([5000])
      expect([...adapter.subscriptions.values()].filter(({ state }) => state !== 'ended')).toEqual([])
      const { receipts, refunds } = await findOwnSubscriptionScreen(reader)
      expect(receipts.map(({ kind }) => kind)).toEqual(['refund', 'payment'])
      expect(refunds).toMatchObject([{ protocol: protocols[0], status: 'done', amountCents: 5000 }])
    },
  )

  test('on the eighth day is refused, with the date (abuse case 33)', async () => {
    const { world, id } = await subscribed()
    world.advance(8)
    expect((await present()).may.refundUntil).toBeNull()
    expect(await refusal(requestRefund(reader, { id }))).toBe('refund_over')
    expect((await present()).status).toBe('active')
    expect(await db().refundRequest.count({ where: { subscriptionId: id } })).toBe(0)
  })

  test('twice, and by five requests at once, gives one protocol and one refund (abuse case 34)', async () => {
    const { world, id } = await subscribed()
    const answers = await Promise.all([0, 1, 2, 3, 4].map(() => requestRefund(reader, { id })))
    expect(new Set(answers.flatMap(({ protocols }) => protocols)).size).toBe(1)
    expect(await requestRefund(reader, { id })).toEqual(answers[0])
    await runBilling()
    expect(world.stripe.refunds.size).toBe(1)
    expect((await audited(id)).filter(({ action }) => action === 'subscription.refund_requested')).toHaveLength(1)
  })

  test('is possible once for each subscription: a new one begins the seven days again', async () => {
    const { world, id } = await subscribed('pix')
    await cancelSubscription(reader, { id, reason: '' })
    world.advance(60)
    const { checkoutId } = await beginCheckout(reader, ways.pix)
    world.mercadopago.pay(checkoutId)
    await world.hear()
    const own = await present()
    expect(own.id).not.toBe(id)
    expect(own.may.refundUntil).not.toBeNull()
    expect(await refusal(requestRefund(reader, { id }))).toBe('refund_over')
  })

  test('is granted by a master at any time, with a reason; an old payment leaves the present period as it is', async () => {
    const { world, id } = await subscribed()
    world.advance(31)
    await world.hear()
    const [first, second] = await db().ledgerEntry.findMany({
      where: { subscriptionId: id },
      orderBy: { occurredAt: 'asc' },
    })
    const acts = async () => (await findSubscriptionRecord(master, id))?.acts
    const ending = { entryId: second?.id, amountCents: 5000, access: null }
    const refunds = [ending, { entryId: first?.id, amountCents: 5000, access: 'same' }]
    expect(await acts()).toEqual({ cancel: true, refunds })
    const old = await refundPayment(master, { entryId: first?.id ?? '', reason: 'Cobrança indevida' })
    expect(await mayRead(reader.id, world.stripe.now)).toBe(true)
    expect(await refundPayment(master, { entryId: first?.id ?? '', reason: 'De novo' })).toEqual(old)
    await refundPayment(master, { entryId: second?.id ?? '', reason: 'Pedido por carta' })
    expect(await mayRead(reader.id, world.stripe.now)).toBe(false)
    await runBilling()
    expect([...world.stripe.refunds.values()]).toEqual([5000, 5000])
    expect(await refusal(refundPayment(master, { entryId: randomUUID(), reason: 'Não existe' }))).toBe('not_found')
    const requests = await db().refundRequest.findMany({ where: { subscriptionId: id } })
    expect(requests.map(({ reason }) => reason).sort()).toEqual(['Cobrança indevida', 'Pedido por carta'])
  })

  test('in the seven days gives back what is left, although a master gave back a part', async () => {
    const { world, id } = await subscribed('pix')
    world.advance(1)
    const again = await world.begin(reader.id, { provider: 'mercadopago', method: 'pix' })
    world.mercadopago.pay(again)
    await world.hear()
    const twice = await db().ledgerEntry.findMany({ where: { subscriptionId: id }, orderBy: { occurredAt: 'asc' } })
    expect(twice).toHaveLength(2)
    const former = await refundPayment(master, { entryId: twice[1]?.id ?? '', reason: 'Pago duas vezes' })
    expect((await present()).may.refundUntil).not.toBeNull()
    const { protocols } = await requestRefund(reader, { id })
    expect(protocols).toEqual([...former.protocols, expect.any(String)])
    expect(await mayRead(reader.id, world.stripe.now)).toBe(false)
    expect(await requestRefund(reader, { id })).toEqual({ protocols })
    await runBilling()
    expect([...world.mercadopago.refunds.values()]).toEqual([5000, 5000])
  })

  test('of a payment that was taken back already is refused', async () => {
    const { world, id } = await subscribed()
    world.stripe.takeBack(world.stripe.payments()[0]?.id ?? '', 'chargeback')
    await world.hear()
    const [entry] = await db().ledgerEntry.findMany({ where: { subscriptionId: id, kind: 'payment' } })
    expect(await refusal(refundPayment(master, { entryId: entry?.id ?? '', reason: 'Em dobro' }))).toBe('already_so')
    expect((await present().catch(() => null))?.may.refundUntil ?? null).toBeNull()
  })
})

describe('the provider’s screen', () => {
  test('opens for the person’s own customer', async () => {
    await subscribed()
    const { url } = await openPortal(reader)
    const [own] = await rows()
    expect(url).toBe(`https://portal.example/${own?.customerId}`)
    expect(await refusal(openPortal(await given.reader()))).toBe('no_subscription')
    expect(await refusal(openPortal(anonymous))).toBe('signed_out')
  })
})
