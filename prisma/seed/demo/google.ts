import { system } from '#lib/actor.ts'
import { isoDay } from '#lib/text/format.ts'
import { storeReading } from '#server/google/commands/fetch-figures.ts'
import { db } from '#server/platform/db/db.ts'
import { at } from './moment.ts'

/** The part of visitors who accept measurement, so that Google counts them. */
const MEASURED = 0.71
const IMPRESSIONS_A_PAGE = 2.3
const MICROS_AN_IMPRESSION = 14_200

/**
 * Stores what Google would have counted of the demonstration's days, as the job stores a night's reading. No key is set: the figures are of a Google
 * that the demonstration does not have, and the screens say that they no longer change.
 */
export async function seedGoogle(now: Date): Promise<void> {
  const today = isoDay(now)
  const counted = await db().audienceDay.findMany({
    where: { subject: 'site', day: { lt: new Date(today) } },
    orderBy: { day: 'asc' },
  })
  const rows = counted.map(row => ({ ...row, name: row.day.toISOString().slice(0, 10) }))
  const analytics = rows.map(({ name, visitors, sessions, bounces, pageViews, seenSeconds }) => ({
    day: name,
    users: part(visitors),
    sessions: part(sessions),
    pageViews: part(pageViews),
    sessionSeconds: part(Number(seenSeconds)),
    engagedSessions: part(sessions - bounces),
  }))
  const ads = rows.map(({ name, day, pageViews }) => {
    const impressions = Math.round(pageViews * IMPRESSIONS_A_PAGE)
    const requests = Math.round(impressions / 0.87)
    // Amounts end in odd micros and follow the day of the week, as those of an auction do.
    const price = MICROS_AN_IMPRESSION + ((day.getUTCDate() * 997) % 1_300)
    return {
      day: name,
      revenueMicros: BigInt(impressions * price),
      impressions,
      clicks: Math.round(impressions * 0.0062),
      requests,
      filledRequests: impressions,
    }
  })
  await at(lastNight(now), async () => {
    await storeReading(system, { service: 'analytics', problem: '', source: 'demonstracao', days: analytics })
    await storeReading(system, { service: 'ads', problem: '', source: 'demonstracao', days: ads, report: '' })
  })
}

const part = (count: number) => Math.round(count * MEASURED)

/** The last 5.20 in São Paulo, when the job reads. */
function lastNight(now: Date): number {
  const morning = Date.parse(`${isoDay(now)}T08:20:00Z`)
  return morning <= now.getTime() ? morning : morning - 24 * 60 * 60 * 1000
}
