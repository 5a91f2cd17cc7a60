import { firstDay } from '#lib/shares/months.ts'
import { Prisma, type Tx } from '#server/platform/db/db.ts'

/** What a closed month owes a person. */
export interface Owed {
  authorId: string
  articles: number
  cents: number
  adjustedCents: number
  totalCents: number
  paid: { on: Date; cents: number } | null
}

/** What a month owes people, by their ids; everybody of the month without a list of ids. */
export async function owedIn(client: Tx, month: string, ids: readonly string[] | null): Promise<Map<string, Owed>> {
  const whose = ids === null ? Prisma.sql`true` : Prisma.sql`author_id = ANY(${ids}::uuid[])`
  const rows = await client.$queryRaw<
    {
      authorId: string
      articles: bigint
      cents: bigint
      adjustedCents: bigint
      paidOn: Date | null
      paidCents: bigint | null
    }[]
  >`
    WITH parts AS (
      SELECT author_id, cents, 0::bigint AS adjusted FROM share_statements WHERE month = ${firstDay(month)}::date AND ${whose}
      UNION ALL
      SELECT author_id, 0, cents FROM share_adjustments WHERE month = ${firstDay(month)}::date AND ${whose}
    ), owed AS (
      SELECT author_id, sum(cents)::bigint AS cents, sum(adjusted)::bigint AS adjusted FROM parts GROUP BY author_id
    )
    SELECT o.author_id AS "authorId", o.cents, o.adjusted AS "adjustedCents", p.paid_on AS "paidOn", p.cents AS "paidCents",
      (SELECT count(*) FROM share_lines l WHERE l.month = ${firstDay(month)}::date AND l.author_id = o.author_id) AS articles
      FROM owed o LEFT JOIN share_payments p ON p.month = ${firstDay(month)}::date AND p.author_id = o.author_id
      ORDER BY o.cents + o.adjusted DESC, o.author_id`
  return new Map(
    rows.map(row => {
      const [cents, adjustedCents] = [Number(row.cents), Number(row.adjustedCents)]
      const paid = row.paidOn && { on: row.paidOn, cents: Number(row.paidCents) }
      const sums = { cents, adjustedCents, totalCents: cents + adjustedCents }
      return [row.authorId, { authorId: row.authorId, articles: Number(row.articles), ...sums, paid }]
    }),
  )
}
