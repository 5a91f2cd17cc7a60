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

/** The figures of Ad Manager for a period. */
export interface AdSummary {
  /** Millionths of a real. */
  totalRevenue: number
  totalImpressions: number
  totalClicks: number
  /** Fractions from 0 to 1. */
  avgCTR: number
  fillRate: number
  totalAdRequests: number
}

interface AnalyticsCounts {
  users: number
  sessions: number
  pageViews: number
  sessionSeconds: number
  engagedSessions: number
}

interface AdCounts {
  revenueMicros: bigint
  impressions: number | bigint
  clicks: number | bigint
  requests: number | bigint
  filledRequests: number | bigint
}

/** Days of Google Analytics added up; null without any. */
export function analyticsSummary(days: readonly AnalyticsCounts[]): AnalyticsSummary | null {
  if (days.length === 0) return null
  const sum = (of: (day: AnalyticsCounts) => number) => days.reduce((total, day) => total + of(day), 0)
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
export function adSummary(days: readonly AdCounts[]): AdSummary | null {
  if (days.length === 0) return null
  const sum = (of: (day: AdCounts) => number | bigint) => days.reduce((total, day) => total + Number(of(day)), 0)
  const [impressions, requests] = [sum(day => day.impressions), sum(day => day.requests)]
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

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Millionths of a real as “R$ 12,34”. */
export const formatMicros = (micros: number): string => money.format(micros / 1_000_000)
/** A fraction as “2,50%”. */
export const formatRate = (fraction: number): string => percent.format(fraction)
/** Seconds as “2m 05s”. */
export const formatSpan = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}m ${String(whole % 60).padStart(2, '0')}s`
}
