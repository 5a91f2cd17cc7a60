import { expect, test } from 'vitest'
import { adSummary, analyticsSummary } from './figures.ts'

test('averages are of all sessions, and not of the days', () => {
  const days = [
    { users: 10, sessions: 10, pageViews: 20, sessionSeconds: 600, engagedSessions: 5 },
    { users: 1, sessions: 90, pageViews: 90, sessionSeconds: 900, engagedSessions: 90 },
  ]
  expect(analyticsSummary(days)).toEqual({
    totalUsers: 11,
    totalSessions: 100,
    totalPageViews: 110,
    avgSessionDuration: 15,
    avgBounceRate: 1 - 0.95,
  })
})

test('rates of ads are of all impressions and requests', () => {
  const day = { revenueMicros: 1_500_000n, impressions: 900, clicks: 9, requests: 1_000, filledRequests: 900 }
  const other = { revenueMicros: 500_000n, impressions: 100, clicks: 11, requests: 3_000, filledRequests: 100 }
  expect(adSummary([day, other])).toEqual({
    totalRevenue: 2_000_000,
    totalImpressions: 1_000,
    totalClicks: 20,
    avgCTR: 0.02,
    fillRate: 0.25,
    totalAdRequests: 4_000,
  })
})
