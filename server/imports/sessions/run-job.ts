import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

/**
 * Runs the import that waits longest, or that was interrupted. Which one, and that only one runs, the sessions' own rows decide: a job that finds none
 * ends at once. It is never tried again by the queue, because the schedule looks every minute.
 */
export const runImports = defineJob('imports.run', z.object({}), {
  policy: 'short',
  retryLimit: 0,
  expireInSeconds: 23 * 60 * 60,
})
