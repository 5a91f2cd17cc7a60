import { firstDay, monthOf } from '#lib/shares/months.ts'
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

/** The adjustments that count in a month, or all of some people. */
export async function listAdjustments(
  client: Tx,
  { month, ids }: { month: string | null; ids: readonly string[] | null },
): Promise<Adjustment[]> {
  const rows = await client.shareAdjustment.findMany({
    where: { ...(month && { month: firstDay(month) }), ...(ids && { authorId: { in: [...ids] } }) },
    orderBy: [{ madeAt: 'asc' }, { id: 'asc' }],
  })
  const named = await peopleOf(
    client,
    rows.map(({ authorId }) => authorId),
  )
  return rows.map(({ id, authorId, aboutMonth, month, cents, reason, madeAt }) => ({
    ...{ id, authorId, reason, madeAt },
    name: named(authorId).name,
    aboutMonth: monthOf(aboutMonth),
    month: monthOf(month),
    cents: Number(cents),
  }))
}
