import { DomainError } from '#lib/errors.ts'
import type { SessionName } from '#lib/schemas/account.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'

/** Ends one of the signed-in person's sessions at its next request. Raises signed_out, or not_found for an ended one and for a stranger's. */
export const endSession = command(async (context, { id }: SessionName): Promise<void> => {
  const { tx, actor, now } = context
  const userId = ownerOf(actor)
  const { count } = await tx.session.updateMany({
    where: { id, userId, revokedAt: null, expiresAt: { gt: now } },
    data: { revokedAt: now },
  })
  if (count === 0) throw new DomainError('not_found')
  await audit(context, { action: 'sessions.ended', subject: { type: 'user', id: userId }, details: { count } })
})
