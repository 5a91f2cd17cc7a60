import { randomUUID } from 'node:crypto'
import PQueue from 'p-queue'
import { system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { ledgerSigns } from '#lib/subscriptions/ledger-words.ts'
import { isPrepaid } from '#lib/subscriptions/plans.ts'
import { grantsPremium } from '#lib/subscriptions/subscription.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { outageOf } from '#server/platform/db/outage.ts'
import { command } from '#server/platform/work/command.ts'
import { applyReading } from '#server/subscriptions/ledger/commands/apply-reading.ts'
import { requestGiveBack } from '#server/subscriptions/ledger/give-back.ts'
import type { ProviderObject, ProviderReading } from '#server/subscriptions/providers/provider.ts'
import { runPeriods } from '#server/subscriptions/sync/periods.ts'
import { reconcile } from '#server/subscriptions/sync/reconcile.ts'
import { syncObject } from '#server/subscriptions/sync/sync-object.ts'
import { keptOf, type MemoryProvider, type WorldSubscription } from '#tests/doubles/payments/memory-provider.ts'
import { dice } from '../made-up-body.ts'
import { balanceOf, chargedTwice, isEntitled, type Person } from './truth.ts'
import { paymentWorld, prices, runBilling } from './world.ts'

/** Random numbers from a seed: the same history every time. */
function randomFrom(seed: number) {
  const next = dice(seed)
  return {
    next,
    chance: (share: number) => next() < share,
    pick: <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)],
    shuffled: <T>(items: readonly T[]): T[] =>
      items
        .map(item => [next(), item] as const)
        .sort(([a], [b]) => a - b)
        .map(([, item]) => item),
  }
}
type Random = ReturnType<typeof randomFrom>
type World = ReturnType<typeof paymentWorld>

const askBack = command((context, order: Parameters<typeof requestGiveBack>[1]) => requestGiveBack(context, order))

/** A wrong state after a reconciliation, with the seed that leads to it. */
export interface Fault {
  seed: number
  round: number
  what: string
}

const mine = (person: Person, provider: MemoryProvider): WorldSubscription[] =>
  [...provider.subscriptions.values()].filter(
    one => person.checkouts.includes(one.checkoutId ?? '') && one.state !== 'ended',
  )

/** Begins a checkout and, mostly, pays it; sometimes a wrong amount. */
async function buy(world: World, person: Person, random: Random, method: 'card' | 'pix' | 'boleto') {
  const provider = method === 'card' && random.chance(0.6) ? world.stripe : world.mercadopago
  const id = await world.begin(person.userId, { provider: provider.name, method })
  person.checkouts.push(id)
  if (random.chance(0.12)) return random.chance(0.5) ? provider.expire(id) : undefined
  const isWrong = random.chance(0.06)
  const paid = provider.pay(id, isWrong ? { amountCents: 1234 } : {})
  const payment = method === 'card' ? provider.subscriptions.get(paid)?.payments[0]?.id : paid
  if (isWrong && payment) person.wrong.add(payment)
}

/** Takes money back: a request of ours, a refund at the provider's screen, a dispute, a dispute won. */
async function takeBack(provider: MemoryProvider, person: Person, random: Random) {
  const payments = provider.payments().filter(({ id, state }) => state === 'paid' && !person.wrong.has(id))
  const own = await db().ledgerEntry.findMany({
    where: {
      subscription: { userId: person.userId },
      kind: 'payment',
      paymentId: { in: payments.map(({ id }) => id) },
    },
    select: { paymentId: true, subscriptionId: true },
  })
  const line = random.pick(own)
  const payment = payments.find(({ id }) => id === line?.paymentId)
  if (!line || !payment) return
  // Of a card: what a prepaid period was when another one was paid is no longer known to this world.
  if (payment.period && random.chance(0.2) && provider.failRefund(payment.id)) return void person.owed.add(payment.id)
  const kept = keptOf(payment)
  const counts = (kind: string) => payment.reversals.filter(one => one.kind === kind).length
  const disputed = counts('chargeback') > counts('chargeback_reversal')
  if (kept === payment.amountCents && random.chance(0.4)) provider.takeBack(payment.id, 'chargeback')
  else if (disputed && kept === 0) provider.takeBack(payment.id, 'chargeback_reversal')
  else if (kept > 1000 && random.chance(0.3)) provider.takeBack(payment.id, 'refund', 1000)
  else if (kept > 0) await askBack(system, { ...line, amountCents: kept, reason: 'Pedido' })
}

/** One random act of a person, of their bank or of their provider. */
async function act(world: World, person: Person, random: Random): Promise<void> {
  const provider = random.chance(0.5) ? world.stripe : world.mercadopago
  const subscription = random.pick(mine(person, provider))
  const draw = random.next()
  if (draw < 0.22) await buy(world, person, random, 'card')
  else if (draw < 0.34) await buy(world, person, random, 'pix')
  else if (draw < 0.4) await buy(world, person, random, 'boleto')
  else if (draw < 0.5) await takeBack(provider, person, random)
  else if (!subscription) return
  else if (draw < 0.62) subscription.cardWorks = !subscription.cardWorks
  else if (draw < 0.74)
    await (subscription.renews ? provider.cancel(subscription.id) : provider.resume(subscription.id))
  else if (draw < 0.8 && subscription.payments.some(({ id, state }) => state === 'paid' && !person.wrong.has(id))) {
    const plan = subscription.plan === 'monthly' ? 'yearly' : 'monthly'
    await provider.changePlan(subscription.id, plan, prices[plan])
  }
}

/** Readings that were made and not applied yet. */
type Held = { provider: MemoryProvider; reading: ProviderReading; number: bigint }[]

/** Notifications arrive in any order: some twice, some never; of some the reading is applied only later. */
async function hear(world: World, random: Random, held: Held): Promise<void> {
  const late = held.splice(0, Math.floor(random.next() * held.length))
  const works: (() => Promise<unknown>)[] = late.map(({ provider, ...input }) => {
    return () => applyReading(system, { provider: provider.name, ...input })
  })
  for (const provider of [world.stripe, world.mercadopago]) {
    const objects = provider.events.flatMap(({ object }) => (object ? [object] : []))
    provider.events = []
    for (const object of objects) {
      if (random.chance(0.2)) continue
      const copies = random.chance(0.15) ? 2 : 1
      for (let copy = 0; copy < copies; copy++)
        works.push(random.chance(0.1) ? () => hold(provider, object, held) : () => syncObject(provider, object))
    }
  }
  const shuffled = random.shuffled(works)
  // As many at once as the database has connections: none waits so long that it fails.
  await new PQueue({ concurrency: 8 }).addAll(shuffled.map(work => () => work().catch(isOutage)))
}

async function hold(provider: MemoryProvider, object: ProviderObject, held: Held): Promise<void> {
  const [{ number } = { number: 0n }] = await db().$queryRaw<{ number: bigint }[]>`
    SELECT nextval('subscription_readings') AS number`
  const reading = await provider.read(object)
  if (reading) held.push({ provider, reading, number })
}

/** The queue tries again what an outage of a provider or of the database stopped; here, the reconciliation does. */
function isOutage(error: unknown): void {
  const isProviders = isDomainError(error) && error.code === 'provider_unavailable'
  if (!isProviders && !outageOf(error)) throw error
}

/** Everything is read, given back and ended; a second time, for what the first time caused. */
async function settleAll(world: World): Promise<void> {
  for (const provider of [world.stripe, world.mercadopago]) provider.fault = 'none'
  for (let [whole, left] = [0, 20]; whole < 2 && left > 0; left--) {
    const { failed } = await reconcile()
    await runBilling()
    // A busy machine may stop one by a limit of time.
    if (failed === 0) whole++
  }
  await runPeriods()
  for (const provider of [world.stripe, world.mercadopago]) provider.events = []
}

const parts = { entries: true, refunds: true } as const
type Row = Prisma.SubscriptionGetPayload<{ include: typeof parts }>

/** The payments of a prepaid subscription that went back whole as paid twice; none of one of which anything else was paid. */
function givenBackWhole({ method, entries, refunds }: Row): string[] {
  const payments = entries.flatMap(({ kind, paymentId }) => (kind === 'payment' ? [paymentId] : []))
  const isTwice = (id: string) =>
    refunds.some(({ paymentId, isDuplicate, status }) => paymentId === id && isDuplicate && status !== 'refused')
  return isPrepaid({ method }) && payments.every(isTwice) ? payments : []
}

/** What is wrong with a person's rows, compared with the world's truth. */
function faultsOf(whose: Person, rows: readonly Row[], world: World): string[] {
  const requests = rows.flatMap(({ refunds }) => refunds).filter(({ status }) => status !== 'refused')
  const asked = new Map(requests.map(({ paymentId, requestedAt }) => [paymentId, requestedAt]))
  const person = { ...whose, asked, apart: new Set(rows.flatMap(givenBackWhole)) }
  const worlds = [world.stripe, world.mercadopago]
  const moment = world.stripe.now
  const access = rows.some(row => grantsPremium(row, moment))
  const entitled = isEntitled(person, worlds, moment.getTime())
  const lines = rows.flatMap(({ entries }) => entries)
  const ledger = lines.reduce((sum, { kind, amountCents }) => sum + ledgerSigns[kind] * amountCents, 0)
  const balance = balanceOf(person, worlds)
  const twice = chargedTwice(person, worlds)
  return [
    ...(access === entitled ? [] : [`access is ${access}, entitled is ${entitled}`]),
    ...(ledger === balance ? [] : [`the ledger holds ${ledger}, the providers ${balance}`]),
    ...(twice ? [`charged twice: ${twice}`] : []),
  ]
}

/** Makes accounts without anything else. Gives their ids. */
async function makePeople(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await db().profile.createMany({ data: ids.map(id => ({ id, fullName: `Pessoa ${id.slice(0, 8)}` })) })
  await db().user.createMany({ data: ids.map(id => ({ id, email: `${id}@teste.local`, passwordHash: '' })) })
  return ids
}

/** A world's rows are over: the next world's reconciliation does not ask for them. */
async function leave(people: readonly Person[]): Promise<void> {
  const of = { userId: { in: people.map(({ userId }) => userId) } }
  await db().checkout.updateMany({ where: of, data: { provider: 'demo', status: 'expired' } })
  await db().subscription.updateMany({
    where: of,
    data: { paymentProvider: 'demo', status: 'cancelled', renews: false, endedAt: new Date() },
  })
  await db().paymentCheck.deleteMany()
}

/** Mails that were queued twice for the same line or request. */
const mailsTwice = () => db().$queryRaw<{ data: unknown }[]>`
  SELECT data FROM pgboss.job WHERE name = 'billing.mail' AND data ? 'entryId' GROUP BY data HAVING count(*) > 1`

/** Runs the histories of some people side by side in one world. Gives what was wrong after each reconciliation. */
export async function runHistories(seed: number, people: number, rounds = 2): Promise<Fault[]> {
  const random = randomFrom(seed)
  const world = paymentWorld()
  const ids = await makePeople(people)
  const everybody = ids.map(
    (userId): Person => ({
      userId,
      checkouts: [],
      wrong: new Set(),
      asked: new Map(),
      owed: new Set(),
      apart: new Set(),
    }),
  )
  const faults: Fault[] = []
  const held: Held = []
  try {
    // From here on, each reconciliation goes on where the last one ended.
    await reconcile()
    for (let round = 0; round < rounds; round++) {
      for (let step = 0; step < 4; step++) {
        const days = random.chance(0.2) ? 15 + random.next() * 30 : random.next() * 12
        world.advance(days)
        for (const person of everybody) await act(world, person, random).catch(isOutage)
        const shaky = random.pick([world.stripe, world.mercadopago])
        if (shaky && random.chance(0.2)) shaky.fault = 'error'
        await hear(world, random, held)
        for (const provider of [world.stripe, world.mercadopago]) provider.fault = 'none'
      }
      await settleAll(world)
      const rows = await db().subscription.findMany({ where: { userId: { in: ids } }, include: parts })
      const own = Map.groupBy(rows, ({ userId }) => userId)
      for (const person of everybody)
        for (const what of faultsOf(person, own.get(person.userId) ?? [], world)) faults.push({ seed, round, what })
    }
    for (const { data } of await mailsTwice())
      faults.push({ seed, round: rounds, what: `a mail twice: ${JSON.stringify(data)}` })
  } finally {
    world.stop()
    await leave(everybody)
  }
  return faults
}
