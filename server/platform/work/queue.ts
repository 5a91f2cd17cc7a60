import { setTimeout as delay } from 'node:timers/promises'
import { fromPrisma, PgBoss } from 'pg-boss'
import type { Tx } from '../db/db.ts'
import { outageOf } from '../db/outage.ts'
import { whenBack } from '../db/silence.ts'
import { type PoolLimits, steadyPool } from '../db/steady-client.ts'
import { log } from '../process/log.ts'
import { singleton } from '../process/singleton.ts'
import { type Event, type Handler, type Job, limitOf, type Priority } from './jobs.ts'
import { batchSizeOf, worker } from './worker.ts'

const poolSize = 5
/** The queue cleans and reindexes its tables, for which nobody waits. */
const poolLimits: PoolLimits = { lock: 15_000, statement: 120_000, answer: 130_000 }
const priorities: Record<Priority, number> = { low: -10, normal: 0, high: 10 }

/** Milliseconds between two log entries about the same outage. */
const QUIET_MS = 60_000

/** The queue of jobs that failed at every try, for all kinds (dead-letters.ts). */
export const deadLetterQueue = 'dead-letters'
const deadLetterOptions = { retentionSeconds: 90 * 24 * 60 * 60 }

async function startQueue(): Promise<PgBoss> {
  const queue = new PgBoss({
    ...steadyPool(process.env.DATABASE_URL, poolSize, poolLimits),
    application_name: 'portal-jobs',
    // Workers wake when a job is queued; polling is the fallback.
    useListenNotify: true,
    notifyHeartbeatIntervalMs: 2_000,
    notifyHeartbeatTimeoutMs: 3_000,
  })
  let warnedAt = Number.NEGATIVE_INFINITY
  queue.on('error', error => {
    if (!outageOf(error)) return log().error({ err: error }, 'queue error')
    // Each worker reports an outage at each attempt.
    if (performance.now() - warnedAt < QUIET_MS) return
    warnedAt = performance.now()
    log().warn({ err: error }, 'the queue does not reach the database')
  })
  return queue.start()
}

/**
 * As their owner, makes or migrates the queue's tables and rebuilds indexes that grew too large: the application's role may do neither.
 */
export async function prepareQueueTables(ownerUrl: string): Promise<void> {
  const queue = new PgBoss({ ...steadyPool(ownerUrl, 1, poolLimits), supervise: false, schedule: false })
  queue.on('error', error => log().error({ err: error }, 'queue error'))
  await queue.start()
  try {
    for (const command of await queue.getReindexCommands()) await queue.getDb().executeSql(command)
  } finally {
    await queue.stop({ graceful: false })
  }
}

interface QueueState {
  queue: Promise<PgBoss> | null
  /** Stops waking the workers after an outage. */
  stopWaking: () => void
  /** Aborted as soon as the queue stops. */
  stopping: AbortController
}

const queueState = () =>
  singleton('boss', (): QueueState => ({ queue: null, stopWaking: () => {}, stopping: new AbortController() }))

/** The process's one queue. A process that only sends (a command line, a test) starts it without handlers. */
export function boss(): Promise<PgBoss> {
  const current = queueState()
  // After a failed start, for example without a database, the next call tries again.
  current.queue ??= startQueue().catch(error => {
    current.queue = null
    throw error
  })
  return current.queue
}

/** When a job starts: not before a time, and in which order among waiting jobs of its kind. */
interface Timing {
  at?: Date
  priority?: Priority
}

/** Queues a job inside the caller's transaction: it is queued when the transaction commits. */
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
 * Queues many jobs of one kind inside the caller's transaction, in one statement. The first wakes the workers, which then go on until none is left.
 */
export async function enqueueAll<Data extends object>(tx: Tx, job: Job<Data>, all: readonly Data[]): Promise<void> {
  const [first, ...more] = all
  if (!first) return
  await enqueue(tx, job, first)
  if (more.length === 0) return
  const queue = await boss()
  const jobs = more.map(data => ({ data: job.schema.parse(data) as Data }))
  await queue.insert(job.name, jobs, { db: fromPrisma(tx) })
}

/**
 * Queues a job once for any number of requests: while a job with the same key waits, a further request queues nothing. A new
 * job waits `seconds` before it runs. Only for jobs of the policy `short`. The job is queued outside the caller's transaction, because
 * requests would otherwise wait for each other.
 */
export async function enqueueOnce<Data extends object>(
  job: Job<Data>,
  data: Data,
  { key, seconds }: { key: string; seconds: number },
): Promise<void> {
  const queue = await boss()
  await queue.send(job.name, job.schema.parse(data) as Data, { singletonKey: key, startAfter: seconds })
}

/** Emits an event inside the caller's transaction: queues the jobs of all its listeners. */
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

/**
 * Emits an event for many things inside the caller's transaction, one statement a listener. More than one are queued behind others and
 * wake no worker: their queues are polled.
 */
export async function emitAll<Data extends object>(tx: Tx, event: Event<Data>, all: readonly Data[]): Promise<void> {
  const [first, ...more] = all
  if (!first) return
  if (more.length === 0) return emit(tx, event, first)
  const queue = await boss()
  const jobs = all.map(data => ({ data: event.schema.parse(data) as Data, priority: priorities.low }))
  const listeners = await tx.$queryRaw<
    { name: string }[]
  >`SELECT name FROM pgboss.subscription WHERE event = ${event.name}`
  for (const { name } of listeners) await queue.insert(name, jobs, { db: fromPrisma(tx) })
}

/**
 * Creates the queues, their subscriptions and schedules, and removes schedules without a handler. Idempotent. Part of migrating,
 * so that a sender never meets a missing queue.
 */
export async function prepareJobs(handlers: readonly Handler[]): Promise<void> {
  const queue = await boss()
  await queue.createQueue(deadLetterQueue, deadLetterOptions)
  for (const { job, on, cron } of handlers) {
    const { atOnce, perSecond, resumable, policy, partition, ...queueOptions } = job.options
    const options = { ...queueOptions, expireInSeconds: batchSeconds({ job }), deadLetter: deadLetterQueue }
    await queue.createQueue(job.name, { ...options, policy, partition })
    // A queue made by an older version gets the present options; its policy cannot change.
    await queue.updateQueue(job.name, options)
    for (const event of on) await queue.subscribe(event, job.name)
    if (cron) await queue.schedule(job.name, cron, {}, { tz: 'America/Sao_Paulo' })
  }
  // Otherwise a renamed job, or one without its cron, would be queued for ever without a handler.
  const scheduled = new Set(handlers.flatMap(({ job, cron }) => (cron ? [job.name] : [])))
  for (const { name, key } of await queue.getSchedules()) {
    if (!scheduled.has(name)) await queue.unschedule(name, key)
  }
}

/** Starts the workers in this process. A job that fails is logged and tried again by its options. */
export async function startJobs(handlers: readonly Handler[]): Promise<void> {
  await prepareJobs(handlers)
  const queue = await boss()
  const { signal } = queueState().stopping
  const workers: string[] = []
  for (const handler of handlers)
    workers.push(await queue.work(handler.job.name, workOptions(handler), worker(handler, { signal })))
  for (const { job, atStart } of handlers) if (atStart) await queue.send(job.name, {})
  const wakeAll = () => {
    for (const id of workers) queue.notifyWorker(id)
  }
  queueState().stopWaking = whenBack(() => wakeForAWhile(wakeAll, signal))
}

/** Wakes the workers again and again after an outage: the queue's own listener may take half a minute to connect, and they poll as rarely. */
async function wakeForAWhile(wake: () => void, signal: AbortSignal): Promise<void> {
  for (let left = 20; left > 0 && !signal.aborted; left--) {
    wake()
    await delay(2_000, null, { ref: false })
  }
}

/** Seconds after which the queue gives a whole batch up, for a worker whose own limits failed. The queue takes a day at most. */
function batchSeconds({ job }: Pick<Handler, 'job'>): number {
  // Jobs that usually run at once run one after the other when their process ended.
  return Math.min(24 * 60 * 60, (limitOf(job.options) + 60) * batchSizeOf({ job }))
}

function workOptions({ job, pollSeconds }: Handler) {
  const polling = pollSeconds && { notifyPollingIntervalSeconds: pollSeconds }
  return {
    batchSize: batchSizeOf({ job }),
    burstWhenBatchFull: true,
    includeMetadata: true,
    perJobResults: true,
    ...polling,
  } as const
}

/** Stops taking jobs and waits for the running ones, at most ten seconds. */
export async function stopJobs(): Promise<void> {
  const current = queueState()
  current.stopping.abort()
  current.stopWaking()
  const queue = await current.queue
  await queue?.stop({ graceful: true, timeout: 10_000 })
  current.queue = null
  current.stopping = new AbortController()
}

/** Resolves when the queue answers; raises its error otherwise. */
export async function pingJobs(): Promise<void> {
  await (await boss()).getQueues()
}
