import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { importPolicy } from '../../policy.ts'
import { lockSession } from '../../sessions/lock.ts'
import { runImports } from '../../sessions/run-job.ts'
import { isSettled } from '../../sessions/session.ts'

/**
 * Begins to publish the drafts of an import that were public at their source, or ends it with `stop`. The queue does the work. For masters. Raises
 * forbidden, not_found or import_not_settled.
 */
export const publishSession = command(async (context, { id, stop = false }: { id: string; stop?: boolean }) => {
  const { tx, actor, now } = context
  importPolicy.assert(actor, 'run', null)
  const session = await lockSession(tx, id)
  if (!isSettled(session)) throw new DomainError('import_not_settled')
  if ((session.publishingSince === null) === stop) return
  await tx.importSession.update({ where: { id }, data: { publishingSince: stop ? null : now } })
  await audit(context, {
    action: stop ? 'import.publish_stopped' : 'import.publish_begun',
    subject: { type: 'import_session', id },
  })
  if (!stop) await enqueue(tx, runImports, {}, { priority: 'low' })
})
