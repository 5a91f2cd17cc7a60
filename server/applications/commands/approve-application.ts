import type { ApplicationName } from '#lib/schemas/application.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { inviteByMail } from '#server/users/invitations/commands/invite-by-mail.ts'
import { decidedBy, lockForDecision } from '../decision.ts'
import { applicationMail } from '../mails.ts'
import { applicationPolicy } from '../policy.ts'

/**
 * Approves a pending application: its address gets a mail, and an invitation with the author's role, because no address is confirmed (APPLY-6). Approving
 * twice invites once. Raises forbidden, application_not_found, application_decided, or an error of inviteByMail.
 */
export const approveApplication = command(async (context, { id }: ApplicationName) => {
  const { tx, actor } = context
  applicationPolicy.assert(actor, 'decide', null)
  const application = await lockForDecision(tx, id, 'approved')
  if (!application) return
  await tx.authorApplication.update({ where: { id }, data: { status: 'approved', ...decidedBy(context) } })
  await audit(context, { action: 'application.approved', subject: { type: 'application', id } })
  await enqueue(tx, applicationMail, { id, kind: 'approved' })
  await inviteByMail.within(context, { email: application.email, fullName: '', role: 'author' })
})
