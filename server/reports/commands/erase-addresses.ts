import { limits } from '#lib/limits.ts'
import { command } from '#server/platform/work/command.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Erases the e-mails that readers left with their reports, once they can no longer be for an answer (decision 0097); what they wrote stays.
 * Gives how many. The house's own job.
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
