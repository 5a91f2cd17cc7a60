import { z } from 'zod'
import { defineJob } from '#server/platform/work/jobs.ts'
import { enqueueOnce } from '#server/platform/work/queue.ts'

/** Fetches the waiting pictures of an import. Its tries are counted by picture. One job of a session waits at a time. */
export const pictureJob = defineJob('imports.pictures', z.object({ sessionId: z.uuid() }), {
  policy: 'short',
  retryLimit: 1,
  expireInSeconds: 1_200,
})

/** Queues the job for a session, in some seconds, unless it waits already. */
export const queuePictures = (sessionId: string, seconds: number): Promise<void> =>
  enqueueOnce(pictureJob, { sessionId }, { key: sessionId, seconds })
