import { DomainError } from '#lib/errors.ts'
import type { AcceptInput } from '#lib/schemas/users.ts'
import { command } from '#server/platform/work/command.ts'
import { giveRole } from '../../roles.ts'
import { takeInvitation } from '../take-invitation.ts'

/** Gives the signed-in person the role of an invitation to their e-mail. Raises signed_out, invitation_over or invitation_for_another. */
export const acceptInvitation = command(async (context, { token }: AcceptInput) => {
  const { tx, actor, now } = context
  if (actor.id === null) throw new DomainError('signed_out')
  const { email, role, invitedBy } = await takeInvitation(context, token)
  const user = await tx.user.findUniqueOrThrow({ where: { id: actor.id }, select: { email: true } })
  if (user.email !== email) throw new DomainError('invitation_for_another')
  // The link came by mail to this address.
  await tx.user.updateMany({ where: { id: actor.id, emailConfirmedAt: null }, data: { emailConfirmedAt: now } })
  await giveRole(context, { userId: actor.id, role, assignedBy: invitedBy })
})
