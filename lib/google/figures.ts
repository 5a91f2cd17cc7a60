import { formatMoney } from '../text/format.ts'

/** The figures of Google Analytics for a period: sums of its days. */
export interface AnalyticsSummary {
  /** The sum of each day's active users: a person of two days counts twice. */
  totalUsers: number
  totalSessions: number
  totalPageViews: number
  /** Seconds. */
  avgSessionDuration: number
  /** A fraction from 0 to 1. */
  avgBounceRate: number
}

/** What Ad Manager counted of a period, without the revenue. */
interface AdCounts {
  totalImpressions: number
  totalClicks: number
  /** Fractions from 0 to 1. */
  avgCTR: number
  fillRate: number
  totalAdRequests: number
}

/** The figures of Ad Manager for a period. */
export interface AdSummary extends AdCounts {
  /** Millionths of a real. */
  totalRevenue: number
}

/** The ad revenue of a day or a period as one person reads it. */
export interface AdFigures {
  /** Millionths of a real: the newspaper's for masters, one's own after the split for others. Null while no split is set, and without a figure. */
  totalRevenue: number | null
  /** The whole newspaper's, for masters alone: Ad Manager does not count by author. */
  counts: AdCounts | null
}

export interface AdRevenueDay extends AdFigures {
  /** `2026-11-24`. */
  day: string
}

/** The ad revenue of a period, every day of it, and the same number of days before; null when nothing of them was counted. */
export interface AdRevenue extends AdFigures {
  days: AdRevenueDay[]
  before: (AdFigures & { days: AdRevenueDay[] }) | null
  /** The newest day with figures, `2026-11-24`; null before the first reading. */
  until: string | null
}

interface AnalyticsDay {
  users: number
  sessions: number
  pageViews: number
  sessionSeconds: number
  engagedSessions: number
}

interface AdDay {
  revenueMicros: bigint
  impressions: number | bigint
  clicks: number | bigint
  requests: number | bigint
  filledRequests: number | bigint
}

/** Days of Google Analytics added up; null without any. */
export function analyticsSummary(days: readonly AnalyticsDay[]): AnalyticsSummary | null {
  if (days.length === 0) return null
  const sum = (of: (day: AnalyticsDay) => number) => days.reduce((total, day) => total + of(day), 0)
  const sessions = sum(day => day.sessions)
  return {
    totalUsers: sum(day => day.users),
    totalSessions: sessions,
    totalPageViews: sum(day => day.pageViews),
    avgSessionDuration: sessions === 0 ? 0 : sum(day => day.sessionSeconds) / sessions,
    avgBounceRate: sessions === 0 ? 0 : 1 - Math.min(1, sum(day => day.engagedSessions) / sessions),
  }
}

/** Days of Ad Manager added up; null without any. */
export function adSummary(days: readonly AdDay[]): AdSummary | null {
  if (days.length === 0) return null
  const sum = (of: (day: AdDay) => number | bigint) => days.reduce((total, day) => total + Number(of(day)), 0)
  const impressions = sum(day => day.impressions)
  const requests = sum(day => day.requests)
  const clicks = sum(day => day.clicks)
  return {
    totalRevenue: sum(day => day.revenueMicros),
    totalImpressions: impressions,
    totalClicks: clicks,
    avgCTR: impressions === 0 ? 0 : clicks / impressions,
    fillRate: requests === 0 ? 0 : sum(day => day.filledRequests) / requests,
    totalAdRequests: requests,
  }
}

/** Millionths of a real as “R$ 12,34”. */
export const formatMicros = (micros: number): string => formatMoney(micros / 10_000)
