import type { RejectApplicationInput } from '#lib/schemas/application.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { decidedBy, lockForDecision } from '../decision.ts'
import { applicationMail } from '../mails.ts'
import { applicationPolicy } from '../policy.ts'

/**
 * Rejects a pending application, with a reason or without, and tells the applicant by mail. Rejecting twice changes nothing. Raises forbidden,
 * application_not_found or application_decided.
 */
export const rejectApplication = command(async (context, { id, reason }: RejectApplicationInput) => {
  const { tx, actor } = context
  applicationPolicy.assert(actor, 'decide', null)
  if (!(await lockForDecision(tx, id, 'rejected'))) return
  await tx.authorApplication.update({
    where: { id },
    data: { status: 'rejected', rejectionReason: reason, ...decidedBy(context) },
  })
  await audit(context, { action: 'application.rejected', subject: { type: 'application', id } })
  await enqueue(tx, applicationMail, { id, kind: 'rejected' })
})
