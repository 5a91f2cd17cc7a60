import { z } from 'zod'
import { db } from '#server/platform/db/db.ts'
import { defineJob, type Handler, handle, type JobContext } from '#server/platform/work/jobs.ts'
import { pictureJob, queuePictures } from './job.ts'

const sweep = defineJob('imports.pictures-sweep', z.object({}))

/** Milliseconds after which the job makes room for another and queues itself again. */
const longestMs = 10 * 60 * 1000

async function fetchWaiting({ sessionId }: { sessionId: string }, { signal }: JobContext): Promise<void> {
  const session = await db().importSession.findUnique({ where: { id: sessionId }, select: { status: true } })
  if (!session || session.status === 'undoing' || session.status === 'undone') return
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
  const { takePictures } = await import('./take-pictures.ts')
  const seconds = await takePictures(sessionId, { signal: bounded })
  if (seconds !== null && !signal.aborted) await queuePictures(sessionId, Math.max(1, seconds))
}

/**
 * Queues the sessions whose texts are written and whose pictures wait: after an import, and after a worker that died. One with an archive of pictures
 * has taken what is in it when it is completed.
 */
async function sweepSessions(): Promise<void> {
  const sessions = await db().$queryRaw<{ id: string }[]>`
    SELECT s.id FROM import_sessions s
      WHERE (s.status = 'completed' OR s.status IN ('stopped', 'failed') AND s.pictures_place = '')
        AND EXISTS (SELECT FROM import_pictures p WHERE p.session_id = s.id AND p.status = 'waiting')
      ORDER BY s.created_at LIMIT 100`
  for (const { id } of sessions) await queuePictures(id, 1)
}

export const importPictureJobs: readonly Handler[] = [
  handle(pictureJob, fetchWaiting),
  handle(sweep, sweepSessions, { cron: '* * * * *' }),
]
