import { DomainError } from '#lib/errors.ts'
import { audit } from '#server/platform/work/audit.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { hashOf } from './invitation.ts'

/**
 * Marks the open invitation of a token as used, and gives it. The update of the row lets one of several simultaneous uses through. Raises
 * invitation_over, also for an unknown token.
 */
export async function takeInvitation(context: CommandContext, token: string) {
  const { tx, now } = context
  const [invitation] = await tx.invitation.updateManyAndReturn({
    where: { tokenHash: hashOf(token), usedAt: null, withdrawnAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { id: true, email: true, role: true, invitedBy: true },
  })
  if (!invitation) throw new DomainError('invitation_over')
  await audit(context, { action: 'invitation.used', subject: { type: 'invitation', id: invitation.id } })
  return invitation
}
