import { setTimeout as delay } from 'node:timers/promises'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { z } from 'zod'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { messageFor, unexpectedSentence } from '#lib/messages.ts'
import { db } from '../db/db.ts'
import { log } from '../process/log.ts'
import { contain } from './contain.ts'
import { type Handler, type JobContext, limitOf } from './jobs.ts'

/** How a worker takes jobs of a kind: in batches. */
export const batchSizeOf = ({ job }: Pick<Handler, 'job'>): number => job.options.atOnce ?? 10

/**
 * Runs a batch of jobs, the most urgent first: all at once where the kind allows it, else one after the other. Jobs that may have ended their process run alone
 * before those that run at once, so that the next death is that of one of them.
 */
export function worker(handler: Handler, context: JobContext) {
  const { perSecond, atOnce } = handler.job.options
  const pace = perSecond ? limiterOf(perSecond) : null
  const work = async (job: JobWithMetadata) => {
    await pace?.()
    return attempt(handler, job, context)
  }
  return async (jobs: JobWithMetadata[]): Promise<JobResult[]> => {
    // The queue selects by priority but returns the selected jobs in any order.
    const sorted = jobs.toSorted((a, b) => b.priority - a.priority || a.createdOn.getTime() - b.createdOn.getTime())
    const alone = atOnce ? sorted.filter(job => isSuspect(handler, job)) : sorted
    const results: JobResult[] = []
    for (const one of alone) results.push(await work(one))
    const others = sorted.filter(job => !alone.includes(job))
    return [...results, ...(await Promise.all(others.map(work)))]
  }
}

/** A limiter: spaces calls evenly, at most `perSecond` a second. */
function limiterOf(perSecond: number): () => Promise<void> {
  let free = 0
  return async () => {
    const now = performance.now()
    const turn = Math.max(now, free)
    free = turn + 1_000 / perSecond
    if (turn > now) await delay(turn - now)
  }
}

/** Whether a job may have ended its process. */
const isSuspect = ({ job }: Handler, { output }: JobWithMetadata) => !job.options.resumable && wasLost(output)

/** Runs a job. After a time-out or a second death of its process a job goes to the failed ones and waits for a person, unless it is resumable. */
async function attempt(handler: Handler, given: JobWithMetadata, { signal }: JobContext): Promise<JobResult> {
  const { name, options } = handler.job
  const { id, data } = given
  const started = performance.now()
  const suspect = isSuspect(handler, given)
  try {
    if (suspect && (await beganBefore(id))) throw new DomainError('work_deadly')
    await contain(inner => handler.run(data, { signal: inner }), { signal, seconds: limitOf(options) })
    log().debug({ job: name, id, ms: Math.round(performance.now() - started) }, 'job done')
    return { id, status: 'completed' }
  } catch (error) {
    const errorId = crypto.randomUUID().slice(0, 8)
    log().error({ job: name, id, err: error, errorId }, 'job failed')
    const isOver = isDomainError(error) && (error.code === 'work_overdue' || error.code === 'work_deadly')
    // Masters read it in Saúde.
    const message = isDomainError(error) ? messageFor(error) : unexpectedSentence(errorId)
    return { id, status: isOver && !options.resumable ? 'deadletter' : 'failed', output: { message } }
  } finally {
    if (suspect) await forgetBegin(id).catch(error => log().warn({ job: name, id, err: error }, 'begin not forgotten'))
  }
}

/** What the queue writes for a job whose process sent no sign of life any more. */
const lost = z.object({ value: z.object({ message: z.literal('job heartbeat timeout') }) })

/** Whether the last try of a job was in a process that ended. It may not have begun: a worker takes jobs in batches. */
const wasLost = (output: unknown): boolean => lost.safeParse(output).success

/** Records that a lost job begins again. True if that was recorded before: its process died a second time. */
async function beganBefore(id: string): Promise<boolean> {
  const noted = await db().$executeRaw`
    WITH gone AS (DELETE FROM deadly_jobs WHERE begun_at < now() - interval '30 days')
    INSERT INTO deadly_jobs (id) VALUES (${id}::uuid) ON CONFLICT DO NOTHING`
  return noted === 0
}

/** Forgets it: the job ended, in whatever way, and its process lives. */
async function forgetBegin(id: string): Promise<void> {
  await db().deadlyJob.deleteMany({ where: { id } })
}
