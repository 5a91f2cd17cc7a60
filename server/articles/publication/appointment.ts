import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

/** Something is to happen to an article at a moment; the job waits until then. */
export const appointment = defineJob('articles.keep-appointment', z.object({ articleId: z.uuid() }))
