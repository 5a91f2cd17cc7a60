import type { ApplicationName } from '#lib/schemas/application.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { assignRole } from '#server/users/commands/assign-role.ts'
import { inviteByMail } from '#server/users/invitations/commands/invite-by-mail.ts'
import { decidedBy, lockForDecision } from '../decision.ts'
import { applicationMail } from '../mails.ts'
import { applicationPolicy } from '../policy.ts'

/**
 * Approves a pending application and tells the applicant by mail: the account with that confirmed address gets the author's role at once; without one the
 * address gets an invitation with it (APPLY-6). Approving twice does it once. Raises forbidden, application_not_found, application_decided, or an
 * error of inviteByMail or assignRole.
 */
export const approveApplication = command(async (context, { id }: ApplicationName) => {
  const { tx, actor } = context
  applicationPolicy.assert(actor, 'decide', null)
  const application = await lockForDecision(tx, id, 'approved')
  if (!application) return
  await tx.authorApplication.update({ where: { id }, data: { status: 'approved', ...decidedBy(context) } })
  await audit(context, { action: 'application.approved', subject: { type: 'application', id } })
  const { email } = application
  const owner = await tx.user.findFirst({ where: { email, emailConfirmedAt: { not: null } }, select: { id: true } })
  await enqueue(tx, applicationMail, { id, kind: owner ? 'approved_at_once' : 'approved' })
  if (owner) await assignRole.within(context, { userId: owner.id, role: 'author' })
  else await inviteByMail.within(context, { email, fullName: '', role: 'author' })
})
