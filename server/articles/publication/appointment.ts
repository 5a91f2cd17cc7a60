import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

/** Does what an article's schedule asks for; queued until that time. */
export const appointment = defineJob('articles.keep-appointment', z.object({ articleId: z.uuid() }))
