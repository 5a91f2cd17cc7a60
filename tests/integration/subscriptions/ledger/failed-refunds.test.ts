import { expect, test } from 'vitest'
import { ledgerSigns } from '#lib/subscriptions/ledger-words.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { refundPayment, requestRefund } from '#server/subscriptions/managing/commands/request-refund.ts'
import { findOwnSubscriptionScreen } from '#server/subscriptions/managing/queries.ts'
import { reconcile } from '#server/subscriptions/sync/reconcile.ts'
import { keptOf } from '#tests/doubles/payments/memory-provider.ts'
import { givenWorld } from '#tests/support/billing/given-world.ts'
import { mailsFor, mayRead, runBilling } from '#tests/support/billing/world.ts'
import { given } from '#tests/support/given.ts'

/** A reader who paid, asked the money back, and got it, as everybody thought. */
async function givenBack(method: 'card' | 'pix') {
  const world = givenWorld()
  const reader = await given.reader()
  const provider = method === 'card' ? world.stripe : world.mercadopago
  provider.pay(await world.begin(reader.id, { provider: provider.name, method }))
  await world.hear()
  const [payment] = provider.payments()
  if (!payment) throw new Error('nothing was paid')
  world.advance(1)
  const { id } = await db().subscription.findFirstOrThrow({ where: { userId: reader.id } })
  await requestRefund(reader, { id })
  await runBilling()
  await world.hear()
  return { world, provider, reader, id, payment, mayRead: () => mayRead(reader.id, now()) }
}

const linesOf = (subscriptionId: string) =>
  db().ledgerEntry.findMany({ where: { subscriptionId }, orderBy: { id: 'asc' } })
const requestsOf = (subscriptionId: string) =>
  db().refundRequest.findMany({ where: { subscriptionId }, orderBy: { requestedAt: 'asc' } })
const alarmsOf = (userId: string, subscriptionId: string) =>
  db().notification.findMany({ where: { userId, metadata: { path: ['subscriptionId'], equals: subscriptionId } } })

test.each(['card', 'pix'] as const)(
  '%s: a refund that fails days later is corrected in the ledger, alarms, and is told to its reader',
  async method => {
    const master = await given.master()
    const { world, provider, reader, id, payment, mayRead } = await givenBack(method)
    expect(await mayRead()).toBe(false)
    world.advance(4)
    provider.failRefund(payment.id)
    await world.hear(events => [...events, ...events])
    await reconcile()

    const lines = await linesOf(id)
    expect(lines.map(({ kind }) => kind)).toEqual(['payment', 'refund', 'refund_failure'])
    expect(lines[2]).toMatchObject({ providerId: lines[1]?.providerId, amountCents: 5000, occurredAt: now() })
    const sum = lines.reduce((cents, { kind, amountCents }) => cents + ledgerSigns[kind] * amountCents, 0)
    expect(sum).toBe(keptOf(payment))
    const [request] = await requestsOf(id)
    expect(request).toMatchObject({ status: 'refused', doneAt: null })
    const alarms = await alarmsOf(master.id, id)
    expect(alarms.map(({ message }) => message)).toEqual([expect.stringContaining(request?.protocol ?? 'protocol')])
    const audited = { action: 'subscription.refund_failed', subjectId: id }
    expect(await db().auditEntry.count({ where: audited })).toBe(1)
    expect(await mailsFor(reader.id)).toEqual(['refund_failed', 'refunded', 'welcome'])

    // The newspaper has the money: it opens what it paid for, and nothing more is charged.
    expect(await mayRead()).toBe(true)
    const { subscription } = await findOwnSubscriptionScreen(reader)
    expect(subscription).toMatchObject({ renews: false, grants: true, may: { resume: false } })
  },
)

test('a master gives it back again, by a new request', async () => {
  const master = await given.master()
  const { world, provider, id, payment, mayRead } = await givenBack('card')
  provider.failRefund(payment.id)
  await world.hear()
  const [line] = await linesOf(id)
  const { protocols } = await refundPayment(master, { entryId: line?.id ?? '', reason: 'Cartão novo' })
  await runBilling()
  await world.hear()
  const requests = await requestsOf(id)
  expect(requests.map(({ status }) => status)).toEqual(['refused', 'done'])
  expect(protocols).toEqual([requests[1]?.protocol])
  expect(keptOf(payment)).toBe(0)
  expect(await mayRead()).toBe(false)
})

test('a refund that failed before anybody read it is given back by no job a second time', async () => {
  const world = givenWorld()
  const reader = await given.reader()
  world.stripe.pay(await world.begin(reader.id))
  await world.hear()
  const [payment] = world.stripe.payments()
  const { id } = await db().subscription.findFirstOrThrow({ where: { userId: reader.id } })
  await requestRefund(reader, { id })
  world.stripe.takeBack(payment?.id ?? '', 'refund')
  world.stripe.failRefund(payment?.id ?? '')
  await runBilling()
  await reconcile()
  expect(payment?.reversals.map(({ kind }) => kind)).toEqual(['refund', 'refund_failure'])
  expect((await requestsOf(id)).map(({ status }) => status)).toEqual(['refused'])
  // It is charged no more, as asked; what was paid is read to its end.
  expect(await mailsFor(reader.id)).toEqual(['cancelled', 'refund_failed', 'welcome'])
})
