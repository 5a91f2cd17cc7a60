import { db, type Tx } from '../db/db.ts'
import { now as clock } from '../process/clock.ts'
import { enqueue } from '../work/queue.ts'
import type { Delivery } from './deliver.ts'

const states = ['queued', 'sending', 'sent', 'skipped', 'failed', 'uncertain', 'cancelled'] as const

/** How a mail to one of many stands: `skipped` ones were not to be sent any more, `uncertain` ones may have been. */
export type DeliveryState = (typeof states)[number]

/** How many mails of a delivery stand how. */
export async function countDeliveries(delivery: Delivery, ref: string): Promise<Record<DeliveryState, number>> {
  const rows = await db().mailDelivery.groupBy({ by: ['state'], where: { kind: delivery.name, ref }, _count: true })
  const counted = new Map(rows.map(({ state, _count }) => [state, _count]))
  const counts = states.map(state => [state, counted.get(state) ?? 0])
  return Object.fromEntries(counts) as Record<DeliveryState, number>
}

/**
 * Says what became of mails that were on their way when a process or a connection ended: `sent` lets them rest, `again` queues them once
 * more under the same Message-ID. A person's choice. Gives how many there were.
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
  const data = { state: 'queued', dueAt: clock(), settledAt: null }
  const again = await tx.mailDelivery.updateManyAndReturn({ where, data, select: { batch: true } })
  for (const batch of new Set(again.map(row => row.batch))) await enqueue(tx, delivery, { ref, batch })
  return again.length
}

/** Ends a delivery: what has not left yet never will. What is on its way arrives. Gives how many mails that spares. */
export async function cancelDelivery(tx: Tx, delivery: Delivery, ref: string): Promise<number> {
  const { count } = await tx.mailDelivery.updateMany({
    where: { kind: delivery.name, ref, state: 'queued' },
    data: { state: 'cancelled', settledAt: clock() },
  })
  return count
}
