import { db, type Tx } from '../db/db.ts'
import { now as clock } from '../process/clock.ts'
import { enqueueAll } from '../work/queue.ts'
import type { Delivery } from './deliver.ts'

const states = ['queued', 'sending', 'sent', 'skipped', 'failed', 'uncertain', 'cancelled'] as const

/** The state of one mail. `skipped`: was not to be sent any more. `uncertain`: may have been sent. */
export type DeliveryState = (typeof states)[number]

/** The number of mails of a delivery in each state. */
export async function countDeliveries(delivery: Delivery, ref: string): Promise<Record<DeliveryState, number>> {
  const rows = await db().mailDelivery.groupBy({ by: ['state'], where: { kind: delivery.name, ref }, _count: true })
  const counted = new Map(rows.map(({ state, _count }) => [state, _count]))
  const counts = states.map(state => [state, counted.get(state) ?? 0])
  return Object.fromEntries(counts) as Record<DeliveryState, number>
}

/**
 * Settles the uncertain mails of a delivery, by a person's choice: `sent` counts them as sent, `again` queues them once more
 * under the same Message-ID. Gives their number.
 */
export async function settleUncertain(
  tx: Tx,
  delivery: Delivery,
  ref: string,
  choice: 'sent' | 'again',
): Promise<number> {
  const where = { kind: delivery.name, ref, state: 'uncertain' }
  if (choice === 'sent') {
    const { count } = await tx.mailDelivery.updateMany({ where, data: { state: 'sent', settledAt: clock() } })
    return count
  }
  const at = clock()
  const data = { state: 'queued', dueAt: at, queuedAt: at, settledAt: null }
  const again = await tx.mailDelivery.updateManyAndReturn({ where, data, select: { batch: true } })
  await queueBatches(tx, delivery, ref, again)
  return again.length
}

/** Queues the batches of a delivery that are not done, after a pause, which does not count as waiting for the mail server. */
export async function resumeDelivery(tx: Tx, delivery: Delivery, ref: string): Promise<void> {
  await tx.mailDelivery.updateMany({
    where: { kind: delivery.name, ref, state: 'queued' },
    data: { queuedAt: clock() },
  })
  const left = await tx.mailDelivery.findMany({
    where: { kind: delivery.name, ref, state: { in: ['queued', 'sending'] } },
    distinct: ['batch'],
    orderBy: { batch: 'asc' },
    select: { batch: true },
  })
  await queueBatches(tx, delivery, ref, left)
}

const queueBatches = (tx: Tx, delivery: Delivery, ref: string, rows: readonly { batch: number }[]) =>
  enqueueAll(
    tx,
    delivery,
    [...new Set(rows.map(({ batch }) => batch))].map(batch => ({ ref, batch })),
  )

/** Whether anything of a delivery is left to send or being sent. */
export async function isDelivering(tx: Tx, delivery: Delivery, ref: string): Promise<boolean> {
  const open = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM mail_deliveries WHERE kind = ${delivery.name} AND ref = ${ref} AND state IN ('queued', 'sending') LIMIT 1`
  return open.length > 0
}

/** Cancels the queued mails of a delivery; mails being sent still arrive. Gives the number cancelled. */
export async function cancelDelivery(tx: Tx, delivery: Delivery, ref: string): Promise<number> {
  const { count } = await tx.mailDelivery.updateMany({
    where: { kind: delivery.name, ref, state: 'queued' },
    data: { state: 'cancelled', settledAt: clock() },
  })
  return count
}
