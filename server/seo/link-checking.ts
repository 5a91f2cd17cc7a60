import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

/** Follows the links of an article to other sites. */
export const linkChecking = defineJob('seo.check-links', z.object({ articleId: z.uuid() }))
