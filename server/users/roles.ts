import type { Role } from '#lib/actor.ts'
import { settleDue } from '#server/accounts/factors/commands/settle-due.ts'
import { audit } from '#server/platform/work/audit.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'

interface RoleGift {
  userId: string
  role: Role
  /** The account that decided it; null for the command line. */
  assignedBy: string | null
}

/** Gives an account a role and audits it; does nothing to an account that has it. Checks no policy: its callers do. */
export async function giveRole(context: CommandContext, { userId, role, assignedBy }: RoleGift): Promise<void> {
  const { tx, now } = context
  const { count } = await tx.userRole.createMany({
    data: { userId, role, assignedBy, createdAt: now },
    skipDuplicates: true,
  })
  if (count === 0) return
  // The audit row names the inviter, not the invited person who accepts.
  const deciding = { ...context, actor: { ...context.actor, id: assignedBy } }
  await audit(deciding, { action: 'role.assigned', subject: { type: 'user', id: userId }, details: { role } })
  await settleDue(context, userId)
  // Staff have an author page, with or without articles.
  await forget(tx, [`author:${userId}`])
}
