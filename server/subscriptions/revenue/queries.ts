import type { Actor } from '#lib/actor.ts'
import { type MovementRow, netOf, type Revenue, revenueOf } from '#lib/subscriptions/revenue/revenue.ts'
import { type RevenueCut, spanStart, spansOf } from '#lib/subscriptions/revenue/spans.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { withOwnPlans } from '#server/platform/list/own-plans.ts'
import { now } from '#server/platform/process/clock.ts'
import { subscriptionPolicy } from '../policy.ts'
import { readCash } from './cash.ts'
import { readMovements } from './movements.ts'

/**
 * The revenue of the last twelve months or thirty days, from the ledger and the record of changes alone: what the night counted of them, and
 * what was recorded since. Cents. Raises forbidden.
 */
export async function findRevenue(actor: Actor, cut: RevenueCut): Promise<Revenue> {
  subscriptionPolicy.assert(actor, 'read', null)
  const { spans, end } = spansOf(cut, now())
  const starts = spans.map(({ start }) => start)
  const [first = end] = starts
  return withOwnPlans(async tx => {
    const count = await tx.revenueCount.findFirst({ select: { until: true } })
    const until = count && count.until < end ? count.until : null
    const counted = until ? await tx.revenueMovement.findMany({ where: { cut, start: { lt: end } } }) : []
    const from = until && spanStart(cut, until)
    const movements = await readMovements(tx, { from, starts, end })
    const cash = await readCash(tx, { cut, from: first, end, until: count?.until ?? null })
    return revenueOf(spans, [...counted.map(toMovement), ...movements], cash)
    // A count that ends between two statements would be added to what it counted.
  }, 'RepeatableRead')
}

/** The cents that a month of São Paulo (`2026-10`) kept of all payments, after refunds and chargebacks; below zero when it gave back more. */
export async function netRevenueOf(client: Tx, month: string): Promise<number> {
  const within = new Date(`${month}-15T12:00:00Z`)
  const from = spanStart('meses', within)
  const end = spanStart('meses', within, 1)
  const count = await client.revenueCount.findFirst({ select: { until: true } })
  const rows = await readCash(client, { cut: 'meses', from, end, until: count?.until ?? null })
  return rows.reduce((sum, row) => sum + netOf(row), 0)
}

const toMovement = ({
  yearlyCents,
  ...row
}: Omit<MovementRow, 'yearlyCents'> & { yearlyCents: bigint }): MovementRow => ({
  ...row,
  yearlyCents: Number(yearlyCents),
})
