import { describe, expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { command } from '#server/platform/work/command.ts'
import { eraseAccount } from '#server/privacy/commands/erase-account.ts'
import { requestGiveBack } from '#server/subscriptions/ledger/give-back.ts'
import { runPeriods } from '#server/subscriptions/sync/periods.ts'
import { reconcile } from '#server/subscriptions/sync/reconcile.ts'
import { givenWorld } from '#tests/support/billing/given-world.ts'
import { mailsFor, mayRead, runBilling } from '#tests/support/billing/world.ts'
import { given } from '#tests/support/given.ts'
import { runJobs } from '#tests/support/privacy/run-jobs.ts'

/** A reader who subscribed by card, with the world they live in. */
async function byCard() {
  const world = givenWorld()
  const reader = await given.reader()
  const id = world.stripe.pay(await world.begin(reader.id))
  await world.hear()
  return { world, reader, id, mayRead: () => mayRead(reader.id, now()) }
}

/** A reader who paid a month by PIX or boleto. */
async function prepaid(method: 'pix' | 'boleto' = 'pix') {
  const world = givenWorld()
  const reader = await given.reader()
  const pay = async () => {
    const id = world.mercadopago.pay(await world.begin(reader.id, { provider: 'mercadopago', method }))
    await world.hear()
    return id
  }
  const id = await pay()
  return { world, reader, id, pay, mayRead: () => mayRead(reader.id, now()) }
}

const rowOf = (userId: string) => db().subscription.findFirstOrThrow({ where: { userId } })
/** A request as a reader's or a master's command makes it. */
const askBack = command((context, order: Parameters<typeof requestGiveBack>[1]) => requestGiveBack(context, order))

describe('a subscription by card (abuse case 33)', () => {
  test('renews month by month', async () => {
    const { world, reader, mayRead } = await byCard()
    world.advance(65)
    await world.hear()
    expect(await rowOf(reader.id)).toMatchObject({
      status: 'active',
      currentPeriodEnd: new Date('2027-03-01T15:00:00Z'),
    })
    expect(await mailsFor(reader.id)).toEqual(['receipt', 'receipt', 'welcome'])
    expect(await mayRead()).toBe(true)
  })

  test('past due: seven days of grace, and open again when the card works', async () => {
    const { world, reader, id, mayRead } = await byCard()
    Object.assign(world.stripe.subscriptions.get(id) ?? {}, { cardWorks: false })
    world.advance(31)
    await world.hear()
    expect([(await rowOf(reader.id)).status, await mayRead()]).toEqual(['past_due', true])
    Object.assign(world.stripe.subscriptions.get(id) ?? {}, { cardWorks: true })
    world.advance(4)
    await world.hear()
    expect([(await rowOf(reader.id)).status, await mayRead()]).toEqual(['active', true])
    expect(await db().ledgerEntry.count({ where: { subscription: { userId: reader.id }, recovered: true } })).toBe(1)
    expect(await mailsFor(reader.id)).toEqual(['failed', 'receipt', 'welcome'])
  })

  test('past due, and given up: closed at once, and the reader is told', async () => {
    const { world, reader, id, mayRead } = await byCard()
    Object.assign(world.stripe.subscriptions.get(id) ?? {}, { cardWorks: false })
    world.advance(37)
    await world.hear()
    expect([(await rowOf(reader.id)).status, await mayRead()]).toEqual(['cancelled', false])
    expect(await mailsFor(reader.id)).toContain('ended')
  })

  test('cancelled: open until the end of the period, back before it, and over after it', async () => {
    const { world, reader, id, mayRead } = await byCard()
    await world.stripe.cancel(id)
    await world.hear()
    world.advance(20)
    expect([(await rowOf(reader.id)).status, await mayRead()]).toEqual(['cancelled', true])
    await world.stripe.resume(id)
    await world.hear()
    expect(await rowOf(reader.id)).toMatchObject({ status: 'active', renews: true, cancelledAt: null })
    await world.stripe.cancel(id)
    world.advance(11)
    await world.hear()
    await runPeriods()
    expect([(await rowOf(reader.id)).status, await mayRead()]).toEqual(['cancelled', false])
    expect(await mailsFor(reader.id)).toEqual(['cancelled', 'ended', 'resumed', 'welcome'])
  })

  test.each([7, 8])(
    'refunded on day %d: closed at that moment, charged no more, and the money is in the ledger',
    async days => {
      const { world, reader, id, mayRead } = await byCard()
      world.advance(days)
      const { id: subscriptionId } = await rowOf(reader.id)
      const payment = world.stripe.payments()[0]
      const order = { subscriptionId, paymentId: payment?.id ?? '', amountCents: 5000, reason: 'Não gostei' }
      const request = await askBack({ ...reader }, order)
      expect(request?.protocol).toMatch(/^2026-\d{6}$/)
      expect(await askBack({ ...reader }, order)).toBeNull()
      await runBilling()
      await world.hear()
      expect(await rowOf(reader.id)).toMatchObject({
        status: 'cancelled',
        currentPeriodEnd: now(),
        endedAt: now(),
        renews: false,
      })
      expect(await mayRead()).toBe(false)
      expect(world.stripe.subscriptions.get(id)?.state).toBe('ended')
      expect(payment?.reversals).toMatchObject([{ kind: 'refund', amountCents: 5000 }])
      expect(await db().refundRequest.findFirst({ where: { subscriptionId } })).toMatchObject({ status: 'done' })
      expect(await mailsFor(reader.id)).toEqual(['refunded', 'welcome'])
    },
  )

  test('a part that is given back takes no access', async () => {
    const { world, mayRead } = await byCard()
    world.stripe.takeBack(world.stripe.payments()[0]?.id ?? '', 'refund', 1000)
    await world.hear()
    expect(await mayRead()).toBe(true)
  })

  test('disputed: closed and charged no more; won: open again until the end of what is paid', async () => {
    const { world, reader, id, mayRead } = await byCard()
    world.advance(5)
    world.stripe.takeBack(world.stripe.payments()[0]?.id ?? '', 'chargeback')
    await world.hear()
    expect([(await rowOf(reader.id)).status, await mayRead()]).toEqual(['cancelled', false])
    await runBilling()
    expect(world.stripe.subscriptions.get(id)?.state).toBe('ended')
    world.advance(10)
    world.stripe.takeBack(world.stripe.payments()[0]?.id ?? '', 'chargeback_reversal')
    await world.hear()
    expect(await rowOf(reader.id)).toMatchObject({ status: 'cancelled', endedAt: null })
    expect(await mayRead()).toBe(true)
    world.advance(16)
    await runPeriods()
    expect(await mayRead()).toBe(false)
  })

  test('a refund that a dispute overtook is not given twice (abuse case 47)', async () => {
    const { world, reader } = await byCard()
    const { id: subscriptionId } = await rowOf(reader.id)
    const payment = world.stripe.payments()[0]
    world.stripe.takeBack(payment?.id ?? '', 'chargeback')
    await askBack(system, { subscriptionId, paymentId: payment?.id ?? '', amountCents: 5000, reason: '' })
    await runBilling()
    expect(payment?.reversals.map(({ kind }) => kind)).toEqual(['chargeback'])
  })

  test('another plan: the same subscription, at its price', async () => {
    const { world, reader, id, mayRead } = await byCard()
    world.advance(10)
    await world.stripe.changePlan(id, 'yearly', 50000)
    await world.hear()
    expect(await rowOf(reader.id)).toMatchObject({ status: 'active', plan: 'yearly', priceCents: 50000 })
    world.advance(380)
    await world.hear()
    expect(await rowOf(reader.id)).toMatchObject({ status: 'active', plan: 'yearly' })
    expect(await mayRead()).toBe(true)
    expect(
      await db().ledgerEntry.count({ where: { subscription: { userId: reader.id }, problem: { not: null } } }),
    ).toBe(0)
  })

  test('monthly again after a year’s plan, at the price of that day: who pays it reads', async () => {
    const { world, reader, id, mayRead } = await byCard()
    world.advance(10)
    await world.stripe.changePlan(id, 'yearly', 50000)
    await world.hear()
    world.advance(10)
    await world.stripe.changePlan(id, 'monthly', 6000)
    await world.hear()
    world.advance(65)
    await world.hear()
    expect(
      await db().ledgerEntry.findMany({ where: { subscription: { userId: reader.id }, problem: { not: null } } }),
    ).toEqual([])
    expect(await rowOf(reader.id)).toMatchObject({ status: 'active', plan: 'monthly', priceCents: 6000 })
    expect(await mayRead()).toBe(true)
  })
})

describe('an erased account (abuse case 23)', () => {
  const erase = async (userId: string) => {
    await given.master()
    await eraseAccount(system, { userId, replay: { byline: false } })
  }

  /** What an erasure queued is done, so that the next test finds nothing of it. */
  const finish = async () => {
    await runJobs('billing.end-orphans')
    await runBilling()
  }

  test('is charged no more', async () => {
    const { world, reader, id } = await byCard()
    await erase(reader.id)
    await finish()
    expect(world.stripe.subscriptions.get(id)?.state).toBe('ended')
  })

  test('is charged no more although its provider was down just then', async () => {
    const { world, reader, id } = await byCard()
    await erase(reader.id)
    world.stripe.fault = 'error'
    await runJobs('billing.end-orphans').catch(() => 0)
    world.stripe.fault = 'none'
    await reconcile()
    expect(world.stripe.subscriptions.get(id)?.state).toBe('ended')
    await finish()
  })

  test('that had begun to pay is not charged a second time, and the masters learn of the first', async () => {
    const world = givenWorld()
    const reader = await given.reader()
    const checkout = await world.begin(reader.id)
    await erase(reader.id)
    const id = world.stripe.pay(checkout)
    await world.hear()
    await reconcile()
    expect(world.stripe.subscriptions.get(id)?.state).toBe('ended')
    const lines = await db().ledgerEntry.findMany({ where: { subscription: { paymentProviderId: id } } })
    expect(lines).toMatchObject([{ amountCents: 5000, problem: 'person' }])
    await finish()
  })

  test('leaves its payments in the ledger without a receipt or a word about the person', async () => {
    const { world, reader, id } = await byCard()
    const receiptUrl = 'https://pay.example/recibo-da-maria'
    world.advance(31)
    const payment = world.stripe.payments()[1]
    if (payment) payment.receiptUrl = receiptUrl
    await world.hear()
    const { id: subscriptionId } = await rowOf(reader.id)
    expect(await db().ledgerEntry.count({ where: { subscriptionId, receiptUrl } })).toBe(1)
    const order = { subscriptionId, paymentId: payment?.id ?? '', amountCents: 5000, reason: 'Maria ligou' }
    await askBack(await given.master(), order)
    await erase(reader.id)
    world.advance(31)
    Object.assign(world.stripe.payments()[2] ?? {}, { receiptUrl })
    await world.sync({ kind: 'subscription', id })
    const entries = await db().ledgerEntry.findMany({
      where: { subscriptionId },
      include: { subscription: { include: { refunds: true } } },
    })
    expect(entries.length).toBeGreaterThan(0)
    expect(JSON.stringify(entries, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(
      /maria/i,
    )
    await finish()
  })
})

describe('a subscription that its provider does not know (abuse case 33)', () => {
  test('after a change of the keys: open until seven days after what is paid, then over, and its person may subscribe anew', async () => {
    const { world, reader, id, mayRead } = await byCard()
    world.stripe.subscriptions.delete(id)
    world.advance(36)
    await reconcile()
    expect(await mayRead()).toBe(true)
    world.advance(2)
    await reconcile()
    expect(await mayRead()).toBe(false)
    expect(await rowOf(reader.id)).toMatchObject({ status: 'cancelled', renews: false, endedAt: expect.any(Date) })
  })

  test('takes no access while the provider is down', async () => {
    const { world, id, mayRead } = await byCard()
    world.stripe.subscriptions.delete(id)
    world.stripe.fault = 'error'
    world.advance(60)
    await reconcile()
    expect(await mayRead()).toBe(true)
  })
})

describe('a month by PIX or boleto (abuse case 33)', () => {
  test.each(['pix', 'boleto'] as const)(
    '%s: active, noticed three times, past due, and over after seven days',
    async method => {
      const { world, reader, mayRead } = await prepaid(method)
      const seen: unknown[] = []
      for (let day = 0; day < 40; day++) {
        world.advance(1)
        await runPeriods()
        await runPeriods()
        const notices = (await mailsFor(reader.id)).filter(kind => kind === 'notice').length
        const state = [(await rowOf(reader.id)).status, await mayRead(), notices].join()
        if (seen.at(-1) !== state) seen.push(state)
      }
      expect(seen).toEqual([
        'active,true,0',
        'active,true,1',
        'past_due,true,2',
        'past_due,true,3',
        'cancelled,false,3',
      ])
      expect(await mailsFor(reader.id)).toContain('ended')
    },
  )

  test('paid again in time and in the grace, it goes on from the end of what is paid', async () => {
    const { world, reader, pay } = await prepaid()
    world.advance(28)
    await pay()
    expect((await rowOf(reader.id)).currentPeriodEnd).toEqual(new Date('2027-02-01T15:00:00Z'))
    world.advance(38)
    await runPeriods()
    await pay()
    const rows = await db().subscription.findMany({ where: { userId: reader.id } })
    expect(rows).toMatchObject([{ status: 'active', currentPeriodEnd: new Date('2027-03-01T15:00:00Z') }])
    expect(await mailsFor(reader.id)).toEqual(['notice', 'receipt', 'receipt', 'welcome'])
  })

  test('paid again after the grace, another subscription begins', async () => {
    const { world, reader, pay, mayRead } = await prepaid()
    world.advance(60)
    await runPeriods()
    await pay()
    expect(await db().subscription.count({ where: { userId: reader.id } })).toBe(2)
    expect(await mayRead()).toBe(true)
  })

  test('given back, it closes; disputed and won, it opens again', async () => {
    const { world, id, mayRead } = await prepaid()
    world.advance(3)
    world.mercadopago.takeBack(id, 'chargeback')
    await world.hear()
    expect(await mayRead()).toBe(false)
    world.mercadopago.takeBack(id, 'chargeback_reversal')
    await world.hear()
    expect(await mayRead()).toBe(true)
    world.mercadopago.takeBack(id, 'refund')
    await world.hear()
    expect(await mayRead()).toBe(false)
  })

  test('disputed in its period and won in the grace after it, it is past due and not cancelled (seed 1009)', async () => {
    const { world, reader, id, mayRead } = await prepaid('boleto')
    world.advance(16)
    world.mercadopago.takeBack(id, 'chargeback')
    await world.hear()
    world.advance(21)
    world.mercadopago.takeBack(id, 'chargeback_reversal')
    await world.hear()
    expect(await rowOf(reader.id)).toMatchObject({ status: 'past_due', cancelledAt: null, endedAt: null })
    expect(await mayRead()).toBe(true)
  })

  test('a boleto that nobody pays opens nothing, and its checkout ends', async () => {
    const world = givenWorld()
    const reader = await given.reader()
    const id = await world.begin(reader.id, { provider: 'mercadopago', method: 'boleto' })
    world.advance(4)
    await reconcile()
    expect(await db().checkout.findUnique({ where: { id } })).toMatchObject({ status: 'expired' })
    expect(world.mercadopago.checkouts.get(id)?.state).toBe('expired')
    expect(await db().subscription.count({ where: { userId: reader.id } })).toBe(0)
  })

  test('a boleto that was paid when it seemed over opens the texts', async () => {
    const world = givenWorld()
    const reader = await given.reader()
    const id = await world.begin(reader.id, { provider: 'mercadopago', method: 'boleto' })
    world.mercadopago.expire(id)
    await world.hear()
    world.mercadopago.pay(id)
    world.mercadopago.events = []
    await reconcile()
    expect(await db().checkout.findUnique({ where: { id } })).toMatchObject({ status: 'paid' })
    expect(await mayRead(reader.id, now())).toBe(true)
  })
})

describe('paid twice', () => {
  test('card and PIX for one period: the later one is given back whole, with a mail', async () => {
    const { world, reader, mayRead } = await byCard()
    world.advance(10)
    const id = world.mercadopago.pay(await world.begin(reader.id, { provider: 'mercadopago', method: 'pix' }))
    await world.hear()
    await runBilling()
    const back = world.mercadopago.payments().find(one => one.id === id)?.reversals
    expect(back).toMatchObject([{ kind: 'refund', amountCents: 5000 }])
    expect(await db().refundRequest.findFirst({ where: { subscription: { userId: reader.id } } })).toMatchObject({
      status: 'done',
      reason: 'Período pago em dobro',
      isDuplicate: true,
    })
    expect(await mailsFor(reader.id)).toEqual(['duplicate', 'welcome'])
    expect(await mayRead()).toBe(true)
  })

  test('two tabs: both copies read at once, one subscription stays', async () => {
    const world = givenWorld()
    const reader = await given.reader()
    const first = world.stripe.pay(await world.begin(reader.id))
    world.advance(0.01)
    const second = world.mercadopago.pay(await world.begin(reader.id, { provider: 'mercadopago' }))
    await Promise.all([
      world.sync({ kind: 'subscription', id: first }),
      world.sync({ kind: 'subscription', id: second }, 'mercadopago'),
    ])
    await runBilling()
    expect(world.stripe.subscriptions.get(first)?.state).toBe('active')
    expect(world.mercadopago.subscriptions.get(second)?.state).toBe('ended')
    expect(world.mercadopago.payments()[0]?.reversals).toMatchObject([{ kind: 'refund', amountCents: 5000 }])
    expect(await mayRead(reader.id, now())).toBe(true)
  })
})

describe('a provider that is down (abuse case 33)', () => {
  test('changes nothing: no access is taken, and the reconciliation does what was missed', async () => {
    const { world, reader, id, mayRead } = await byCard()
    const before = await rowOf(reader.id)
    world.stripe.fault = 'error'
    world.advance(31)
    await expect(world.sync({ kind: 'subscription', id })).rejects.toThrow()
    expect(await reconcile()).toMatchObject({ failed: 1 })
    expect(await rowOf(reader.id)).toEqual(before)
    expect(await mayRead()).toBe(true)
    world.stripe.fault = 'none'
    world.stripe.events = []
    await reconcile()
    expect(await rowOf(reader.id)).toMatchObject({
      status: 'active',
      currentPeriodEnd: new Date('2027-01-30T15:00:00Z'),
    })
  })

  test('a refund waits for it, and is done once', async () => {
    const { world, reader } = await byCard()
    const { id: subscriptionId } = await rowOf(reader.id)
    const payment = world.stripe.payments()[0]
    await askBack({ ...reader }, { subscriptionId, paymentId: payment?.id ?? '', amountCents: 5000, reason: '' })
    world.stripe.fault = 'hang'
    await expect(runBilling()).rejects.toThrow()
    await reconcile()
    expect(await db().refundRequest.findFirst({ where: { subscriptionId } })).toMatchObject({ status: 'requested' })
    world.stripe.fault = 'none'
    await reconcile()
    await reconcile()
    await runBilling()
    expect(payment?.reversals).toHaveLength(1)
    expect(await db().refundRequest.findFirst({ where: { subscriptionId } })).toMatchObject({ status: 'done' })
  })
})
