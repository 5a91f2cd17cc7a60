import { randomUUID } from 'node:crypto'
import type { Pricing } from '#lib/schemas/site/pricing.ts'
import { yearOf } from '#lib/text/format.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { makeAccount, makeByline, makeSubscription } from '../factories.ts'
import { demoTexts } from './demo-texts.ts'
import { type DemoSubscription, demoPrices, type History, historyOf } from './subscription-history.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Subscribers of fourteen months, the first ones first. */
const subscribers = demoTexts<readonly [name: string, subscription: DemoSubscription][]>('subscribers')

/** Stores the demonstration's prices: both plans, gifts and free texts. */
export async function seedPricing(): Promise<void> {
  const { monthly, yearly } = demoPrices
  const value: Pricing = { premiumCents: monthly, yearlyCents: yearly, giftsPerMonth: 5, meterPerMonth: 3 }
  await db().siteSetting.upsert({ where: { key: 'pricing' }, create: { key: 'pricing', value }, update: { value } })
}

/** Stores the demonstration's subscribers with accounts of their own. */
export async function seedSubscribers(now: Date, tx: Tx): Promise<void> {
  for (const [place, [fullName, shape]] of subscribers.entries()) {
    const userId = await makeByline({ fullName }, tx)
    await makeAccount(userId, { email: `assinante${place + 1}@portal.local` }, tx)
    const { row } = historyOf(shape, now)
    await tx.user.update({
      where: { id: userId },
      data: {
        createdAt: new Date(row.createdAt.getTime() - dayMs),
        seenAt: new Date(now.getTime() - (1 + ((place * 7) % 20)) * dayMs),
      },
    })
    await seedSubscription(userId, shape, now, tx)
  }
}

/** Stores a person's subscription with its changes and its money. */
export async function seedSubscription(userId: string, shape: DemoSubscription, now: Date, tx: Tx): Promise<void> {
  const history = historyOf(shape, now)
  const { row, changes } = history
  const subscriptionId = await makeSubscription({ userId, ...row }, tx)
  const { plan, priceCents } = row
  await tx.subscriptionChange.createMany({
    data: changes.map(change => ({ subscriptionId, plan, priceCents, ...change })),
  })
  await seedMovements(subscriptionId, history, tx)
  if (row.method !== 'card') await seedCheckout(userId, subscriptionId, row, tx)
  const refund = history.movements.find(({ kind }) => kind === 'refund')
  if (refund) await seedRefund(userId, subscriptionId, history, refund.at, tx)
}

const paymentId = (subscriptionId: string, payment: number) => `demo-${subscriptionId.slice(-12)}-${payment + 1}`

async function seedMovements(subscriptionId: string, { row, movements, periods }: History, tx: Tx): Promise<void> {
  const { plan, priceCents, method } = row
  await tx.ledgerEntry.createMany({
    data: movements.map(({ kind, payment, recovered, at }) => ({
      subscriptionId,
      kind,
      recovered,
      plan,
      method,
      provider: 'demo',
      currency: 'BRL',
      amountCents: priceCents,
      paymentId: paymentId(subscriptionId, payment),
      providerId: `${paymentId(subscriptionId, payment)}${kind === 'payment' ? '' : `-${kind}`}`,
      ...(kind === 'payment' && { periodStart: periods[payment], periodEnd: periods[payment + 1] }),
      occurredAt: at,
      recordedAt: at,
    })),
  })
}

/** The code or line that a prepaid subscription was begun with. */
async function seedCheckout(userId: string, subscriptionId: string, row: History['row'], tx: Tx): Promise<void> {
  const { method, plan, priceCents: amountCents, createdAt, status } = row
  const paid = status !== 'incomplete'
  await tx.checkout.create({
    data: {
      userId,
      subscriptionId,
      method,
      plan,
      amountCents,
      createdAt,
      provider: 'demo',
      status: paid ? 'paid' : 'expired',
      paidAt: paid ? createdAt : null,
      expiresAt: new Date(createdAt.getTime() + 3 * dayMs),
    },
  })
}

async function seedRefund(userId: string, subscriptionId: string, { row, periods }: History, at: Date, tx: Tx) {
  const [next] = await tx.$queryRaw<{ number: bigint }[]>`SELECT nextval('refund_protocols') AS number`
  await tx.refundRequest.create({
    data: {
      id: randomUUID(),
      protocol: `${yearOf(at)}-${String(next?.number ?? 0).padStart(6, '0')}`,
      subscriptionId,
      paymentId: paymentId(subscriptionId, periods.length - 2),
      amountCents: row.priceCents,
      status: 'done',
      reason: row.cancelReason ?? '',
      requestedBy: userId,
      requestedAt: new Date(at.getTime() - 60_000),
      doneAt: at,
    },
  })
}
