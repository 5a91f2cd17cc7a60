import type { Queue } from 'pg-boss'
import type { z } from 'zod'

/** The order among waiting jobs of one name: higher first. Jobs of different names do not wait for each other. */
export type Priority = 'low' | 'normal' | 'high'

type JobOptions = Omit<Queue, 'name' | 'deadLetter'> & {
  /** The number of jobs that run at once in each process, two or more. Without it they run one after the other, as those whose process ended always do. */
  readonly atOnce?: number
  /** The most jobs started a second in each process. */
  readonly perSecond?: number
  /** Seconds after which a job is ended and not tried again, fifteen minutes by default. */
  readonly expireInSeconds?: number
  /**
   * Whether the job continues where it stopped and never repeats the part during which its process died. Such a job is tried again after a time-out and after
   * any number of deaths.
   */
  readonly resumable?: boolean
}

/** Seconds after which a job is ended for good. */
export const limitOf = ({ expireInSeconds = 15 * 60 }: Pick<JobOptions, 'expireInSeconds'>): number => expireInSeconds

/** The arguments of a running job beside its data. */
export interface JobContext {
  /** Aborted when the process stops, and when the job's time is over or an error escaped it: a long job then ends at the next safe point. */
  readonly signal: AbortSignal
}

/** A kind of job: its name and the schema of its data. Its handler is in a feature's `jobs.ts`. */
export interface Job<Data> {
  readonly name: string
  readonly schema: z.ZodType<Data>
  readonly options: JobOptions
}

/** An event that other features may handle with jobs. */
export interface Event<Data> {
  readonly name: string
  readonly schema: z.ZodType<Data>
}

/** A job with the function that runs it, and its triggers. */
export interface Handler {
  readonly job: Pick<Job<unknown>, 'name' | 'options'>
  /** Runs the job; parses the data first. */
  run(data: unknown, context?: JobContext): Promise<void>
  readonly on: readonly string[]
  readonly cron?: string
  /** Whether each process that works on the queue queues it at its start. */
  readonly atStart?: boolean | undefined
  /**
   * Seconds between two polls, for jobs that must start on time. A job due at once wakes the queue. The queue finds any
   * other job by polling, every thirty seconds by default.
   */
  readonly pollSeconds?: number
}

/** A job run by hand, such as in a test, is never stopped. */
const unstoppable: JobContext = { signal: new AbortController().signal }

/** A killed process sends no heartbeats, and its jobs go to another within two minutes. */
const defaultOptions: JobOptions = {
  heartbeatSeconds: 60,
  retryLimit: 5,
  retryDelay: 30,
  retryBackoff: true,
  notify: true,
}

/** Defines a kind of job. By default it is tried again five times, after half a minute and then after longer waits. */
export const defineJob = <Data>(name: string, schema: z.ZodType<Data>, options: JobOptions = {}): Job<Data> => ({
  name,
  schema,
  options: { ...defaultOptions, ...options },
})

/** Defines an event; its data is checked against the schema when it is emitted. */
export const defineEvent = <Data>(name: string, schema: z.ZodType<Data>): Event<Data> => ({ name, schema })

/** Binds a job to the function that runs it, and to the events, the schedule (cron, in São Paulo's time) and the starts that queue it. */
export function handle<Data>(
  job: Job<Data>,
  run: (data: Data, context: JobContext) => Promise<void>,
  when: { on?: readonly Event<Data>[]; cron?: string; atStart?: boolean; pollSeconds?: number } = {},
): Handler {
  return {
    job,
    run: (data, context = unstoppable) => run(job.schema.parse(data), context),
    on: (when.on ?? []).map(event => event.name),
    cron: when.cron,
    atStart: when.atStart,
    pollSeconds: when.pollSeconds,
  }
}
