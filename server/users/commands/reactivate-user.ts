import { DomainError } from '#lib/errors.ts'
import type { UserInput } from '#lib/schemas/users.ts'
import { endSessionsOf } from '#server/platform/session/session-store.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { userPolicy } from '../policy.ts'

/** Lets a suspended account sign in again, with the roles that it has. Does nothing to another account. Raises forbidden or not_found. */
export const reactivateUser = command(async (context, { id }: UserInput) => {
  const { tx, actor } = context
  userPolicy.assert(actor, 'reactivate', null)
  if (!(await tx.user.findUnique({ where: { id }, select: { id: true } }))) throw new DomainError('not_found')
  const { count } = await tx.user.updateMany({ where: { id, suspendedAt: { not: null } }, data: { suspendedAt: null } })
  if (count === 0) return
  // A session that a sign-in opened while the account was being suspended.
  await endSessionsOf(context, id)
  await audit(context, { action: 'user.restored', subject: { type: 'user', id } })
})
