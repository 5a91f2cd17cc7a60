import { firstDay, monthOf } from '#lib/shares/months.ts'
import { Prisma, type Tx } from '#server/platform/db/db.ts'

/** What a closed month owes a person. Names joined since are one person: what was written under each is added up. */
export interface Owed {
  month: string
  /** The present profile. */
  authorId: string
  articles: number
  cents: number
  /** With what a debt of this month left to the next. */
  adjustedCents: number
  totalCents: number
  /** The newest day of a payment, and the cents paid in all; null before the first. */
  paid: { on: Date; cents: number } | null
  /** The cents that are still to be paid. */
  dueCents: number
}

/** What a closed month owes the people of some ids, or everybody for null. By present id, the largest sum first. */
export async function owedIn(client: Tx, month: string, ids: readonly string[] | null): Promise<Map<string, Owed>> {
  const rows = await readOwed(client, { month, ids })
  return new Map(rows.map(owed => [owed.authorId, owed]))
}

/** What all closed months owe some people, the newest month first. */
export const owedTo = (client: Tx, ids: readonly string[]): Promise<Owed[]> => readOwed(client, { month: null, ids })

interface Row {
  month: Date
  authorId: string
  articles: bigint
  cents: bigint
  adjustedCents: bigint
  paidOn: Date | null
  paidCents: bigint
}

async function readOwed(
  client: Tx,
  { month, ids }: { month: string | null; ids: readonly string[] | null },
): Promise<Owed[]> {
  const whose = ids === null ? Prisma.sql`true` : Prisma.sql`author_id = ANY(${ids}::uuid[])`
  const where = month === null ? whose : Prisma.sql`${whose} AND month = ${firstDay(month)}::date`
  const carried = month === null ? whose : Prisma.sql`${whose} AND about_month = ${firstDay(month)}::date`
  const rows = await client.$queryRaw<Row[]>`
    WITH parts AS (
      SELECT month, author_id, cents, 0::bigint AS adjusted, 0::bigint AS paid, NULL::date AS paid_on, 0::bigint AS articles
        FROM share_statements WHERE ${where}
      UNION ALL SELECT month, author_id, 0, cents, 0, NULL, 0 FROM share_adjustments WHERE ${where}
      UNION ALL SELECT about_month, author_id, 0, -cents, 0, NULL, 0 FROM share_adjustments WHERE made_by IS NULL AND ${carried}
      UNION ALL SELECT month, author_id, 0, 0, cents, paid_on, 0 FROM share_payments WHERE ${where}
      UNION ALL SELECT month, author_id, 0, 0, 0, NULL, count(*) FROM share_lines WHERE ${where} GROUP BY month, author_id
    )
    SELECT month, coalesce(j.profile_id, author_id) AS "authorId", sum(cents)::bigint AS cents, sum(adjusted)::bigint AS "adjustedCents",
      max(paid_on) AS "paidOn", sum(paid)::bigint AS "paidCents", sum(articles)::bigint AS articles
      FROM parts JOIN share_months USING (month) LEFT JOIN joined_profiles j ON j.id = author_id
      GROUP BY 1, 2 ORDER BY month DESC, sum(cents) + sum(adjusted) DESC, 2`
  return rows.map(row => {
    const cents = Number(row.cents)
    const adjustedCents = Number(row.adjustedCents)
    const paidCents = Number(row.paidCents)
    const totalCents = cents + adjustedCents
    return {
      month: monthOf(row.month),
      authorId: row.authorId,
      articles: Number(row.articles),
      cents,
      adjustedCents,
      totalCents,
      paid: row.paidOn && { on: row.paidOn, cents: paidCents },
      dueCents: Math.max(0, totalCents - paidCents),
    }
  })
}
