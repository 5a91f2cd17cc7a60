import { DomainError } from '#lib/errors.ts'
import type { RefuseSubmissionInput } from '#lib/schemas/events/submission.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { answerMail } from '../mails.ts'
import { submissionPolicy } from '../policy.ts'

interface Closing {
  id: string
  status: 'accepted' | 'refused'
  reason?: string
  eventId?: string
}

/** Closes a waiting submission and answers its sender. Raises forbidden, not_found, or submission_closed when a colleague was faster. */
export async function closeSubmission(context: CommandContext, { id, status, reason = '', eventId }: Closing) {
  const { tx, actor, now } = context
  submissionPolicy.assert(actor, 'answer', null)
  const { count } = await tx.eventSubmission.updateMany({
    where: { id, status: 'waiting' },
    data: { status, reason, eventId, closedBy: actor.id, closedAt: now },
  })
  if (count === 0) {
    const known = await tx.eventSubmission.findUnique({ where: { id }, select: { id: true } })
    throw new DomainError(known ? 'submission_closed' : 'not_found')
  }
  await audit(context, {
    action: status === 'accepted' ? 'event.submission_accepted' : 'event.submission_refused',
    subject: { type: 'event_submission', id },
    details: eventId ? { eventId } : {},
  })
  await enqueue(tx, answerMail, { id })
}

/** Refuses an event that a reader sent. Raises forbidden, not_found or submission_closed. */
export const refuseSubmission = command((context, { id, reason }: RefuseSubmissionInput) =>
  closeSubmission(context, { id, status: 'refused', reason }),
)
