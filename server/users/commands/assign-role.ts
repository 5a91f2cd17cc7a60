import { DomainError } from '#lib/errors.ts'
import type { RoleChange } from '#lib/schemas/users.ts'
import { command } from '#server/platform/work/command.ts'
import { userPolicy } from '../policy.ts'
import { giveRole } from '../roles.ts'

/** Gives an account a role, at once, open sessions included. Giving it twice changes nothing. Raises forbidden or not_found. */
export const assignRole = command(async (context, { userId, role }: RoleChange) => {
  const { tx, actor } = context
  userPolicy.assert(actor, 'assign', null)
  if (!(await tx.user.findUnique({ where: { id: userId }, select: { id: true } }))) throw new DomainError('not_found')
  await giveRole(context, { userId, role, assignedBy: actor.id })
})
