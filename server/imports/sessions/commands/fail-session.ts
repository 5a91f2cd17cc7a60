import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { importPolicy } from '../../policy.ts'
import { lockSession, setStatus } from '../lock.ts'
import { isOpen } from '../session.ts'

/** Marks a running import as failed, with a sentence for the master. It can go on later. For masters and the system. Raises forbidden or not_found. */
export const failSession = command(async (context, { id, error }: { id: string; error: string }) => {
  importPolicy.assert(context.actor, 'run', null)
  const session = await lockSession(context.tx, id)
  if (!isOpen(session)) return
  await setStatus(context, id, { status: 'failed', error: error.slice(0, 500), completedAt: context.now })
  await audit(context, { action: 'import.failed', subject: { type: 'import_session', id }, status: 'failed' })
})
