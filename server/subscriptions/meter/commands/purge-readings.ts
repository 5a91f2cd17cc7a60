import { isoMonth } from '#lib/text/format.ts'
import { command } from '#server/platform/work/command.ts'

/** Deletes who read which premium texts by the meter in earlier months: they open and count nothing any more. */
export const purgeReadings = command(async ({ tx, now }): Promise<void> => {
  await tx.meteredReading.deleteMany({ where: { month: { lt: isoMonth(now) } } })
})
