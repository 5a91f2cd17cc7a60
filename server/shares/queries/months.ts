import type { Actor } from '#lib/actor.ts'
import { monthAfter } from '#lib/months.ts'
import type { ShareTermsFields } from '#lib/schemas/shares/share.ts'
import { typedHundredths } from '#lib/shares/money.ts'
import { isOver, monthOf, type ShareBasis } from '#lib/shares/months.ts'
import { newspaper } from '#lib/shares/share-out.ts'
import { isoMonth } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { readSetting } from '#server/site/queries.ts'
import { sharePolicy } from '../policy.ts'
import { lastClosed } from '../reckoning.ts'

/** A closed month in the list of masters. */
export interface ClosedMonth {
  month: string
  basis: ShareBasis
  revenueCents: number
  /** The cents that it owes people, with adjustments. */
  owedCents: number
  people: number
  paid: number
}

export interface ShareMonths {
  terms: ShareTermsFields
  /** The months that can be closed now, the oldest first: the one after the last closed one, or any of the last twelve before the first closing. */
  open: string[]
  /** The next month to close, which is not over; null while `open` has one. */
  waits: string | null
  closed: ClosedMonth[]
}

/** The terms, the months to close and the closed ones, the newest first. Raises forbidden. */
export async function findShareMonths(actor: Actor): Promise<ShareMonths> {
  sharePolicy.assert(actor, 'see', null)
  const { percent, basis } = await readSetting('revenue_share')
  const last = await lastClosed(db())
  const candidates = last === null ? monthsBefore(now()) : [monthAfter(last)]
  const open = candidates.filter(month => isOver(month, now()))
  return {
    terms: { percent: percent === null ? '' : typedHundredths(percent), basis },
    open,
    waits: open.length > 0 ? null : (candidates.at(-1) ?? null),
    closed: await listClosed(),
  }
}

/** The last twelve months before the present one. */
function monthsBefore(moment: Date): string[] {
  const present = isoMonth(moment)
  let month = `${Number(present.slice(0, 4)) - 1}-${present.slice(5)}`
  const months: string[] = []
  for (; month < present; month = monthAfter(month)) months.push(month)
  return months
}

async function listClosed(): Promise<ClosedMonth[]> {
  const rows = await db().$queryRaw<
    { month: Date; basis: ShareBasis; revenueCents: bigint; owedCents: bigint; people: bigint; paid: bigint }[]
  >`
    WITH parts AS (
      SELECT month, author_id, cents, 0::bigint AS paid FROM share_statements WHERE author_id <> ${newspaper}::uuid
      UNION ALL SELECT month, author_id, cents, 0 FROM share_adjustments
      UNION ALL SELECT about_month, author_id, -cents, 0 FROM share_adjustments WHERE made_by IS NULL
      UNION ALL SELECT month, author_id, 0, cents FROM share_payments
    ), owed AS (
      SELECT month, coalesce(j.profile_id, author_id) AS person, sum(cents) AS cents, sum(paid) AS paid
        FROM parts LEFT JOIN joined_profiles j ON j.id = author_id GROUP BY 1, 2
    )
    SELECT m.month, m.basis, m.revenue_cents AS "revenueCents", coalesce(sum(o.cents), 0)::bigint AS "owedCents",
      count(*) FILTER (WHERE o.cents > 0) AS people, count(*) FILTER (WHERE o.cents > 0 AND o.paid >= o.cents) AS paid
      FROM share_months m LEFT JOIN owed o USING (month)
      GROUP BY m.month ORDER BY m.month DESC LIMIT 120`
  return rows.map(row => ({
    month: monthOf(row.month),
    basis: row.basis,
    revenueCents: Number(row.revenueCents),
    owedCents: Number(row.owedCents),
    people: Number(row.people),
    paid: Number(row.paid),
  }))
}
