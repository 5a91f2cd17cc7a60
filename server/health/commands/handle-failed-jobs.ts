import type { AuditAction } from '#lib/audit/actions.ts'
import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { discardFailedJobs, requeueFailedJobs } from '#server/platform/work/dead-letters.ts'
import { healthPolicy } from '../policy.ts'

type Handle = (tx: CommandContext['tx'], ids: readonly string[]) => Promise<number>

const handled = (action: AuditAction, handle: Handle) =>
  command(async (context, { ids }: { ids: string[] }) => {
    healthPolicy.assert(context.actor, 'handleJobs', null)
    const count = await handle(context.tx, ids)
    if (count === 0) throw new DomainError('not_found')
    for (const id of ids) await audit(context, { action, subject: { type: 'job', id } })
    return { count }
  })

/** Queues failed jobs again. Gives their number. Raises forbidden, or not_found when none of them is a failed job any more. */
export const retryFailedJobs = handled('job.retried', requeueFailedJobs)

/** Discards failed jobs: their work is never done. Gives their number. Raises forbidden, or not_found. */
export const dropFailedJobs = handled('job.discarded', discardFailedJobs)
