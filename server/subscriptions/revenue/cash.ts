import type { CashRow } from '#lib/subscriptions/revenue/revenue.ts'
import type { RevenueCut } from '#lib/subscriptions/revenue/spans.ts'
import { defaultTimeZone, isoDay } from '#lib/text/format.ts'
import { Prisma, type Tx } from '#server/platform/db/db.ts'

/** The sums of ledger rows by day and method, for an INSERT or a UNION. */
export const addedUp = (where: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT (occurred_at AT TIME ZONE ${defaultTimeZone})::date AS day, method,
    coalesce(sum(amount_cents) FILTER (WHERE currency = 'BRL' AND kind = 'payment'), 0)::bigint AS gross_cents,
    coalesce(sum(CASE kind WHEN 'refund' THEN amount_cents WHEN 'refund_failure' THEN -amount_cents END)
      FILTER (WHERE currency = 'BRL'), 0)::bigint AS refund_cents,
    coalesce(sum(CASE kind WHEN 'chargeback' THEN amount_cents WHEN 'chargeback_reversal' THEN -amount_cents END)
      FILTER (WHERE currency = 'BRL'), 0)::bigint AS chargeback_cents,
    count(*) FILTER (WHERE recovered AND kind = 'payment')::int AS recovered,
    coalesce(sum(amount_cents) FILTER (WHERE currency = 'BRL' AND recovered AND kind = 'payment'), 0)::bigint AS recovered_cents,
    count(*) FILTER (WHERE currency <> 'BRL')::int AS in_other_currency
  FROM ledger_entries WHERE ${where} GROUP BY 1, 2`

interface Stored {
  day: Date
  method: CashRow['method']
  grossCents: bigint
  refundCents: bigint
  chargebackCents: bigint
  recovered: bigint
  recoveredCents: bigint
  inOtherCurrency: bigint
}

interface Time {
  cut: RevenueCut
  from: Date
  end: Date
  /** What was recorded before is counted; null: nothing is. */
  until: Date | null
}

const units = { meses: 'month', dias: 'day' }

/** The money of the spans from one day to another by method: what was counted, and what was recorded since. */
export async function readCash(client: Tx, { cut, from, end, until }: Time): Promise<CashRow[]> {
  const since = until?.toISOString() ?? '-infinity'
  const live = addedUp(Prisma.sql`recorded_at >= ${since}::timestamptz
    AND occurred_at >= ${from.toISOString()}::timestamptz AND occurred_at < ${end.toISOString()}::timestamptz`)
  const rows = await client.$queryRaw<Stored[]>`
    SELECT date_trunc(${units[cut]}, day)::date AS day, method, sum(gross_cents)::bigint AS "grossCents",
      sum(refund_cents)::bigint AS "refundCents", sum(chargeback_cents)::bigint AS "chargebackCents",
      sum(recovered)::bigint AS recovered, sum(recovered_cents)::bigint AS "recoveredCents",
      sum(in_other_currency)::bigint AS "inOtherCurrency"
    FROM (
      SELECT * FROM revenue_cash WHERE day >= ${isoDay(from)}::date AND day < ${isoDay(end)}::date UNION ALL (${live})
    ) AS days GROUP BY 1, 2`
  return rows.map(row => ({
    day: row.day.toISOString().slice(0, 10),
    method: row.method,
    grossCents: Number(row.grossCents),
    refundCents: Number(row.refundCents),
    chargebackCents: Number(row.chargebackCents),
    recovered: Number(row.recovered),
    recoveredCents: Number(row.recoveredCents),
    inOtherCurrency: Number(row.inOtherCurrency),
  }))
}
