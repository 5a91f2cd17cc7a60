import { describe, expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { applyReading } from '#server/subscriptions/ledger/commands/apply-reading.ts'
import type { ProviderReading } from '#server/subscriptions/providers/provider.ts'
import { givenWorld } from '#tests/support/billing/given-world.ts'
import { mailsFor, mayRead } from '#tests/support/billing/world.ts'
import { given } from '#tests/support/given.ts'
import { listNotices } from '#tests/support/live/notices.ts'

/** Everything that a person's subscriptions left, without the moments of reading and ids of ours. */
async function leftBy(userId: string) {
  const omit = { id: true, reading: true, readAt: true, updatedAt: true } as const
  const { updatedAt, ...subscription } = omit
  return {
    rows: await db().subscription.findMany({ where: { userId }, omit: subscription }),
    lines: await db().ledgerEntry.findMany({
      where: { subscription: { userId } },
      omit: { id: true, subscriptionId: true, recordedAt: true },
      orderBy: [{ kind: 'asc' }, { providerId: 'asc' }],
    }),
    changes: await db().subscriptionChange.findMany({
      where: { subscription: { userId } },
      omit: { id: true, subscriptionId: true },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    }),
    mails: await mailsFor(userId),
  }
}

/** A reader who pays by card, whose subscription was read once. */
async function subscribed() {
  const world = givenWorld()
  const reader = await given.reader()
  const id = world.stripe.pay(await world.begin(reader.id))
  await world.sync({ kind: 'subscription', id })
  const subscription = world.stripe.subscriptions.get(id)
  if (!subscription) throw new Error('not subscribed')
  return { world, reader, id, subscription }
}

describe('one effect (abuse case 31)', () => {
  test('copies in parallel, as many as there are connections, and one a week later, leave one row, one line and one mail', async () => {
    const world = givenWorld()
    const reader = await given.reader()
    const id = world.stripe.pay(await world.begin(reader.id))
    const object = { kind: 'subscription', id } as const
    await Promise.all(Array.from({ length: 8 }, () => world.sync(object)))
    const once = await leftBy(reader.id)
    expect(once.rows).toMatchObject([{ status: 'active', renews: true, plan: 'monthly', priceCents: 5000 }])
    expect(once.lines).toMatchObject([{ kind: 'payment', amountCents: 5000, problem: null }])
    expect(once.changes).toMatchObject([{ statusBefore: null, status: 'active', cause: 'paid' }])
    expect(once.mails).toEqual(['welcome'])
    expect(await db().checkout.findFirst({ where: { userId: reader.id } })).toMatchObject({ status: 'paid' })
    world.advance(7)
    await world.sync(object)
    expect(await leftBy(reader.id)).toEqual(once)
  })

  test('copies of a PIX in parallel leave one period', async () => {
    const world = givenWorld()
    const reader = await given.reader()
    const id = world.mercadopago.pay(await world.begin(reader.id, { provider: 'mercadopago', method: 'pix' }))
    await Promise.all(Array.from({ length: 8 }, () => world.sync({ kind: 'payment', id }, 'mercadopago')))
    const { rows, lines } = await leftBy(reader.id)
    expect(rows).toMatchObject([{ status: 'active', currentPeriodEnd: new Date('2027-01-01T15:00:00Z') }])
    expect(lines).toHaveLength(1)
  })

  test('a crash before the commit leaves nothing, and the repetition does it once', async () => {
    const world = givenWorld()
    const reader = await given.reader()
    const id = world.stripe.pay(await world.begin(reader.id))
    const reading = await world.stripe.read({ kind: 'subscription', id })
    if (!reading) throw new Error('not read')
    const input = { provider: 'stripe', reading, number: 1n } as const
    await expect(
      db().$transaction(async tx => {
        await applyReading.within({ tx, actor: system, now: world.stripe.now }, input)
        throw new Error('crashed')
      }),
    ).rejects.toThrow('crashed')
    expect(await leftBy(reader.id)).toEqual({ rows: [], lines: [], changes: [], mails: [] })
    await applyReading(system, input)
    await applyReading(system, input)
    const { rows, lines, mails } = await leftBy(reader.id)
    expect([rows.length, lines.length, mails]).toEqual([1, 1, ['welcome']])
  })

  test('readings applied in any order end in the same row and lines, with no mail twice', async () => {
    const ends: unknown[] = []
    for (const order of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 3, 0, 2],
      [2, 0, 3, 1],
    ]) {
      const world = givenWorld()
      const reader = await given.reader()
      const id = world.stripe.pay(await world.begin(reader.id))
      const read = async () => (await world.stripe.read({ kind: 'subscription', id })) as ProviderReading
      const readings = [await read()]
      world.advance(31)
      readings.push(await read())
      await world.stripe.cancel(id)
      readings.push(await read())
      world.stripe.takeBack(world.stripe.payments()[1]?.id ?? '', 'refund', 1000)
      readings.push(await read())
      for (const at of order)
        await applyReading(system, {
          provider: 'stripe',
          reading: readings[at] as ProviderReading,
          number: BigInt(at + 1),
        })
      const { rows, lines, mails } = await leftBy(reader.id)
      const periods = rows.map(({ status, currentPeriodEnd, renews }) => [status, currentPeriodEnd, renews])
      ends.push([periods, lines.map(({ kind, amountCents, periodEnd }) => [kind, amountCents, periodEnd])])
      expect(mails.length).toBe(new Set(mails).size)
      world.stop()
    }
    for (const end of ends) expect(end).toEqual(ends[0])
  })
})

describe('what grants nothing, and alarms (abuse case 32)', () => {
  const wrong = [
    ['amount', { amountCents: 4999 }],
    ['currency', { currency: 'USD' }],
    ['plan', { plan: 'yearly', amountCents: 5000 }],
  ] as const

  test.each(wrong)('a wrong %s, by card', async (problem, terms) => {
    const world = givenWorld()
    const [reader, master] = [await given.reader(), await given.master()]
    const id = world.stripe.pay(await world.begin(reader.id), terms)
    await world.sync({ kind: 'subscription', id })
    const { rows, lines, mails } = await leftBy(reader.id)
    expect(rows).toMatchObject([{ status: 'incomplete' }])
    expect(lines).toMatchObject([{ problem }])
    expect(mails).toEqual([])
    expect(await mayRead(reader.id, world.stripe.now)).toBe(false)
    expect(await listNotices(master)).toMatchObject([{ type: 'PAYMENT_PROBLEM' }])
    expect(
      await db().auditEntry.count({
        where: { action: 'subscription.payment_problem', details: { path: ['problem'], equals: problem } },
      }),
    ).toBe(1)
    expect(await db().checkout.findFirst({ where: { userId: reader.id } })).not.toMatchObject({ status: 'paid' })
  })

  test.each([crypto.randomUUID(), 'x', null])('a checkout that is none of ours: %s', async checkoutId => {
    const world = givenWorld()
    const reader = await given.reader()
    const id = world.stripe.pay(await world.begin(reader.id))
    const subscription = world.stripe.subscriptions.get(id)
    if (subscription) subscription.checkoutId = checkoutId
    await world.sync({ kind: 'subscription', id })
    expect((await leftBy(reader.id)).rows).toEqual([])
    expect(await linesOf(id)).toMatchObject([{ problem: 'checkout', amountCents: 5000 }])
  })

  test("another person's checkout, named by a subscription that is known", async () => {
    const { world, reader, id, subscription } = await subscribed()
    const thief = await given.reader()
    subscription.checkoutId = await world.begin(thief.id)
    world.advance(31)
    await world.sync({ kind: 'subscription', id })
    expect(await mayRead(thief.id, world.stripe.now)).toBe(false)
    expect((await leftBy(reader.id)).lines).toMatchObject([{ problem: null }, { problem: 'person' }])
  })

  test('a payment that belongs to another subscription', async () => {
    const { world, reader, subscription } = await subscribed()
    const thief = await given.reader()
    const stolen = world.stripe.pay(await world.begin(thief.id))
    Object.assign(world.stripe.subscriptions.get(stolen) ?? {}, { payments: subscription.payments })
    await world.sync({ kind: 'subscription', id: stolen })
    expect(await mayRead(thief.id, world.stripe.now)).toBe(false)
    expect(await mayRead(reader.id, world.stripe.now)).toBe(true)
  })

  test('a renewal with a wrong amount opens nothing beyond the grace', async () => {
    const { world, reader, id, subscription } = await subscribed()
    subscription.priceCents = 100
    world.advance(31)
    await world.sync({ kind: 'subscription', id })
    expect((await leftBy(reader.id)).lines).toMatchObject([{ problem: null }, { problem: 'amount' }])
    expect(await mayRead(reader.id, world.stripe.now)).toBe(true)
    world.advance(7)
    expect(await mayRead(reader.id, world.stripe.now)).toBe(false)
  })
})

const linesOf = (paymentProviderId: string) =>
  db().ledgerEntry.findMany({ where: { subscription: { paymentProviderId } } })
