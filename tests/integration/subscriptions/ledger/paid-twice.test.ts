import { describe, expect, test } from 'vitest'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { command } from '#server/platform/work/command.ts'
import { requestGiveBack } from '#server/subscriptions/ledger/give-back.ts'
import { runPeriods } from '#server/subscriptions/sync/periods.ts'
import { reconcile } from '#server/subscriptions/sync/reconcile.ts'
import { givenWorld } from '#tests/support/billing/given-world.ts'
import { chargedTwice, type Person } from '#tests/support/billing/truth.ts'
import { mailsFor, mayRead, runBilling } from '#tests/support/billing/world.ts'
import { given } from '#tests/support/given.ts'

/** A reader who pays by card and by PIX, with the world they live in. */
async function reading() {
  const world = givenWorld()
  const reader = await given.reader()
  const nothing = { wrong: new Set<string>(), asked: new Map(), owed: new Set<string>(), apart: new Set<string>() }
  const person: Person = { userId: reader.id, checkouts: [], ...nothing }
  const begin = async (beginning: Parameters<typeof world.begin>[1]) => {
    const checkout = await world.begin(reader.id, beginning)
    person.checkouts.push(checkout)
    return checkout
  }
  return {
    ...{ world, reader, person },
    byCard: async () => world.stripe.pay(await begin({})),
    byPix: async () => world.mercadopago.pay(await begin({ provider: 'mercadopago', method: 'pix' })),
    reversalsOf: (paymentId: string) => world.mercadopago.payments().find(({ id }) => id === paymentId)?.reversals,
    requests: () =>
      db().refundRequest.findMany({ where: { subscription: { userId: reader.id } }, orderBy: { requestedAt: 'asc' } }),
    twice: (asked = person.asked) => chargedTwice({ ...person, asked }, [world.stripe, world.mercadopago]),
  }
}

/** A request as a reader's or a master's command makes it. */
const askBack = command((context, order: Parameters<typeof requestGiveBack>[1]) => requestGiveBack(context, order))

describe('a dispute that overtakes a refund (abuse case 33)', () => {
  test('and is won: what was paid twice goes back after all, once (seeds 1095 and 1263)', async () => {
    const { world, reader, byCard, byPix, reversalsOf, requests, twice } = await reading()
    await byCard()
    await world.hear()
    world.advance(5)
    const pix = await byPix()
    await world.hear()
    world.mercadopago.takeBack(pix, 'chargeback')
    await runBilling()
    expect(await requests()).toMatchObject([{ status: 'done' }])
    world.advance(15)
    world.mercadopago.takeBack(pix, 'chargeback_reversal')
    await world.hear()
    expect(await requests()).toMatchObject([{ status: 'requested', doneAt: null }])
    await runBilling()
    await reconcile()
    await runBilling()
    expect(reversalsOf(pix)?.map(({ kind }) => kind)).toEqual(['chargeback', 'chargeback_reversal', 'refund'])
    expect(await requests()).toMatchObject([{ status: 'done', doneAt: now() }])
    expect(twice()).toBeNull()
    expect(await mailsFor(reader.id)).toEqual(['duplicate', 'welcome'])
  })

  test('and is won: what the reader asked back goes back, and the texts stay closed', async () => {
    const { world, reader, byPix, reversalsOf } = await reading()
    const pix = await byPix()
    await world.hear()
    const { id: subscriptionId } = await db().subscription.findFirstOrThrow({ where: { userId: reader.id } })
    await askBack({ ...reader }, { subscriptionId, paymentId: pix, amountCents: 5000, reason: '' })
    world.mercadopago.takeBack(pix, 'chargeback')
    await runBilling()
    world.mercadopago.takeBack(pix, 'chargeback_reversal')
    await world.hear()
    await runBilling()
    expect(reversalsOf(pix)?.at(-1)).toMatchObject({ kind: 'refund', amountCents: 5000 })
    expect(await mayRead(reader.id, now())).toBe(false)
  })
})

test('a second month by PIX that is read after the third prolongs the first (seed 1087)', async () => {
  const { world, reader, byPix, requests, twice } = await reading()
  await byPix()
  await world.hear()
  world.advance(25)
  const second = await byPix()
  world.mercadopago.events = []
  world.advance(31)
  const third = await byPix()
  await world.hear()
  await world.sync({ kind: 'payment', id: second }, 'mercadopago')
  await runBilling()
  const rows = await db().subscription.findMany({ where: { userId: reader.id }, orderBy: { createdAt: 'asc' } })
  expect(rows[0]).toMatchObject({ currentPeriodEnd: new Date('2027-02-01T15:00:00Z') })
  // It had begun at once, for days that the second month pays.
  expect(await requests()).toMatchObject([{ paymentId: third, status: 'done' }])
  expect(twice()).toBeNull()
})

test('a third month that goes back because the second was read late takes no grace of the second (seed 1276)', async () => {
  const { world, reader, byPix, byCard, requests } = await reading()
  await byPix()
  await world.hear()
  world.advance(30)
  const second = await byPix()
  world.mercadopago.events = []
  world.advance(21)
  await byPix()
  await world.hear()
  world.advance(6)
  await byCard()
  await world.sync({ kind: 'payment', id: second }, 'mercadopago')
  await world.hear()
  await runBilling()
  expect(await requests()).toHaveLength(2)
  expect(await mayRead(reader.id, now())).toBe(true)
  world.advance(6)
  await runPeriods()
  expect(await db().subscription.findMany({ where: { userId: reader.id, endedAt: null } })).toMatchObject([
    { status: 'past_due', currentPeriodEnd: new Date('2027-02-01T15:00:00Z') },
  ])
  expect(await mayRead(reader.id, now())).toBe(true)
})

test('a month by PIX begins when it is paid, although the one before it still waits for its refund (seed 1029)', async () => {
  const { world, reader, byCard, byPix, requests, twice } = await reading()
  const first = await byPix()
  await world.hear()
  world.advance(7)
  const { id: subscriptionId } = await db().subscription.findFirstOrThrow({ where: { userId: reader.id } })
  await askBack({ ...reader }, { subscriptionId, paymentId: first, amountCents: 5000, reason: 'Pedido' })
  world.advance(8)
  await byPix()
  await world.hear()
  world.advance(1)
  await runBilling()
  world.advance(31)
  await byCard()
  await world.hear()
  await runBilling()
  const [request, ...others] = await requests()
  expect(others).toEqual([])
  expect(twice(new Map([[first, request?.requestedAt ?? now()]]))).toBeNull()
})
