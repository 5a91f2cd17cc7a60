import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

/** Follows the links of an edition to other sites. */
export const linkChecking = defineJob('newsletter.check-links', z.object({ id: z.uuid() }), { policy: 'short' })
