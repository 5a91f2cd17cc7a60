import { firstDay, monthName, monthOf } from '#lib/shares/months.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { peopleOf } from './people.ts'

/** A correction of a closed month, in the month in which it counts. */
export interface Adjustment {
  id: string
  authorId: string
  name: string
  aboutMonth: string
  month: string
  cents: number
  reason: string
  madeAt: Date
}

/** The adjustments that count in a month, with the debts that it left to the next; or all of some people. */
export async function listAdjustments(
  client: Tx,
  { month, ids }: { month: string | null; ids: readonly string[] | null },
): Promise<Adjustment[]> {
  const rows = await client.shareAdjustment.findMany({
    where: {
      ...(month && { OR: [{ month: firstDay(month) }, { aboutMonth: firstDay(month), madeBy: null }] }),
      ...(ids && { authorId: { in: [...ids] } }),
    },
    orderBy: [{ madeAt: 'asc' }, { id: 'asc' }],
  })
  const named = await peopleOf(
    client,
    rows.map(({ authorId }) => authorId),
  )
  return rows.map(row => {
    const { id, authorId, reason, madeAt } = row
    const about = monthOf(row.aboutMonth)
    const counts = monthOf(row.month)
    const cents = Number(row.cents)
    const own = { id, authorId, name: named(authorId).name, aboutMonth: about, madeAt }
    if (about === month) return { ...own, month, cents: -cents, reason: `Levado para ${monthName(counts)}.` }
    return { ...own, month: counts, cents, reason }
  })
}
