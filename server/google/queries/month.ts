import { monthAfter } from '#lib/months.ts'
import { firstDay } from '#lib/shares/months.ts'
import type { Tx } from '#server/platform/db/db.ts'

const microsACent = 10_000

/** The ad revenue of a month in cents, rounded to the nearest, and the number of its days with figures; null without one. */
export async function adRevenueOf(client: Tx, month: string): Promise<{ cents: number; days: number } | null> {
  const { _sum, _count } = await client.googleAdDay.aggregate({
    where: { day: { gte: firstDay(month), lt: firstDay(monthAfter(month)) } },
    _sum: { revenueMicros: true },
    _count: { day: true },
  })
  if (_count.day === 0) return null
  return { cents: Math.max(0, Math.round(Number(_sum.revenueMicros ?? 0n) / microsACent)), days: _count.day }
}
