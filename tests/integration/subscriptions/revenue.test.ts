import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { addMonths } from 'date-fns/addMonths'
import { encode } from 'next-auth/jwt'
import { beforeAll, expect, test, vi } from 'vitest'
import { anonymous, type SignedIn, system } from '#lib/actor.ts'
import { netOf } from '#lib/subscriptions/revenue/revenue.ts'
import { revenueCuts, spansOf } from '#lib/subscriptions/revenue/spans.ts'
import { makeSubscription } from '#prisma/seed/factories.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { countRevenue } from '#server/subscriptions/revenue/commands/count-revenue.ts'
import { exportRevenue } from '#server/subscriptions/revenue/http.ts'
import { findRevenue } from '#server/subscriptions/revenue/queries.ts'
import { given } from '../../support/given.ts'
import { refusal } from '../../support/refusal.ts'

const request = vi.hoisted(() => ({ cookies: new Map<string, string>() }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ getAll: () => [...request.cookies].map(([name, value]) => ({ name, value })) }),
}))

const now = new Date('2026-11-23T15:00:00Z')
const statuses = ['active', 'cancelled', 'past_due', 'incomplete'] as const
const plans = ['monthly', 'yearly'] as const
const methods = ['card', 'pix', 'boleto'] as const
const kinds = [
  'payment',
  'payment',
  'payment',
  'refund',
  'chargeback',
  'chargeback_reversal',
  'refund_failure',
] as const

/** Park and Miller's generator: the same histories in each run. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return sides => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
}

type Change = Awaited<ReturnType<typeof changesOf>>[number]
const changesOf = () => db().subscriptionChange.findMany({ orderBy: [{ at: 'asc' }, { id: 'asc' }] })

/** A subscription with a random history over eighteen months, some of it after now. */
async function randomSubscription(roll: (sides: number) => number): Promise<void> {
  const { id: userId } = await given.person([])
  const subscriptionId = await makeSubscription({ userId, start: new Date(0), end: now })
  const moment = () => new Date(addMonths(now, -17).getTime() + roll(18 * 30 * 24 * 60) * 60_000)
  const moments = Array.from({ length: roll(9) }, moment).sort((a, b) => a.getTime() - b.getTime())
  let statusBefore: (typeof statuses)[number] | null = null
  for (const at of moments) {
    const status: (typeof statuses)[number] = statuses[roll(4)] ?? 'active'
    const terms = { plan: plans[roll(2)] ?? 'monthly', priceCents: 1 + roll(60_000) }
    await db().subscriptionChange.create({
      data: { subscriptionId, statusBefore, status, ...terms, cause: 'test', at },
    })
    statusBefore = status
  }
  const occurred = Array.from({ length: roll(12) }, moment)
  await db().ledgerEntry.createMany({
    data: occurred.map(occurredAt => ({
      ...{ subscriptionId, provider: 'demo', providerId: randomUUID(), paymentId: 'x', occurredAt },
      // Some are learned of weeks later.
      recordedAt: new Date(occurredAt.getTime() + (roll(5) === 0 ? 20 : 0) * 24 * 60 * 60 * 1000),
      kind: kinds[roll(kinds.length)] ?? 'payment',
      method: methods[roll(3)] ?? 'card',
      amountCents: 1 + roll(90_000),
      currency: roll(8) === 0 ? 'USD' : 'BRL',
      recovered: roll(4) === 0,
    })),
  })
}

let master: SignedIn

beforeAll(async () => {
  setClock(() => now)
  master = await given.master()
  const roll = dice(20_261_123)
  for (let i = 0; i < 60; i++) await randomSubscription(roll)
})

/** The state of each subscription before a moment, the slow and plain way. */
function statesBefore(changes: readonly Change[], moment: Date): Map<string, Change> {
  return new Map(changes.filter(({ at }) => at < moment).map(change => [change.subscriptionId, change]))
}

const pays = (change: Change | undefined) => change?.status === 'active' || change?.status === 'past_due'

/** Counts as the job of a night some days ago did; null: as if it never ran. */
async function countedBefore(days: number | null): Promise<void> {
  await db().revenueCount.deleteMany()
  await db().revenueCash.deleteMany()
  await db().revenueMovement.deleteMany()
  if (days === null) return
  const release = setClock(() => new Date(now.getTime() - days * 24 * 60 * 60 * 1000))
  await countRevenue(system, undefined)
  release()
}

const nights = [null, 400, 45, 3, 0] as const
const cases = revenueCuts.flatMap(cut => nights.map(days => [cut, days] as const))

test.each(cases)(
  'the drawn figures of %s, counted %j days ago, are the sums of the ledger and of the changes, to the cent',
  async (cut, days) => {
    await countedBefore(days)
    const { spans } = await findRevenue(master, cut)
    const changes = await changesOf()
    const entries = await db().ledgerEntry.findMany()
    const { end } = spansOf(cut, now)
    expect(spans.length).toBe(cut === 'meses' ? 12 : 30)
    for (const [place, span] of spans.entries()) {
      const until = spans[place + 1]?.start ?? end
      const before = statesBefore(changes, span.start)
      const after = statesBefore(changes, until)
      const inside = changes.filter(({ at }) => at >= span.start && at < until)
      const states = [...after.values()]
      const yearly = states
        .filter(({ status }) => status === 'active')
        .reduce((sum, { plan, priceCents }) => sum + (plan === 'yearly' ? priceCents : 12 * priceCents), 0)
      const ids = [...after.keys()]
      const began = ids.filter(id => {
        const first = before.get(id)
        const fresh = first === undefined || first.status === 'incomplete'
        return fresh && inside.some(change => change.subscriptionId === id && pays(change))
      })
      const moved = {
        monthlyCents: Math.round(yearly / 12),
        active: states.filter(({ status }) => status === 'active').length,
        overdue: states.filter(({ status }) => status === 'past_due').length,
        began: began.length,
        returned: ids.filter(id => before.get(id)?.status === 'cancelled' && pays(after.get(id))).length,
        cancelled: ids.filter(id => (pays(before.get(id)) || began.includes(id)) && !pays(after.get(id))).length,
      }
      expect({ label: span.label, ...moved }).toEqual({
        ...{ label: span.label, monthlyCents: span.monthlyCents, active: span.active, overdue: span.overdue },
        ...{ began: span.began, returned: span.returned, cancelled: span.cancelled },
      })
      const paying = [...before.values()].filter(pays)
      const lost = paying.filter(({ subscriptionId }) => !pays(after.get(subscriptionId)))
      expect(span.churn).toBe(paying.length === 0 ? null : lost.length / paying.length)
      // What paid before, what came and what went make what pays now.
      expect(paying.length + span.began + span.returned - span.cancelled).toBe(span.active + span.overdue)

      const real = entries.filter(
        ({ occurredAt, currency }) => occurredAt >= span.start && occurredAt < until && currency === 'BRL',
      )
      const sum = (kind: string, of = real) =>
        of.filter(entry => entry.kind === kind).reduce((cents, { amountCents }) => cents + amountCents, 0)
      const cash = (of: typeof real) => ({
        grossCents: sum('payment', of),
        refundCents: sum('refund', of) - sum('refund_failure', of),
        chargebackCents: sum('chargeback', of) - sum('chargeback_reversal', of),
      })
      expect(span.cash).toEqual(cash(real))
      for (const method of methods) {
        expect(span.cashBy[method]).toEqual(cash(real.filter(entry => entry.method === method)))
      }
      expect(span.recoveredCents).toBe(
        sum(
          'payment',
          real.filter(({ recovered }) => recovered),
        ),
      )
    }
  },
)

test('the whole is the sum of its spans, and money in another currency is counted and not added', async () => {
  const { spans, cash, cashBy, inOtherCurrency } = await findRevenue(master, 'meses')
  const sum = spans.reduce((cents, span) => cents + netOf(span.cash), 0)
  expect(netOf(cash)).toBe(sum)
  expect(Object.values(cashBy).reduce((cents, one) => cents + netOf(one), 0)).toBe(sum)
  const { start } = spansOf('meses', now).spans[0] ?? { start: now }
  const { end } = spansOf('meses', now)
  expect(inOtherCurrency).toBe(
    await db().ledgerEntry.count({ where: { currency: 'USD', occurredAt: { gte: start, lt: end } } }),
  )
  expect(inOtherCurrency).toBeGreaterThan(0)
})

/** Rows come from the database in any order. */
const byText = (a: object, b: object) => (inspect(a) < inspect(b) ? -1 : 1)

test('a count repeated is the same count', async () => {
  await countedBefore(0)
  const rows = async () => {
    const [cash, movements] = await Promise.all([db().revenueCash.findMany(), db().revenueMovement.findMany()])
    return [cash.toSorted(byText), movements.toSorted(byText)] as const
  }
  const before = await rows()
  await countRevenue(system, undefined)
  expect(await rows()).toEqual(before)
  expect(before[0].length).toBeGreaterThan(50)
})

test('nobody but a master sees or downloads the revenue (abuse cases 3 and 7)', async () => {
  const former = await given.master()
  await db().userRole.deleteMany({ where: { userId: former.id } })
  const people = [await given.reader(), await given.subscriber(), await given.author(), await given.editor(), former]
  for (const actor of [anonymous, ...people]) {
    const asNow = actor === former ? { ...former, roles: [] } : actor
    expect(await refusal(findRevenue(asNow, 'meses'))).toBe('forbidden')
  }
  for (const person of people) expect((await download(person)).status).toBe(403)
  expect((await download(anonymous)).status).toBe(401)
})

async function download({ id }: { id: string | null }): Promise<Response> {
  request.cookies.clear()
  if (id) {
    const token = { sid: await openSession(db(), id, '') }
    request.cookies.set('next-auth.session-token', await encode({ token, secret: process.env.AUTH_SECRET ?? '' }))
  }
  const cookie = [...request.cookies].map(pair => pair.join('=')).join('; ')
  return exportRevenue(new Request('http://jornal.test/api/export/receita', { headers: { cookie } }))
}
