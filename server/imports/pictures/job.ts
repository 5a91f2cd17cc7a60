import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'

/** Fetches the waiting pictures of an import. Its tries are counted by picture, so the job itself is not tried again. */
export const pictureJob = defineJob('imports.pictures', z.object({ sessionId: z.uuid() }), {
  policy: 'short',
  notify: true,
  retryLimit: 1,
  expireInSeconds: 1_200,
})
