import { z } from 'zod'
import type { ServiceKey } from '#lib/schemas/google/google.ts'
import { asGoogleError } from './failure.ts'
import { googleClient } from './google-client.ts'

/** A day as Google Analytics counted it. */
export interface AnalyticsDay {
  /** `2026-11-24`. */
  day: string
  users: number
  sessions: number
  pageViews: number
  sessionSeconds: number
  engagedSessions: number
}

/** Days as Google Analytics takes them: `2025-10-01`, `30daysAgo`, `yesterday`. */
export interface Dates {
  startDate: string
  endDate: string
}

const metrics = ['activeUsers', 'sessions', 'screenPageViews', 'averageSessionDuration', 'engagedSessions']
const patienceMs = 20_000

const amount = z.coerce.number().nonnegative().max(1e12)
const row = z.object({
  dimensionValues: z.tuple([z.object({ value: z.string().regex(/^\d{8}$/) })]),
  metricValues: z.array(z.object({ value: amount })).length(metrics.length),
})
const report = z.object({ rows: z.array(row).max(1_000).nullish() })

/**
 * The figures of Google Analytics for each of some days, by Google's own client over the guarded fetch. Days without a visit are left out. Raises
 * google_key_refused, google_no_permission, google_not_found, google_quota or google_unavailable.
 */
export async function readAnalyticsDays(key: ServiceKey, propertyId: string, dates: Dates): Promise<AnalyticsDay[]> {
  try {
    // Large, so the process loads it at the first use. It speaks HTTP/1 (`fallback`), so that every request passes the guarded fetch.
    const { BetaAnalyticsDataClient } = await import('@google-analytics/data')
    const { GoogleAuth } = await import('google-auth-library')
    const auth = new GoogleAuth({ authClient: await googleClient(key) })
    const client = new BetaAnalyticsDataClient({ fallback: true, auth })
    const [answer] = await client.runReport(
      {
        property: `properties/${propertyId}`,
        dateRanges: [dates],
        dimensions: [{ name: 'date' }],
        metrics: metrics.map(name => ({ name })),
        limit: 1_000,
      },
      { timeout: patienceMs, maxRetries: 0 },
    )
    return (report.parse(answer).rows ?? []).map(({ dimensionValues: [{ value: day }], metricValues }) => {
      const [users = 0, sessions = 0, pageViews = 0, seconds = 0, engagedSessions = 0] = metricValues.map(
        ({ value }) => value,
      )
      return {
        day: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`,
        users,
        sessions,
        pageViews,
        engagedSessions,
        sessionSeconds: seconds * sessions,
      }
    })
  } catch (error) {
    throw asGoogleError(error)
  }
}
