import { limits } from '#lib/limits.ts'
import { command } from '#server/platform/work/command.ts'

/** Deletes invitations ninety days after their term, with their e-mails. Gives their number. For the job only: it checks no policy. */
export const purgeInvitations = command(async ({ tx, now }, _input: undefined) => {
  const before = new Date(now.getTime() - limits.invitation.keptDays * 24 * 60 * 60 * 1000)
  const { count } = await tx.invitation.deleteMany({ where: { expiresAt: { lt: before } } })
  return { count }
})
