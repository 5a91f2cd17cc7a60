import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'

/**
 * Ends the signed-in person's sessions, each at its next request, except the one with the id `keep`; null keeps none. Gives their number.
 * Raises signed_out.
 */
export const endOtherSessions = command(async (context, { keep }: { keep: string | null }) => {
  const { tx, actor, now } = context
  if (actor.id === null) throw new DomainError('signed_out')
  const { count } = await tx.session.updateMany({
    where: { userId: actor.id, ...(keep !== null && { id: { not: keep } }), revokedAt: null, expiresAt: { gt: now } },
    data: { revokedAt: now },
  })
  await audit(context, { action: 'sessions.ended', subject: { type: 'user', id: actor.id }, details: { count } })
  return count
})
