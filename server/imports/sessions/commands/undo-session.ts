import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { importPolicy } from '../../policy.ts'
import { lockSession, setStatus } from '../lock.ts'
import { runImports } from '../run-job.ts'
import { canUndo } from '../session.ts'

/**
 * Begins the undo of a whole import, at most 30 days after it began. The queue does the work, or with `here` the caller. For masters and the system.
 * Raises forbidden, not_found or undo_expired.
 */
export const undoSession = command(async (context, { id, here = false }: { id: string; here?: boolean }) => {
  const { tx, actor, now } = context
  importPolicy.assert(actor, 'run', null)
  const session = await lockSession(tx, id)
  if (here && session.status === 'undoing') return
  if (!canUndo(session, now)) throw new DomainError('undo_expired')
  // Silent from the start, so that the queue takes it at once.
  await setStatus(context, id, { status: 'undoing', error: '', deaths: 0, seenAt: here ? now : new Date(0) })
  await audit(context, { action: 'import.undo_begun', subject: { type: 'import_session', id } })
  if (!here) await enqueue(tx, runImports, {}, { priority: 'low' })
})
