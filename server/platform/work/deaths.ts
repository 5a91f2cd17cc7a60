import { z } from 'zod'
import { db } from '../db/db.ts'

/** What the queue writes for a job whose process sent no sign of life any more. */
const lost = z.object({ value: z.object({ message: z.literal('job heartbeat timeout') }) })

/** Whether the last try of a job was in a process that ended. It may not have begun: a worker takes jobs in batches. */
export const wasLost = (output: unknown): boolean => lost.safeParse(output).success

/** Records that a lost job begins again. True if that was recorded before: its process died a second time. */
export async function beganBefore(id: string): Promise<boolean> {
  const noted = await db().$executeRaw`
    WITH gone AS (DELETE FROM deadly_jobs WHERE begun_at < now() - interval '30 days')
    INSERT INTO deadly_jobs (id) VALUES (${id}::uuid) ON CONFLICT DO NOTHING`
  return noted === 0
}

/** Forgets it: the job ended, in whatever way, and its process lives. */
export async function forgetBegin(id: string): Promise<void> {
  await db().deadlyJob.deleteMany({ where: { id } })
}
