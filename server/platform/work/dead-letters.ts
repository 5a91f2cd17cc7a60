import { fromPrisma } from 'pg-boss'
import { db, Prisma, type Tx } from '../db/db.ts'
import { boss, deadLetterQueue } from './queue.ts'

/** A job that failed at each of its tries. It stays here for a person, at most ninety days. */
export interface FailedJob {
  id: string
  /** The name of the job. */
  job: string
  data: unknown
  /** The sentence of the last try's error. */
  error: string
  attempts: number
  queuedAt: Date
  failedAt: Date
}

interface Page {
  /** Only jobs of this name. */
  job?: string
  /** Only jobs that failed before this one, the last of the page before. */
  after?: Pick<FailedJob, 'id' | 'failedAt'>
  limit: number
}

/** Failed jobs, latest failure first, without those queued again or discarded. */
export async function listFailedJobs({ job, after, limit }: Page): Promise<FailedJob[]> {
  const ofKind = job ? Prisma.sql`AND source_name = ${job}` : Prisma.empty
  const further = after
    ? Prisma.sql`AND (date_trunc('milliseconds', created_on), id) < (${after.failedAt}, ${after.id}::uuid)`
    : Prisma.empty
  return db().$queryRaw<FailedJob[]>`
    SELECT id, source_name AS job, data, source_retry_count + 1 AS attempts,
      coalesce(source_output ->> 'message', source_output #>> '{value,message}', source_output::text, '') AS error,
      source_created_on AS "queuedAt", date_trunc('milliseconds', created_on) AS "failedAt"
    FROM pgboss.job
    WHERE name = ${deadLetterQueue} AND state < 'active' AND source_name IS NOT NULL ${ofKind} ${further}
    ORDER BY date_trunc('milliseconds', created_on) DESC, id DESC
    LIMIT ${limit}`
}

/**
 * Queues failed jobs again in the caller's transaction, each in its own queue and with all its tries; they start within thirty
 * seconds. Gives the number queued, without ids that are no failed job any more.
 */
export async function requeueFailedJobs(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  return (await boss()).redrive(deadLetterQueue, { ids: [...ids], limit: ids.length, db: fromPrisma(tx) })
}

/** Discards failed jobs in the caller's transaction; their work is never done. Gives their number. */
export async function discardFailedJobs(tx: Tx, ids: readonly string[]): Promise<number> {
  return tx.$executeRaw`
    DELETE FROM pgboss.job WHERE name = ${deadLetterQueue} AND state < 'active' AND id = ANY(${[...ids]}::uuid[])`
}

/** Deletes the jobs about a person in the caller's transaction, but running ones: by an id in their data, or an address in an error. */
export async function dropJobsAbout(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await boss()
  await tx.$executeRaw`
    DELETE FROM pgboss.job WHERE state <> 'active' AND (strpos(data::text, ${id}) > 0
      OR strpos(lower(output::text), ${email}) > 0 OR strpos(lower(source_output::text), ${email}) > 0)`
}
