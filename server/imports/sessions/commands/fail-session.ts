import { notifyMasters } from '#server/notifications/commands/notify-people.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { importPolicy } from '../../policy.ts'
import { lockSession, setStatus } from '../lock.ts'
import { runImports } from '../run-job.ts'
import { isOpen } from '../session.ts'

interface FailedSession {
  id: string
  /** A sentence for the master. */
  error: string
  /** Whether its undo failed; otherwise the import did. */
  undoing?: boolean
}

/** Marks a running import, or an undo, as failed. It can go on later, or be undone again. For masters and the system. Raises forbidden or not_found. */
export const failSession = command(async (context, { id, error, undoing = false }: FailedSession) => {
  importPolicy.assert(context.actor, 'run', null)
  const session = await lockSession(context.tx, id)
  if (undoing ? session.status !== 'undoing' : !isOpen(session)) return
  await setStatus(context, id, { status: 'failed', error: error.slice(0, 500), completedAt: context.now })
  // The next import need not wait until the schedule looks.
  await enqueue(context.tx, runImports, {}, { priority: 'low' })
  const message = undoing ? 'Uma importação não pôde ser desfeita.' : 'Uma importação parou antes do fim.'
  const errors = [error.slice(0, 500)]
  await notifyMasters(context, { type: 'LOAD_ERROR', message, about: { importId: id }, errors })
  await audit(context, { action: 'import.failed', subject: { type: 'import_session', id }, status: 'failed' })
})
