import { DomainError } from '#lib/errors.ts'
import type { UserInput } from '#lib/schemas/users.ts'
import { endSessionsOf } from '#server/platform/session/session-store.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { userPolicy } from '../policy.ts'

/** Signs an account out everywhere. Gives the number of sessions that ended. Raises forbidden or not_found. */
export const endSessions = command(async (context, { id }: UserInput) => {
  const { tx, actor } = context
  userPolicy.assert(actor, 'sign_out', null)
  if (!(await tx.user.findUnique({ where: { id }, select: { id: true } }))) throw new DomainError('not_found')
  const count = await endSessionsOf(context, id)
  await audit(context, { action: 'sessions.ended', subject: { type: 'user', id }, details: { count } })
  return { count }
})
