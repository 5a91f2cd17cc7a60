import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { attemptJob } from '../attempt-job.ts'
import { monitorPolicy } from '../policy.ts'
import { planNow } from './request-attempt.ts'

/** The attempts queued by one press of the button (spec). */
const batch = 10

/** Queues the attempts that are due, at most ten. Gives their number. Raises forbidden. */
export const reprocessDue = command(async ({ tx, actor, now }): Promise<{ count: number }> => {
  monitorPolicy.assert(actor, 'reprocess', null)
  const due = await tx.aiReprocessing.findMany({
    where: { status: 'pending', nextAttemptAt: { lte: now } },
    orderBy: { nextAttemptAt: 'asc' },
    take: batch,
    select: { id: true },
  })
  for (const { id } of due) await enqueue(tx, attemptJob, { id }, { priority: 'high' })
  return { count: due.length }
})

/** Plans the first analysis of an article that was just published or changed. For the system. */
export const beginAnalysis = command(async (context, { articleId }: { articleId: string }): Promise<void> => {
  await planNow(context, { articleId, forced: false, priority: 'normal' })
})

/** Days for which results are kept. */
const keptDays = 90

/** Deletes results older than ninety days. For the system. */
export const purgeAttempts = command(async ({ tx, now }): Promise<void> => {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)
  await tx.aiReprocessing.deleteMany({ where: { executedAt: { lt: before }, status: { not: 'pending' } } })
})
