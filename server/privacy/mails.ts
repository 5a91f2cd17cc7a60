import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

/** Makes the file of an export. The queue holds the request's id. */
export const exportJob = defineJob('privacy.export', z.object({ id: z.uuid() }))

/** A mail about a request. The queue holds the request's id, never an address. */
export const privacyMail = defineJob(
  'privacy.mail',
  z.object({ id: z.uuid(), kind: z.enum(['export_ready', 'erasure_asked', 'erasure_near']) }),
)
