import { type Actor, isMaster, isSignedIn } from '#lib/actor.ts'
import type { AdRevenue } from '#lib/analytics/figures.ts'
import type { Period } from '#lib/analytics/period.ts'
import { type ErrorCode, errorKinds } from '#lib/errors.ts'
import { type AdSummary, type AnalyticsSummary, adSummary, analyticsSummary } from '#lib/google/figures.ts'
import { messageFor } from '#lib/messages.ts'
import { db } from '#server/platform/db/db.ts'
import { readSetting } from '#server/site/queries.ts'
import { findAccess } from '../access.ts'
import { googlePolicy } from '../policy.ts'

/** How current the figures of one of Google's services are. */
export interface Reading {
  /** The newest day with figures, `2026-11-24`; null before the first reading. */
  until: string | null
  readAt: Date | null
  /** Why the last reading failed, in a sentence; null when it succeeded. */
  problem: string | null
}

/** A person's own part of a period's ad revenue, after the split. */
export interface OwnRevenue {
  /** Millionths of a real; null: “Split não configurado”. */
  totalRevenue: number | null
}

export interface GoogleFigures {
  /** Whether a key is set up. Without one there may still be figures of earlier days. */
  isSetUp: boolean
  /** `all`: the newspaper's figures, for masters. `own`: the revenue of one's own articles, for others. */
  scope: 'all' | 'own'
  /** For masters alone, since Google does not count by author. Null without a day of figures. */
  analytics: AnalyticsSummary | null
  ads: AdSummary | null
  own: OwnRevenue | null
  readings: { analytics: Reading; ads: Reading }
}

type Days = Pick<Period, 'from' | 'to'>

/**
 * Google's figures of a period, as stored by night; no request goes to Google. They are never added to the newspaper's own. Masters read all; other
 * staff read their own revenue after the split, by the views of their articles. Raises forbidden.
 */
export async function googleFigures(actor: Actor, period: Days): Promise<GoogleFigures> {
  const isAll = isMaster(actor)
  googlePolicy.assert(actor, isAll ? 'readAll' : 'readOwn', null)
  const days = { gte: new Date(period.from), lte: new Date(period.to) }
  const [access, adDays, readings] = await Promise.all([
    findAccess(),
    db().googleAdDay.findMany({ where: { day: days } }),
    readReadings(),
  ])
  const ads = adSummary(adDays)
  const same = { isSetUp: access !== null, readings }
  if (!isAll)
    return { ...same, scope: 'own', analytics: null, ads: null, own: ads && (await findOwnRevenue(actor, period)) }
  const analytics = analyticsSummary(await db().googleAnalyticsDay.findMany({ where: { day: days } }))
  return { ...same, scope: 'all', analytics, ads, own: null }
}

/**
 * The ad revenue of a period for the dashboard: the newspaper's for masters, one's own after the split for others. Null without a day of figures. Raises
 * forbidden.
 */
export async function findAdRevenue(actor: Actor, period: Days): Promise<AdRevenue | null> {
  const { ads, own, readings } = await googleFigures(actor, period)
  const { until } = readings.ads
  if (own) return { revenueMicros: own.totalRevenue, counts: null, until }
  if (!ads) return null
  const { totalRevenue, totalImpressions, totalClicks, totalAdRequests, avgCTR, fillRate } = ads
  const counts = {
    impressions: totalImpressions,
    clicks: totalClicks,
    requests: totalAdRequests,
    ctr: avgCTR,
    fillRate,
  }
  return { revenueMicros: totalRevenue, counts, until }
}

async function readReadings(): Promise<GoogleFigures['readings']> {
  const [fetches, analytics, ads] = await Promise.all([
    db().googleFetch.findMany(),
    db().googleAnalyticsDay.aggregate({ _max: { day: true } }),
    db().googleAdDay.aggregate({ _max: { day: true } }),
  ])
  const reading = (service: string, day: Date | null): Reading => {
    const last = fetches.find(one => one.service === service)
    const problem = last?.problem && last.problem in errorKinds ? (last.problem as ErrorCode) : null
    return {
      until: day?.toISOString().slice(0, 10) ?? null,
      readAt: last?.succeededAt ?? null,
      problem: problem && messageFor({ code: problem, params: {} }),
    }
  }
  return { analytics: reading('analytics', analytics._max.day), ads: reading('ads', ads._max.day) }
}

/** A person's own part of the ad revenue; null while the months share the revenue of subscriptions instead. */
async function findOwnRevenue(actor: Actor, period: Days): Promise<OwnRevenue | null> {
  const { percent, basis } = await readSetting('revenue_share')
  return basis === 'views' ? ownRevenue(actor, period, percent) : null
}

/** The sum of each day's revenue times the person's part of that day's views, after the split. An article's views are divided between its people. */
async function ownRevenue(actor: Actor, { from, to }: Days, percent: number | null): Promise<OwnRevenue> {
  if (percent === null || !isSignedIn(actor)) return { totalRevenue: null }
  const [row] = await db().$queryRaw<[{ micros: number | null }]>`
    WITH own AS MATERIALIZED (
      SELECT article_id::text AS key, count(DISTINCT profile_id) AS people FROM article_credits
        WHERE profile_id IS NOT NULL AND article_id IN (SELECT article_id FROM article_credits WHERE profile_id = ${actor.id}::uuid)
        GROUP BY article_id
    ), days AS (
      SELECT d.day, sum(d.paid_views)::float8 AS views, sum(d.paid_views::float8 / o.people) AS own
        FROM audience_days d LEFT JOIN own o USING (key)
        WHERE d.subject = 'article' AND d.day BETWEEN ${from}::date AND ${to}::date GROUP BY d.day
    )
    SELECT sum(a.revenue_micros * coalesce(days.own, 0) / nullif(days.views, 0)) AS micros
      FROM google_ad_days a JOIN days USING (day)`
  return { totalRevenue: Math.round(((row.micros ?? 0) * percent) / 10_000) }
}
