import { type Actor, isMaster } from '#lib/actor.ts'
import { type Figures, noFigures, sumOf } from '#lib/audience/figures.ts'
import { daysOf, type Period, periodBefore } from '#lib/audience/period.ts'
import { db } from '#server/platform/db/db.ts'
import { audiencePolicy } from '../policy.ts'

/** A day of São Paulo, as `yyyy-MM-dd`, with what was counted of it. */
export interface FigureDay extends Figures {
  day: string
}

/** The audience of a period, of the whole site or of a person's own articles. */
export interface Overview {
  own: boolean
  /** Every day of the period, counted or not. */
  days: FigureDay[]
  sum: Figures
  /** The same number of days before the period, and their sum; null when nothing of them was counted. */
  before: { days: FigureDay[]; sum: Figures } | null
  /** The moment up to which visits are counted; null before the first count. */
  countedUntil: Date | null
}

/**
 * The audience of a period and of the days before it: of the whole site for a master, of their signed articles for others. The actor alone decides
 * (abuse case 7). Reads rolled-up days alone. Raises forbidden.
 */
export async function findOverview(actor: Actor, period: Period): Promise<Overview> {
  audiencePolicy.assert(actor, 'readOverview', null)
  const own = !isMaster(actor)
  const before = periodBefore(period)
  const [rows, count] = await Promise.all([
    db().audienceDay.findMany({
      where: {
        ...(own ? { subject: 'author', key: actor.id ?? '' } : { subject: 'site', key: '' }),
        day: { gte: new Date(before.from), lte: new Date(period.to) },
      },
      select: { day: true, pageViews: true, visitors: true, sessions: true, bounces: true, seenSeconds: true },
    }),
    db().audienceCount.findUnique({ where: { id: 1 }, select: { until: true } }),
  ])
  const counted = new Map(
    rows.map(({ day, seenSeconds, ...row }) => [
      day.toISOString().slice(0, 10),
      { ...row, seenSeconds: Number(seenSeconds) },
    ]),
  )
  const within = (span: Period) => daysOf(span).map(day => ({ day, ...(counted.get(day) ?? noFigures) }))
  const days = within(period)
  const daysBefore = within(before)
  const sumBefore = sumOf(daysBefore)
  return {
    own,
    days,
    sum: sumOf(days),
    before: sumBefore.sessions === 0 ? null : { days: daysBefore, sum: sumBefore },
    countedUntil: count?.until ?? null,
  }
}
