import { DomainError } from '#lib/errors.ts'
import type { RoleChange } from '#lib/schemas/users.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/forget.ts'
import { userPolicy } from '../policy.ts'

/** Gives an account a role, at once, open sessions included. Giving it twice changes nothing. Raises forbidden or not_found. */
export const assignRole = command(async (context, { userId, role }: RoleChange) => {
  const { tx, actor, now } = context
  userPolicy.assert(actor, 'assign', null)
  if (!(await tx.user.findUnique({ where: { id: userId }, select: { id: true } }))) throw new DomainError('not_found')
  const { count } = await tx.userRole.createMany({
    data: { userId, role, assignedBy: actor.id, createdAt: now },
    skipDuplicates: true,
  })
  if (count === 0) return
  await audit(context, { action: 'role.assigned', subject: { type: 'user', id: userId }, details: { role } })
  // Staff have an author page, with or without articles.
  await forget(tx, [`author:${userId}`])
})
