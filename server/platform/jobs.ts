import { fromPrisma, PgBoss, type QueueOptions } from 'pg-boss'
import type { z } from 'zod'
import type { Tx } from './db.ts'
import { log } from './log.ts'
import { singleton } from './singleton.ts'

/** A kind of work by name, with the shape of its data. Handlers stand apart, in a feature's `jobs.ts`. */
export interface Job<Data> {
  readonly name: string
  readonly schema: z.ZodType<Data>
  readonly options: QueueOptions
}

/** Something that happened, which other features may turn into their own work. */
export interface Event<Data> {
  readonly name: string
  readonly schema: z.ZodType<Data>
}

export interface Handler {
  readonly job: Pick<Job<unknown>, 'name' | 'options'>
  /** Runs the job with data already checked. */
  run(data: unknown): Promise<void>
  readonly on: readonly string[]
  readonly cron?: string
}

const retrying: QueueOptions = { retryLimit: 5, retryDelay: 30, retryBackoff: true }

export const defineJob = <Data>(name: string, schema: z.ZodType<Data>, options: QueueOptions = {}): Job<Data> => ({
  name,
  schema,
  options: { ...retrying, ...options },
})

export const defineEvent = <Data>(name: string, schema: z.ZodType<Data>): Event<Data> => ({ name, schema })

/** Binds a job to what does it, and to the events and the schedule (cron, in São Paulo's time) that ask for it. */
export function handle<Data>(
  job: Job<Data>,
  run: (data: Data) => Promise<void>,
  when: { on?: readonly Event<Data>[]; cron?: string } = {},
): Handler {
  return {
    job,
    run: data => run(job.schema.parse(data)),
    on: (when.on ?? []).map(event => event.name),
    cron: when.cron,
  }
}

const poolSize = 5

/** The process' one queue. A process that only sends (a command line, a test) starts it without handlers. */
const boss = () =>
  singleton('boss', async () => {
    const queue = new PgBoss({
      connectionString: process.env.DATABASE_URL,
      max: poolSize,
      application_name: 'portal-jobs',
    })
    queue.on('error', error => log().error({ err: error }, 'queue error'))
    return queue.start()
  })

/** Queues a job inside the caller's transaction: it exists when the change does. */
export async function enqueue<Data extends object>(tx: Tx, job: Job<Data>, data: Data): Promise<void> {
  const queue = await boss()
  await queue.send(job.name, job.schema.parse(data) as Data, { db: fromPrisma(tx) })
}

/** Tells, inside the caller's transaction, that something happened; queues the work of everyone who listens. */
export async function emit<Data extends object>(tx: Tx, event: Event<Data>, data: Data): Promise<void> {
  const queue = await boss()
  await queue.publish(event.name, event.schema.parse(data) as Data, { db: fromPrisma(tx) })
}

/** Creates the queues, their subscriptions and schedules. Idempotent; part of migrating, so that a sender never meets a missing queue. */
export async function prepareJobs(handlers: readonly Handler[]): Promise<void> {
  const queue = await boss()
  for (const { job, on, cron } of handlers) {
    await queue.createQueue(job.name, job.options)
    for (const event of on) await queue.subscribe(event, job.name)
    if (cron) await queue.schedule(job.name, cron, {}, { tz: 'America/Sao_Paulo' })
  }
}

/** Starts doing the work, in this process. */
export async function startJobs(handlers: readonly Handler[]): Promise<void> {
  await prepareJobs(handlers)
  const queue = await boss()
  for (const { job, run } of handlers) {
    await queue.work(job.name, { pollingIntervalSeconds: 2 }, async jobs => {
      for (const { id, data } of jobs) {
        const started = performance.now()
        await run(data)
        log().info({ job: job.name, id, ms: Math.round(performance.now() - started) }, 'job done')
      }
    })
  }
}

/** Stops taking work and waits for what runs, at most ten seconds. */
export async function stopJobs(): Promise<void> {
  const queue = await boss()
  await queue.stop({ graceful: true, timeout: 10_000 })
}

/** Whether the queue answers; raises what is wrong when it does not. */
export async function pingJobs(): Promise<void> {
  await (await boss()).getQueues()
}
