import { type Actor, isMaster, isSignedIn } from '#lib/actor.ts'
import { daysOf, type Period, periodBefore } from '#lib/audience/period.ts'
import { type AdFigures, type AdRevenue, type AdRevenueDay, adSummary } from '#lib/google/figures.ts'
import { db } from '#server/platform/db/db.ts'
import { readSetting } from '#server/site/queries.ts'
import { earns } from '#server/users/queries/earners.ts'
import { googlePolicy } from '../policy.ts'

/**
 * The ad revenue of a period and of the days before it: the newspaper's for masters, one's own after the split for others. Null without a day of figures
 * in the period. Reads what the nights stored. Raises forbidden.
 */
export async function findAdRevenue(actor: Actor, period: Period): Promise<AdRevenue | null> {
  const isAll = isMaster(actor)
  googlePolicy.assert(actor, isAll ? 'readAll' : 'readOwn', null)
  const before = periodBefore(period)
  const [counted, newest] = await Promise.all([
    isAll ? countedDays(before.from, period.to) : ownDays(actor, before.from, period.to),
    db().googleAdDay.aggregate({ _max: { day: true } }),
  ])
  const within = (span: Period): (AdFigures & { days: AdRevenueDay[] }) | null => {
    const days = daysOf(span)
    const rows = days.flatMap(day => counted.get(day) ?? [])
    if (rows.length === 0) return null
    return {
      ...sumOf(rows),
      days: days.map(day => ({ day, ...(counted.get(day)?.figures ?? { totalRevenue: null, counts: null }) })),
    }
  }
  const found = within(period)
  return found && { ...found, before: within(before), until: newest._max.day?.toISOString().slice(0, 10) ?? null }
}

/** A day with figures. `row` is Ad Manager's, for masters alone. */
interface Counted {
  figures: AdFigures
  row: Parameters<typeof adSummary>[0][number] | null
}

function sumOf(days: readonly Counted[]): AdFigures {
  const whole = adSummary(days.flatMap(({ row }) => row ?? []))
  if (whole) return figuresOf(whole)
  const own = days.flatMap(({ figures }) => figures.totalRevenue ?? [])
  return { totalRevenue: own.length === 0 ? null : own.reduce((sum, micros) => sum + micros, 0), counts: null }
}

const figuresOf = ({ totalRevenue, ...counts }: NonNullable<ReturnType<typeof adSummary>>): AdFigures => ({
  totalRevenue,
  counts,
})

async function countedDays(from: string, to: string): Promise<Map<string, Counted>> {
  const rows = await db().googleAdDay.findMany({ where: { day: { gte: new Date(from), lte: new Date(to) } } })
  return new Map(
    rows.flatMap(row => {
      const summary = adSummary([row])
      return summary ? [[row.day.toISOString().slice(0, 10), { figures: figuresOf(summary), row }] as const] : []
    }),
  )
}

/**
 * Each day's revenue times the person's part of that day's views that pay, after the split; no day while months share the revenue of
 * subscriptions instead. An article's views are divided between its people.
 */
async function ownDays(actor: Actor, from: string, to: string): Promise<Map<string, Counted>> {
  if (!isSignedIn(actor)) return new Map()
  const { percent, basis } = await readSetting('revenue_share')
  if (basis !== 'views') return new Map()
  const rows = await db().$queryRaw<{ day: string; micros: number }[]>`
    WITH own AS MATERIALIZED (
      SELECT article_id::text AS key, count(DISTINCT profile_id) AS people FROM article_credits JOIN profiles p ON p.id = profile_id
        WHERE ${earns} AND article_id IN (SELECT article_id FROM article_credits WHERE profile_id = ${actor.id}::uuid)
        GROUP BY article_id
    ), days AS (
      SELECT d.day, sum(d.paid_views)::float8 AS views, sum(d.paid_views::float8 / o.people) AS own
        FROM audience_days d LEFT JOIN own o USING (key)
        WHERE d.subject = 'article' AND d.day BETWEEN ${from}::date AND ${to}::date GROUP BY d.day
    )
    SELECT a.day::text AS day, coalesce(a.revenue_micros * days.own / nullif(days.views, 0), 0)::float8 AS micros
      FROM google_ad_days a LEFT JOIN days USING (day) WHERE a.day BETWEEN ${from}::date AND ${to}::date`
  return new Map(
    rows.map(({ day, micros }) => {
      const totalRevenue = percent === null ? null : Math.round((micros * percent) / 10_000)
      return [day, { figures: { totalRevenue, counts: null }, row: null }]
    }),
  )
}
