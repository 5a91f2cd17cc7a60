import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

/** Runs one attempt, by the id of its row. The row and not the queue says whether it is still due. */
export const attemptJob = defineJob('monitor.attempt', z.object({ id: z.uuid() }), { retryLimit: 2 })
