import { setTimeout as delay } from 'node:timers/promises'
import { fromPrisma, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Tx } from '../db/db.ts'
import { log } from '../process/log.ts'
import { singleton } from '../process/singleton.ts'
import type { Event, Handler, Job, JobContext, Priority } from './jobs.ts'

const poolSize = 5
const priorities: Record<Priority, number> = { low: -10, normal: 0, high: 10 }

/** Where a job goes that failed for good: one queue for all kinds (dead-letters.ts). */
export const deadLetterQueue = 'dead-letters'
const deadLetterManner = { retentionSeconds: 90 * 24 * 60 * 60 }

async function startQueue(): Promise<PgBoss> {
  const queue = new PgBoss({
    connectionString: process.env.DATABASE_URL,
    max: poolSize,
    application_name: 'portal-jobs',
    // Workers wake when a job is made; polling is the backstop.
    useListenNotify: true,
  })
  queue.on('error', error => log().error({ err: error }, 'queue error'))
  return queue.start()
}

interface Held {
  queue: Promise<PgBoss> | null
  /** Aborted as soon as the queue is asked to stop. */
  stopping: AbortController
}

const held = () => singleton('boss', (): Held => ({ queue: null, stopping: new AbortController() }))

/** The process' one queue. A process that only sends (a command line, a test) starts it without handlers. */
export function boss(): Promise<PgBoss> {
  const current = held()
  // A queue that could not start, say without a database, is tried anew by whoever asks next.
  current.queue ??= startQueue().catch(error => {
    current.queue = null
    throw error
  })
  return current.queue
}

/** When a job is begun: not before a moment, and before or after others of its kind that wait. */
interface Timing {
  at?: Date
  priority?: Priority
}

/** Queues a job inside the caller's transaction: it exists when the change does. */
export async function enqueue<Data extends object>(
  tx: Tx,
  job: Job<Data>,
  data: Data,
  { at, priority = 'normal' }: Timing = {},
): Promise<void> {
  const queue = await boss()
  const options = { db: fromPrisma(tx), priority: priorities[priority], ...(at && { startAfter: at }) }
  await queue.send(job.name, job.schema.parse(data) as Data, options)
}

/**
 * Queues a job that is done once however often it is asked for: who asks under a key while such a job still waits is served by it. It
 * waits some seconds for that. For jobs of the policy `short`; in a transaction of its own, since askers would wait for each other.
 */
export async function enqueueOnce<Data extends object>(
  job: Job<Data>,
  data: Data,
  { key, seconds }: { key: string; seconds: number },
): Promise<void> {
  const queue = await boss()
  await queue.send(job.name, job.schema.parse(data) as Data, { singletonKey: key, startAfter: seconds })
}

/** Tells, inside the caller's transaction, that something happened; queues the work of every listener. */
export async function emit<Data extends object>(
  tx: Tx,
  event: Event<Data>,
  data: Data,
  { priority = 'normal' }: Pick<Timing, 'priority'> = {},
): Promise<void> {
  const queue = await boss()
  await queue.publish(event.name, event.schema.parse(data) as Data, {
    db: fromPrisma(tx),
    priority: priorities[priority],
  })
}

/** Creates the queues, their subscriptions and schedules, and ends schedules that are nobody's any more. Idempotent; part of migrating, so that a sender never meets a missing queue. */
export async function prepareJobs(handlers: readonly Handler[]): Promise<void> {
  const queue = await boss()
  await queue.createQueue(deadLetterQueue, deadLetterManner)
  for (const { job, on, cron } of handlers) {
    const { atOnce, perSecond, policy, partition, ...manner } = job.options
    const options = { ...manner, deadLetter: deadLetterQueue }
    await queue.createQueue(job.name, { ...options, policy, partition })
    // A queue that was made by an older version takes today's options; its policy cannot change.
    await queue.updateQueue(job.name, options)
    for (const event of on) await queue.subscribe(event, job.name)
    if (cron) await queue.schedule(job.name, cron, {}, { tz: 'America/Sao_Paulo' })
  }
  // A job that was renamed, or lost its cron, would otherwise be queued for ever with nobody to do it.
  const scheduled = new Set(handlers.flatMap(({ job, cron }) => (cron ? [job.name] : [])))
  for (const { name, key } of await queue.getSchedules()) {
    if (!scheduled.has(name)) await queue.unschedule(name, key)
  }
}

/** Starts doing the work, in this process. A job that fails is logged and tried again as its options say. */
export async function startJobs(handlers: readonly Handler[]): Promise<void> {
  await prepareJobs(handlers)
  const queue = await boss()
  const { signal } = held().stopping
  for (const handler of handlers) await queue.work(handler.job.name, workOptions(handler), worker(handler, { signal }))
}

function workOptions({ job, pollSeconds }: Handler) {
  const polling = pollSeconds && { notifyPollingIntervalSeconds: pollSeconds }
  const batchSize = job.options.atOnce ?? 10
  return { batchSize, burstWhenBatchFull: true, includeMetadata: true, perJobResults: true, ...polling } as const
}

/** Does a batch of jobs: the most urgent first, all at once where the kind allows it, else one after the other. */
function worker({ job, run }: Handler, context: JobContext) {
  const { perSecond, atOnce } = job.options
  const pace = perSecond ? paceOf(perSecond) : null
  const work = async ({ id, data }: JobWithMetadata) => {
    await pace?.()
    return attempt(job.name, id, () => run(data, context))
  }
  return async (jobs: JobWithMetadata[]): Promise<JobResult[]> => {
    // The queue picks by urgency and gives the picked in any order.
    const sorted = jobs.toSorted((a, b) => b.priority - a.priority || a.createdOn.getTime() - b.createdOn.getTime())
    if (atOnce) return Promise.all(sorted.map(work))
    const results: JobResult[] = []
    for (const one of sorted) results.push(await work(one))
    return results
  }
}

/** Lets so many a second pass, evenly. */
function paceOf(perSecond: number): () => Promise<void> {
  let free = 0
  return async () => {
    const now = performance.now()
    const turn = Math.max(now, free)
    free = turn + 1_000 / perSecond
    if (turn > now) await delay(turn - now)
  }
}

async function attempt(job: string, id: string, run: () => Promise<void>): Promise<JobResult> {
  const started = performance.now()
  try {
    await run()
    log().debug({ job, id, ms: Math.round(performance.now() - started) }, 'job done')
    return { id, status: 'completed' }
  } catch (error) {
    log().error({ job, id, err: error }, 'job failed')
    return { id, status: 'failed', output: { message: String(error) } }
  }
}

/** Stops taking work and waits for what runs, at most ten seconds. */
export async function stopJobs(): Promise<void> {
  const current = held()
  current.stopping.abort()
  const queue = await current.queue
  await queue?.stop({ graceful: true, timeout: 10_000 })
  current.queue = null
  current.stopping = new AbortController()
}

/** Whether the queue answers; raises what is wrong when it does not. */
export async function pingJobs(): Promise<void> {
  await (await boss()).getQueues()
}
