import { db } from '../db/db.ts'
import { deadLetterQueue } from './queue.ts'

/** The numbers of jobs of one name, by state. */
export interface JobCounts {
  job: string
  /** Due and not started. */
  waiting: number
  /** Not due yet: queued for a later time, or waiting for another try. */
  later: number
  active: number
  /** Failed at every try, neither queued again nor discarded (dead-letters.ts). */
  failed: number
  /** Completed within the last 24 hours. */
  done: number
  /** Of those: milliseconds from start to end, the median and the longest; null without any. */
  medianMs: number | null
  longestMs: number | null
  /** Of those: tries beyond the first. */
  retried: number
  /** The time since which the oldest due job waits; null without one. */
  waitingSince: Date | null
}

/** The numbers of all jobs, by name. One statement over the week of jobs that the queue stores. */
export async function countJobs(): Promise<JobCounts[]> {
  return db().$queryRaw<JobCounts[]>`
    SELECT queue.name AS job,
      count(*) FILTER (WHERE job.name = queue.name AND state < 'active' AND start_after <= now())::int AS waiting,
      count(*) FILTER (WHERE job.name = queue.name AND state < 'active' AND start_after > now())::int AS later,
      count(*) FILTER (WHERE state = 'active')::int AS active,
      count(*) FILTER (WHERE job.name = ${deadLetterQueue} AND state < 'active')::int AS failed,
      count(*) FILTER (WHERE state = 'completed' AND completed_on > now() - interval '24 hours')::int AS done,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY ms) AS "medianMs", max(ms) AS "longestMs",
      coalesce(sum(retry_count) FILTER (WHERE ms IS NOT NULL), 0)::int AS retried,
      min(start_after) FILTER (WHERE job.name = queue.name AND state < 'active' AND start_after <= now()) AS "waitingSince"
    FROM pgboss.queue
    LEFT JOIN (
      SELECT *, CASE WHEN state = 'completed' AND completed_on > now() - interval '24 hours'
        THEN (extract(epoch FROM completed_on - started_on) * 1000)::float8 END AS ms FROM pgboss.job) AS job
      ON queue.name = CASE job.name WHEN ${deadLetterQueue} THEN job.source_name ELSE job.name END
    WHERE queue.name <> ${deadLetterQueue} AND queue.name NOT LIKE '\\_\\_pgboss%'
    GROUP BY queue.name ORDER BY queue.name`
}
