import { isoDay } from '#lib/text/format.ts'
import { command } from '#server/platform/work/command.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Days for which visits are kept. Hours name nobody and are kept longer. */
const visitDays = 30
const hourDays = 90

/**
 * Deletes rows against double counting after a day, visits after thirty days, hours after ninety, and the salts of all days before yesterday. Gives the
 * number of the first. For the job only: it checks no policy.
 */
export const pruneViews = command(async ({ tx, now }, _: undefined) => {
  const today = new Date(isoDay(now)).getTime()
  await tx.audienceSalt.deleteMany({ where: { day: { lt: new Date(today - dayMs) } } })
  await tx.audienceVisit.deleteMany({ where: { day: { lt: new Date(today - visitDays * dayMs) } } })
  await tx.audienceHour.deleteMany({ where: { hour: { lt: new Date(today - hourDays * dayMs) } } })
  return tx.articleView.deleteMany({ where: { slot: { lt: new Date(now.getTime() - dayMs) } } })
})
