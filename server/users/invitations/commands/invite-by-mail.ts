import { randomUUID } from 'node:crypto'
import type { InvitationFields } from '#lib/schemas/users.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { userPolicy } from '../../policy.ts'
import { expiryFrom, hashOf, tokenOf } from '../invitation.ts'
import { invitationMail } from '../mail.ts'
import { resendInvitation } from './resend-invitation.ts'

/**
 * Invites an e-mail address to a role, by a mail with a link that works once, for seven days. While an invitation of this address to this role
 * is open or expired, it is sent again instead. Gives the invitation's id. Raises forbidden.
 */
export const inviteByMail = command(async (context, { email, role, fullName }: InvitationFields) => {
  const { tx, actor, now } = context
  userPolicy.assert(actor, 'invite', null)
  const id = randomUUID()
  const times = { createdAt: now, sentAt: now, expiresAt: expiryFrom(now) }
  // Of two simultaneous invitations the database takes the first.
  const { count } = await tx.invitation.createMany({
    data: { id, email, role, fullName, tokenHash: hashOf(tokenOf(id)), invitedBy: actor.id, ...times },
    skipDuplicates: true,
  })
  if (count === 0) {
    const where = { email, role, usedAt: null, withdrawnAt: null }
    const open = await tx.invitation.findFirstOrThrow({ where, select: { id: true } })
    return resendInvitation.within(context, open)
  }
  await audit(context, { action: 'invitation.sent', subject: { type: 'invitation', id }, details: { role } })
  await enqueue(tx, invitationMail, { id })
  return { id }
})
