import { DomainError } from '#lib/errors.ts'
import { parse } from '#lib/parse.ts'
import { eventFields } from '#lib/schemas/events/event.ts'
import type { AcceptSubmissionInput } from '#lib/schemas/events/submission.ts'
import { command } from '#server/platform/work/command.ts'
import { createEvent } from '../../commands/create-event.ts'
import { submissionPolicy } from '../policy.ts'

/**
 * Publishes an event that a reader sent, as it was sent. Gives the event's id. Raises forbidden, not_found, submission_closed, or what createEvent
 * raises, such as invalid for a day that is over by now.
 */
export const acceptSubmission = command(async (context, { id }: AcceptSubmissionInput) => {
  const { tx, actor } = context
  submissionPolicy.assert(actor, 'answer', null)
  const sent = await tx.eventSubmission.findUnique({ where: { id }, select: { requestId: true, fields: true } })
  if (!sent) throw new DomainError('not_found')
  const fields = parse(eventFields, sent.fields)
  return createEvent.within(context, { requestId: sent.requestId, status: 'published', fields, submissionId: id })
})
