import { endSessionsOf } from '#server/platform/session/session-store.ts'
import { audit } from '#server/platform/work/audit.ts'
import type { CommandContext } from '#server/platform/work/command.ts'

interface NewPassword {
  userId: string
  passwordHash: string
  /** The session that stays; null when all end. */
  keep: string | null
}

/** Sets an account's password and ends its other sessions, each at its next request. Audits it as the account's own act. Its callers check who may. */
export async function setPassword(context: CommandContext, { userId, passwordHash, keep }: NewPassword): Promise<void> {
  const { tx, now } = context
  await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } })
  // A link for a new password must not undo this one, and a code that was asked for before opens nothing.
  await tx.accountCode.updateMany({
    where: {
      userId,
      kind: { in: ['recovery', 'email_sign_in', 'phone_sign_in'] },
      usedAt: null,
      expiresAt: { gt: now },
    },
    data: { expiresAt: now },
  })
  const count = await endSessionsOf(context, userId, keep === null ? {} : { id: { not: keep } })
  const own = { ...context, actor: { ...context.actor, id: userId } }
  await audit(own, { action: 'user.password_changed', subject: { type: 'user', id: userId }, details: { count } })
}
