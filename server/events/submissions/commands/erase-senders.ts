import { limits } from '#lib/limits.ts'
import { command } from '#server/platform/work/command.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Erases the names and addresses of old submissions' senders, when no answer is to be expected any more; the events stay. For the job
 * only: it checks no policy.
 */
export const eraseSenders = command(async ({ tx, now }, _: undefined) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  return tx.eventSubmission.updateMany({
    where: {
      senderEmail: { not: null },
      OR: [
        { closedAt: { lt: daysAgo(limits.sentEvent.closedDays) } },
        { createdAt: { lt: daysAgo(limits.sentEvent.days) } },
      ],
    },
    data: { senderEmail: null, senderName: '' },
  })
})
