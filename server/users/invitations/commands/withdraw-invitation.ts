import { DomainError } from '#lib/errors.ts'
import type { InvitationInput } from '#lib/schemas/users.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { userPolicy } from '../../policy.ts'

/** Withdraws an invitation: its link stops working at once. Raises forbidden, not_found, or invitation_over for one that was used or withdrawn. */
export const withdrawInvitation = command(async (context, { id }: InvitationInput) => {
  const { tx, actor, now } = context
  userPolicy.assert(actor, 'invite', null)
  if (!(await tx.invitation.findUnique({ where: { id }, select: { id: true } }))) throw new DomainError('not_found')
  const { count } = await tx.invitation.updateMany({
    where: { id, usedAt: null, withdrawnAt: null },
    data: { withdrawnAt: now },
  })
  if (count === 0) throw new DomainError('invitation_over')
  await audit(context, { action: 'invitation.withdrawn', subject: { type: 'invitation', id } })
})
