'use server'

import { acceptSubmissionInput, refuseSubmissionInput } from '#lib/schemas/events/submission.ts'
import { action } from '#server/platform/door/action.ts'
import { acceptSubmission } from './commands/accept-submission.ts'
import { refuseSubmission } from './commands/close-submission.ts'

const answering = { name: 'events-answering', points: 240, seconds: 600 }

export const acceptSubmissionAction = action({
  name: 'events.accept-submission',
  access: 'editor',
  schema: acceptSubmissionInput,
  limit: answering,
  command: acceptSubmission,
})

export const refuseSubmissionAction = action({
  name: 'events.refuse-submission',
  access: 'editor',
  schema: refuseSubmissionInput,
  limit: answering,
  command: refuseSubmission,
})
