import { fromPrisma, type JobResult, PgBoss } from 'pg-boss'
import type { Tx } from '../db/db.ts'
import { log } from '../process/log.ts'
import { singleton } from '../process/singleton.ts'
import type { Event, Handler, Job } from './jobs.ts'

const poolSize = 5

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

const held = () => singleton('boss', (): { queue: Promise<PgBoss> | null } => ({ queue: null }))

/** The process' one queue. A process that only sends (a command line, a test) starts it without handlers. */
function boss(): Promise<PgBoss> {
  const current = held()
  // A queue that could not start, say without a database, is tried anew by whoever asks next.
  current.queue ??= startQueue().catch(error => {
    current.queue = null
    throw error
  })
  return current.queue
}

/** Queues a job inside the caller's transaction: it exists when the change does. With a moment, it is not done before. */
export async function enqueue<Data extends object>(tx: Tx, job: Job<Data>, data: Data, at?: Date): Promise<void> {
  const queue = await boss()
  await queue.send(job.name, job.schema.parse(data) as Data, { db: fromPrisma(tx), ...(at && { startAfter: at }) })
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

/** Tells, inside the caller's transaction, that something happened; queues the work of everyone who listens. */
export async function emit<Data extends object>(tx: Tx, event: Event<Data>, data: Data): Promise<void> {
  const queue = await boss()
  await queue.publish(event.name, event.schema.parse(data) as Data, { db: fromPrisma(tx) })
}

/** Creates the queues, their subscriptions and schedules, and ends schedules that are nobody's any more. Idempotent; part of migrating, so that a sender never meets a missing queue. */
export async function prepareJobs(handlers: readonly Handler[]): Promise<void> {
  const queue = await boss()
  for (const { job, on, cron } of handlers) {
    await queue.createQueue(job.name, job.options)
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
  const manner = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const
  for (const { job, run, pollSeconds } of handlers) {
    const polling = pollSeconds && { notifyPollingIntervalSeconds: pollSeconds }
    await queue.work(job.name, { ...manner, ...polling }, async jobs => {
      const results: JobResult[] = []
      for (const { id, data } of jobs) results.push(await attempt(job.name, id, () => run(data)))
      return results
    })
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
  const queue = await current.queue
  await queue?.stop({ graceful: true, timeout: 10_000 })
  current.queue = null
}

/** Whether the queue answers; raises what is wrong when it does not. */
export async function pingJobs(): Promise<void> {
  await (await boss()).getQueues()
}
