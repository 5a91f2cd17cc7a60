import { figuresBody } from '#lib/schemas/audience/figures-body.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { json } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import { findAdRevenue } from './queries/ad-revenue.ts'

/** What Ad Manager does not count of one person. */
const unknown = { totalImpressions: null, totalClicks: null, avgCTR: null, fillRate: null, totalAdRequests: null }

/**
 * `POST /api/ad-revenue-data` with `startDate` and `endDate`: the ad revenue of a period as `summary`: the newspaper's for masters, one's own after the split
 * for others. Null without a day of figures.
 */
export const postAdRevenueData = route({
  name: 'ad-revenue-data',
  method: 'POST',
  access: 'staff',
  limit: { name: 'figures-data', points: 120, seconds: 600 },
  body: json(1_024, figuresBody),
  async answer({ actor, input }) {
    const revenue = await findAdRevenue(actor, input)
    return jsonAnswer({ summary: revenue && { totalRevenue: revenue.totalRevenue, ...(revenue.counts ?? unknown) } })
  },
})
