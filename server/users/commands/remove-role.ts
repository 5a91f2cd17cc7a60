import type { RoleChange } from '#lib/schemas/users.ts'
import { settleDue } from '#server/accounts/factors/commands/settle-due.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { userPolicy } from '../policy.ts'
import { assertAnotherMaster } from '../queries/masters.ts'

/** Takes a role from an account, at once. Without that role nothing changes. Raises forbidden or last_master. */
export const removeRole = command(async (context, { userId, role }: RoleChange) => {
  const { tx, actor } = context
  userPolicy.assert(actor, 'remove', null)
  if (role === 'master') await assertAnotherMaster(tx, userId)
  const { count } = await tx.userRole.deleteMany({ where: { userId, role } })
  if (count === 0) return
  await audit(context, { action: 'role.removed', subject: { type: 'user', id: userId }, details: { role } })
  await settleDue(context, userId)
  // An account without a role and without articles has no author page.
  await forget(tx, [`author:${userId}`])
})
