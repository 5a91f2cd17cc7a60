import type { MovementRow } from '#lib/subscriptions/revenue/revenue.ts'
import type { Tx } from '#server/platform/db/db.ts'

interface Bounds {
  /** The first moment whose changes are read; null: all of them. */
  from: Date | null
  /** The beginnings of the spans, the oldest first. */
  starts: readonly Date[]
  end: Date
}

type Counted = { [Column in keyof MovementRow]: Column extends 'start' ? number : bigint }

/**
 * The movements of subscriptions within spans, and those from `from` until the first span together, under 1970. Each change counts against the
 * one before it. Within a span only the first and the last state of a subscription count, so that a cancellation that is taken back on the same
 * day is none.
 */
export async function readMovements(client: Tx, { from, starts, end }: Bounds): Promise<MovementRow[]> {
  const since = from?.toISOString() ?? '-infinity'
  const rows = await client.$queryRaw<Counted[]>`
    WITH inside AS (
      SELECT * FROM subscription_changes WHERE at >= ${since}::timestamptz AND at < ${end}::timestamptz
    ), previous AS (
      SELECT earlier.* FROM (SELECT DISTINCT subscription_id FROM inside) AS changed, LATERAL (
        SELECT * FROM subscription_changes c
        WHERE c.subscription_id = changed.subscription_id AND c.at < ${since}::timestamptz
        ORDER BY c.at DESC, c.id DESC LIMIT 1) AS earlier
    ), placed AS (
      SELECT subscription_id, id, at, status, plan, price_cents, width_bucket(at, ${starts.map(iso)}::timestamptz[]) AS span FROM inside
      UNION ALL SELECT subscription_id, id, at, status, plan, price_cents, -1 FROM previous
    ), priced AS (
      SELECT *, CASE WHEN status = 'active' THEN price_cents * CASE plan WHEN 'yearly' THEN 1 ELSE 12 END ELSE 0 END AS yearly
      FROM placed
    ), steps AS (
      SELECT subscription_id, span, status, yearly, lag(status) OVER w AS status_before, lag(yearly, 1, 0) OVER w AS yearly_before,
        lag(span) OVER w IS DISTINCT FROM span AS is_first, lead(span) OVER w IS DISTINCT FROM span AS is_last
      FROM priced WINDOW w AS (PARTITION BY subscription_id ORDER BY at, id)
    ), stretches AS (
      SELECT span, sum(yearly - yearly_before) AS yearly,
        sum((status = 'active')::int - (status_before IS NOT DISTINCT FROM 'active')::int) AS active,
        sum((status = 'past_due')::int - (status_before IS NOT DISTINCT FROM 'past_due')::int) AS overdue,
        min(status_before) FILTER (WHERE is_first) AS earlier,
        bool_or(status IN ('active', 'past_due')) AS paid,
        bool_or(is_last AND status IN ('active', 'past_due')) AS pays
      FROM steps WHERE span >= 0 GROUP BY subscription_id, span
    ), judged AS (
      SELECT *, coalesce(earlier IN ('active', 'past_due'), false) AS paid_before,
        coalesce(earlier = 'incomplete', true) AND paid AS began
      FROM stretches
    )
    SELECT span AS start, sum(yearly)::bigint AS "yearlyCents", sum(active)::bigint AS active, sum(overdue)::bigint AS overdue,
      count(*) FILTER (WHERE began) AS began,
      count(*) FILTER (WHERE earlier = 'cancelled' AND pays) AS returned,
      count(*) FILTER (WHERE (paid_before OR began) AND NOT pays) AS cancelled,
      count(*) FILTER (WHERE paid_before AND NOT pays) AS lost
    FROM judged GROUP BY span`
  return rows.map(({ start: span, ...row }) => ({
    start: starts[span - 1] ?? new Date(0),
    yearlyCents: Number(row.yearlyCents),
    active: Number(row.active),
    overdue: Number(row.overdue),
    began: Number(row.began),
    returned: Number(row.returned),
    cancelled: Number(row.cancelled),
    lost: Number(row.lost),
  }))
}

const iso = (date: Date) => date.toISOString()
