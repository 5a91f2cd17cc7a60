import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import type { Priority } from '#server/platform/work/jobs.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { attemptJob } from '../attempt-job.ts'
import { monitorPolicy } from '../policy.ts'

interface RequestAttempt {
  articleId: string
  /** Runs it at once and from the first attempt, whatever waits. */
  force: boolean
}

/** The attempt of an article that waits, and when it is due. */
export interface WaitingAttempt {
  id: string
  dueAt: Date
}

/**
 * Asks for an article to be analysed and validated again (`reprocess-article`). An attempt that waits stays as it is; with `force`, which is
 * audited, it runs at once. Gives the attempt. Raises forbidden or article_not_found.
 */
export const requestAttempt = command(
  async (context, { articleId, force }: RequestAttempt): Promise<WaitingAttempt> => {
    const { tx, actor } = context
    monitorPolicy.assert(actor, 'reprocess', null)
    // Two requests at once wait for each other here, so that the second finds the attempt of the first.
    const [article] = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM articles WHERE id = ${articleId}::uuid AND deleted_at IS NULL FOR UPDATE`
    if (!article) throw new DomainError('article_not_found')
    if (force) await audit(context, { action: 'monitor.forced', subject: { type: 'article', id: articleId } })
    return planNow(context, { articleId, forced: force, priority: force ? 'high' : 'normal' })
  },
)

interface PlanNow {
  articleId: string
  forced: boolean
  priority: Priority
}

/** Plans the first run of an article for now. An attempt that waits is brought forward when it is forced, and left alone otherwise. */
export async function planNow(
  { tx, actor, now }: CommandContext,
  { articleId, forced, priority }: PlanNow,
): Promise<WaitingAttempt> {
  const waiting = await tx.aiReprocessing.findFirst({
    where: { articleId, status: 'pending' },
    select: { id: true, nextAttemptAt: true },
  })
  if (waiting && !forced) return { id: waiting.id, dueAt: waiting.nextAttemptAt ?? now }
  const first = { attempt: 0, executedAt: now, nextAttemptAt: now, forced, requestedBy: actor.id }
  const { id } = waiting
    ? await tx.aiReprocessing.update({ where: { id: waiting.id }, data: first, select: { id: true } })
    : await tx.aiReprocessing.create({ data: { articleId, status: 'pending', ...first }, select: { id: true } })
  await enqueue(tx, attemptJob, { id }, { priority })
  return { id, dueAt: now }
}
