import { limits } from '#lib/limits.ts'
import { command } from '#server/platform/work/command.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Erases the names and addresses of people without an account, when no answer is to be expected any more; the messages stay. For the job only: it
 * checks no policy.
 */
export const eraseSenders = command(async ({ tx, now }, _: undefined) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  return tx.supportMessage.updateMany({
    where: {
      senderEmail: { not: null },
      OR: [
        { answeredAt: { lt: daysAgo(limits.contact.answeredDays) } },
        { createdAt: { lt: daysAgo(limits.contact.days) } },
      ],
    },
    data: { senderEmail: null, senderName: '' },
  })
})
