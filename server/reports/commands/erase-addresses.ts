import { limits } from '#lib/limits.ts'
import { command } from '#server/platform/work/command.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Erases the e-mails of old reports, when no answer is to be expected any more; the messages stay. Gives their number.
 * For the job only: it checks no policy.
 */
export const eraseAddresses = command(async ({ tx, now }, _: undefined) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  return tx.errorReport.updateMany({
    where: {
      email: { not: null },
      OR: [
        { closedAt: { lt: daysAgo(limits.reportAddress.closedDays) } },
        { createdAt: { lt: daysAgo(limits.reportAddress.days) } },
      ],
    },
    data: { email: null },
  })
})
