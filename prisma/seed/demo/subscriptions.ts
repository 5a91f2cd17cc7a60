import { randomUUID } from 'node:crypto'
import type { Pricing } from '#lib/schemas/site/pricing.ts'
import { yearOf } from '#lib/text/format.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { makeAccount, makeByline, makeSubscription } from '../factories.ts'
import { type DemoSubscription, demoPrices, type History, historyOf } from './subscription-history.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Subscribers of fourteen months, the first ones first. */
const subscribers: readonly [name: string, subscription: DemoSubscription][] = [
  ['Abelardo Feitosa', { paid: 14, ends: 6 }],
  ['Albertina Rocha', { paid: 14, ends: 11, recovered: 5 }],
  ['Amauri Nascimento', { paid: 3, ends: -318, end: 'cancelled', reason: 'Não tenho lido tanto.' }],
  ['Anselmo Vidal', { paid: 13, ends: 4, method: 'pix' }],
  ['Aparecida Góes', { paid: 2, plan: 'yearly', ends: 340 }],
  ['Baltazar Pinho', { paid: 6, ends: -205, end: 'cancelled' }],
  ['Bernadete Luz', { paid: 13, ends: 19 }],
  ['Cícero Amorim', { paid: 12, ends: 2, recovered: 8 }],
  ['Clarice Benevides', { paid: 1, plan: 'yearly', ends: 34 }],
  ['Dalva Fonseca', { paid: 5, ends: -192, method: 'pix', end: 'lapsed' }],
  ['Deodato Reis', { paid: 11, ends: 9 }],
  ['Doralice Campelo', { paid: 11, ends: 25 }],
  ['Elza Marinho', { paid: 1, plan: 'yearly', ends: 71, method: 'boleto' }],
  ['Estevão Brandão', { paid: 2, ends: -250, end: 'disputed' }],
  ['Eugênia Prado', { paid: 10, ends: 13, recovered: 3 }],
  ['Euclides Maia', { paid: 10, ends: 17, method: 'boleto' }],
  ['Filomena Arruda', { paid: 4, ends: -148, end: 'cancelled', reason: 'Mudei de cidade.' }],
  ['Gaspar Leitão', { paid: 9, ends: 8 }],
  ['Germana Lacerda', { paid: 9, ends: 21 }],
  ['Heitor Calado', { paid: 1, plan: 'yearly', ends: 118 }],
  ['Hortência Salgado', { paid: 8, ends: 3 }],
  ['Idalina Furtado', { paid: 8, ends: 15, method: 'pix' }],
  ['Ivanildo Peixoto', { paid: 7, ends: -2, end: 'overdue' }],
  ['Jacira Menezes', { paid: 7, ends: 10 }],
  ['Jerônimo Caldas', { paid: 7, ends: 27, recovered: 6 }],
  ['Lavínia Torquato', { paid: 2, ends: -96, end: 'cancelled' }],
  ['Leopoldo Assis', { paid: 6, ends: 5 }],
  ['Lindalva Pessoa', { paid: 6, ends: 18, method: 'pix' }],
  ['Madalena Viveiros', { paid: 5, ends: 7 }],
  ['Marcondes Freire', { paid: 5, ends: 22 }],
  ['Nair Sobreira', { paid: 1, plan: 'yearly', ends: 204 }],
  ['Nestor Guedes', { paid: 1, ends: -61, end: 'refunded', reason: 'Assinei por engano.' }],
  ['Odete Carneiro', { paid: 4, ends: 12 }],
  ['Olavo Tavares', { paid: 4, ends: 24, method: 'boleto' }],
  ['Palmira Bastos', { paid: 3, ends: 9 }],
  ['Raimunda Saldanha', { paid: 3, ends: 16, recovered: 2 }],
  ['Salustiano Cruz', { paid: 2, ends: 6, method: 'pix' }],
  ['Serafim Duarte', { paid: 2, ends: 14, end: 'cancelled', reason: 'O valor pesou este mês.' }],
  ['Sílvia Regina Paz', { paid: 2, ends: 20 }],
  ['Teodoro Marques', { paid: 1, ends: 19 }],
  ['Umbelina Castro', { paid: 1, ends: 26, method: 'pix' }],
  ['Virgínia Holanda', { paid: 1, ends: 29 }],
]

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
      ...{ subscriptionId, kind, recovered, plan, method, provider: 'demo', currency: 'BRL', amountCents: priceCents },
      paymentId: paymentId(subscriptionId, payment),
      providerId: `${paymentId(subscriptionId, payment)}${kind === 'payment' ? '' : `-${kind}`}`,
      ...(kind === 'payment' && { periodStart: periods[payment], periodEnd: periods[payment + 1] }),
      ...{ occurredAt: at, recordedAt: at },
    })),
  })
}

/** The code or line that a prepaid subscription was begun with. */
async function seedCheckout(userId: string, subscriptionId: string, row: History['row'], tx: Tx): Promise<void> {
  const { method, plan, priceCents: amountCents, createdAt, status } = row
  const paid = status !== 'incomplete'
  await tx.checkout.create({
    data: {
      ...{ userId, subscriptionId, method, plan, amountCents, createdAt, provider: 'demo' },
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
