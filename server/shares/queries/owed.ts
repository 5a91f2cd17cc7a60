import { firstDay, monthOf } from '#lib/shares/months.ts'
import { Prisma, type Tx } from '#server/platform/db/db.ts'

/** What a closed month owes a person. */
export interface Owed {
  month: string
  authorId: string
  articles: number
  cents: number
  adjustedCents: number
  totalCents: number
  paid: { on: Date; cents: number } | null
}

/** What a closed month owes the people of some ids, or everybody for null. By id, the largest sum first. */
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
  paidCents: bigint | null
}

async function readOwed(
  client: Tx,
  { month, ids }: { month: string | null; ids: readonly string[] | null },
): Promise<Owed[]> {
  const where = Prisma.join(
    [
      month === null ? Prisma.sql`true` : Prisma.sql`month = ${firstDay(month)}::date`,
      ids === null ? Prisma.sql`true` : Prisma.sql`author_id = ANY(${ids}::uuid[])`,
    ],
    ' AND ',
  )
  const rows = await client.$queryRaw<Row[]>`
    WITH parts AS (
      SELECT month, author_id, cents, 0::bigint AS adjusted FROM share_statements WHERE ${where}
      UNION ALL SELECT month, author_id, 0, cents FROM share_adjustments WHERE ${where}
    ), owed AS (
      SELECT month, author_id, sum(cents)::bigint AS cents, sum(adjusted)::bigint AS adjusted
        FROM parts JOIN share_months USING (month) GROUP BY month, author_id
    )
    SELECT month, author_id AS "authorId", o.cents, o.adjusted AS "adjustedCents", p.paid_on AS "paidOn", p.cents AS "paidCents",
      (SELECT count(*) FROM share_lines l WHERE l.month = o.month AND l.author_id = o.author_id) AS articles
      FROM owed o LEFT JOIN share_payments p USING (month, author_id)
      ORDER BY month DESC, o.cents + o.adjusted DESC, author_id`
  return rows.map(row => {
    const [cents, adjustedCents] = [Number(row.cents), Number(row.adjustedCents)]
    return {
      ...{ month: monthOf(row.month), authorId: row.authorId, articles: Number(row.articles) },
      ...{ cents, adjustedCents, totalCents: cents + adjustedCents },
      paid: row.paidOn && { on: row.paidOn, cents: Number(row.paidCents) },
    }
  })
}
