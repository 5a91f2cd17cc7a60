import { DomainError } from '#lib/errors.ts'
import type { UserInput } from '#lib/schemas/users.ts'
import { endSessionsOf } from '#server/platform/session/session-store.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { userPolicy } from '../policy.ts'
import { assertAnotherMaster } from '../queries/masters.ts'

/**
 * Suspends an account: it cannot sign in, and its sessions end at once. Its roles, articles and bylines stay. Suspending it twice changes
 * nothing. Raises forbidden, not_found, own_suspension or last_master.
 */
export const suspendUser = command(async (context, { id }: UserInput) => {
  const { tx, actor, now } = context
  userPolicy.assert(actor, 'suspend', null)
  if (id === actor.id) throw new DomainError('own_suspension')
  if (!(await tx.user.findUnique({ where: { id }, select: { id: true } }))) throw new DomainError('not_found')
  await assertAnotherMaster(tx, id)
  const { count } = await tx.user.updateMany({ where: { id, suspendedAt: null }, data: { suspendedAt: now } })
  if (count === 0) return
  await endSessionsOf(context, id)
  await audit(context, { action: 'user.suspended', subject: { type: 'user', id } })
})
