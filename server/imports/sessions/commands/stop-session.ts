import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { importPolicy } from '../../policy.ts'
import { lockSession, setStatus } from '../lock.ts'
import { canStop } from '../session.ts'

interface StoppedSession {
  id: string
  /** What it asks before it goes on, as a sentence. */
  question?: string
}

/** Stops an import behind its last batch; its articles stay, and it can go on. For masters and the system. Raises forbidden, not_found or import_not_running. */
export const stopSession = command(async (context, { id, question = '' }: StoppedSession) => {
  importPolicy.assert(context.actor, 'run', null)
  const session = await lockSession(context.tx, id)
  if (!canStop(session)) throw new DomainError('import_not_running')
  await setStatus(context, id, { status: 'stopped', error: question })
  await audit(context, { action: 'import.stopped', subject: { type: 'import_session', id } })
})
