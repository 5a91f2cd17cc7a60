import { DomainError } from '#lib/errors.ts'
import type { InvitationInput } from '#lib/schemas/users.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { userPolicy } from '../../policy.ts'
import { expiryFrom, hashOf, tokenOf } from '../invitation.ts'
import { invitationMail } from '../mail.ts'

/**
 * Sends an invitation again, with the same link and seven days more. Gives its id. Raises forbidden, not_found, or invitation_over for one that
 * was used or withdrawn.
 */
export const resendInvitation = command(async (context, { id }: InvitationInput) => {
  const { tx, actor, now } = context
  userPolicy.assert(actor, 'invite', null)
  if (!(await tx.invitation.findUnique({ where: { id }, select: { id: true } }))) throw new DomainError('not_found')
  const { count } = await tx.invitation.updateMany({
    where: { id, usedAt: null, withdrawnAt: null },
    // The hash changes only with the site's secret.
    data: { sentAt: now, expiresAt: expiryFrom(now), tokenHash: hashOf(tokenOf(id)) },
  })
  if (count === 0) throw new DomainError('invitation_over')
  await audit(context, { action: 'invitation.resent', subject: { type: 'invitation', id } })
  await enqueue(tx, invitationMail, { id })
  return { id }
})
