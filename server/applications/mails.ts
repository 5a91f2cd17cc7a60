import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

/** A mail to an applicant. The queue holds the application's id and never an address. */
export const applicationMail = defineJob(
  'applications.mail',
  z.object({ id: z.uuid(), kind: z.enum(['received', 'already_waiting', 'approved', 'approved_at_once', 'rejected']) }),
)
