import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

/** An edition as a test, to the person who composes it. The queue holds ids and no address. */
export const testMail = defineJob('newsletter.test', z.object({ id: z.uuid(), userId: z.uuid() }))
