import { db } from '../db/db.ts'
import { deadLetterQueue } from './queue.ts'

/** How a kind of work stands. */
export interface JobCounts {
  job: string
  /** Due, and not begun. */
  waiting: number
  /** Not due yet: asked for a later moment, or tried again after a failure. */
  later: number
  active: number
  /** Failed for good, neither queued again nor discarded (dead-letters.ts). */
  failed: number
  /** Done within the last 24 hours. */
  done: number
  /** Since when the oldest that is due waits; null when none does. */
  waitingSince: Date | null
}

/** How every kind of work stands, by name. One statement, which reads what the queue keeps of a week. */
export async function countJobs(): Promise<JobCounts[]> {
  return db().$queryRaw<JobCounts[]>`
    SELECT queue.name AS job,
      count(*) FILTER (WHERE job.name = queue.name AND state < 'active' AND start_after <= now())::int AS waiting,
      count(*) FILTER (WHERE job.name = queue.name AND state < 'active' AND start_after > now())::int AS later,
      count(*) FILTER (WHERE state = 'active')::int AS active,
      count(*) FILTER (WHERE job.name = ${deadLetterQueue} AND state < 'active')::int AS failed,
      count(*) FILTER (WHERE state = 'completed' AND completed_on > now() - interval '24 hours')::int AS done,
      min(start_after) FILTER (WHERE job.name = queue.name AND state < 'active' AND start_after <= now()) AS "waitingSince"
    FROM pgboss.queue
    LEFT JOIN pgboss.job ON queue.name = CASE job.name WHEN ${deadLetterQueue} THEN job.source_name ELSE job.name END
    WHERE queue.name <> ${deadLetterQueue} AND queue.name NOT LIKE '\\_\\_pgboss%'
    GROUP BY queue.name ORDER BY queue.name`
}
