import type { Actor } from '#lib/actor.ts'
import type { Period } from '#lib/audience/period.ts'
import { type ErrorCode, errorKinds } from '#lib/errors.ts'
import { type AdSummary, type AnalyticsSummary, adSummary, analyticsSummary } from '#lib/google/figures.ts'
import { messageFor } from '#lib/messages.ts'
import { db } from '#server/platform/db/db.ts'
import { findAccess } from '../access.ts'
import { googlePolicy } from '../policy.ts'

/** How current the figures of one of Google's services are. */
export interface ServiceFigures {
  /** The newest day with figures, `2026-11-24`; null before the first reading. */
  until: string | null
  readAt: Date | null
  /** Why the last reading failed, in a sentence; null when it succeeded. */
  problem: string | null
}

export interface GoogleFigures {
  /** Whether a key is set up. Without one there may still be figures of earlier days. */
  isSetUp: boolean
  /** Null without a day of figures. */
  analytics: AnalyticsSummary | null
  ads: AdSummary | null
  readings: { analytics: ServiceFigures; ads: ServiceFigures }
}

type Days = Pick<Period, 'from' | 'to'>

/**
 * Google's figures of a period, as stored by night; no request goes to Google. They are never added to the newspaper's own. For masters: Google does not
 * count by author. Raises forbidden.
 */
export async function googleFigures(actor: Actor, period: Days): Promise<GoogleFigures> {
  googlePolicy.assert(actor, 'readAll', null)
  const where = { day: { gte: new Date(period.from), lte: new Date(period.to) } }
  const [access, adDays, analyticsDays, readings] = await Promise.all([
    findAccess(),
    db().googleAdDay.findMany({ where }),
    db().googleAnalyticsDay.findMany({ where }),
    readReadings(),
  ])
  return {
    isSetUp: access !== null,
    analytics: analyticsSummary(analyticsDays),
    ads: adSummary(adDays),
    readings,
  }
}

async function readReadings(): Promise<GoogleFigures['readings']> {
  const [fetches, analytics, ads] = await Promise.all([
    db().googleFetch.findMany(),
    db().googleAnalyticsDay.aggregate({ _max: { day: true } }),
    db().googleAdDay.aggregate({ _max: { day: true } }),
  ])
  const reading = (service: string, day: Date | null): ServiceFigures => {
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
