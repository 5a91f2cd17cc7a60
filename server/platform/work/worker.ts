import { setTimeout as delay } from 'node:timers/promises'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import { log } from '../process/log.ts'
import { contain } from './contain.ts'
import { forgetBegin, isSecondDeath, wasLost } from './deaths.ts'
import { type Handler, type JobContext, limitOf } from './jobs.ts'

/** How a worker takes jobs of a kind: in batches. */
export const batchSizeOf = ({ job }: Pick<Handler, 'job'>): number => job.options.atOnce ?? 10

/** Runs a batch of jobs, the most urgent first: all at once where the kind allows it, else one after the other. */
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
    if (atOnce) return Promise.all(sorted.map(work))
    const results: JobResult[] = []
    for (const one of sorted) results.push(await work(one))
    return results
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

/** Runs a job. One that took too long, or ended its process twice, is not tried again unless it is resumable: it waits in Saúde for a person. */
async function attempt(
  { job: { name, options }, run }: Handler,
  { id, data, output }: JobWithMetadata,
  { signal }: JobContext,
): Promise<JobResult> {
  const started = performance.now()
  const isSuspect = !options.resumable && wasLost(output)
  try {
    if (isSuspect && (await isSecondDeath(id))) throw new DomainError('work_deadly')
    await contain(inner => run(data, { signal: inner }), { signal, seconds: limitOf(options) })
    log().debug({ job: name, id, ms: Math.round(performance.now() - started) }, 'job done')
    return { id, status: 'completed' }
  } catch (error) {
    log().error({ job: name, id, err: error }, 'job failed')
    const isOver = isDomainError(error) && (error.code === 'work_overdue' || error.code === 'work_deadly')
    const message = isOver ? messageFor(error) : String(error)
    return { id, status: isOver && !options.resumable ? 'deadletter' : 'failed', output: { message } }
  } finally {
    if (isSuspect)
      await forgetBegin(id).catch(error => log().warn({ job: name, id, err: error }, 'begin not forgotten'))
  }
}
