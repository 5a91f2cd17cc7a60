import type { Queue } from 'pg-boss'
import type { z } from 'zod'

/** How urgent a job is among those of its own kind: the more urgent is begun first. Kinds do not wait for each other. */
export type Priority = 'low' | 'normal' | 'high'

type Manner = Omit<Queue, 'name' | 'deadLetter'> & {
  /** How many are done at once in each process, two or more; one after the other when missing. */
  readonly atOnce?: number
  /** How many are begun a second in each process, at most. */
  readonly perSecond?: number
}

/** What a running job is given beside its data. */
export interface JobContext {
  /** Aborted when the process stops: a long job ends at its next good place. */
  readonly signal: AbortSignal
}

/** A kind of work by name, with the shape of its data. Handlers stand apart, in a feature's `jobs.ts`. */
export interface Job<Data> {
  readonly name: string
  readonly schema: z.ZodType<Data>
  readonly options: Manner
}

/** Something that happened, which other features may turn into their own work. */
export interface Event<Data> {
  readonly name: string
  readonly schema: z.ZodType<Data>
}

/** A job with what does it, and what asks for it. */
export interface Handler {
  readonly job: Pick<Job<unknown>, 'name' | 'options'>
  /** Runs the job with data already checked. */
  run(data: unknown, context?: JobContext): Promise<void>
  readonly on: readonly string[]
  readonly cron?: string
  /** How often it is looked for: for jobs whose moment matters. The queue hears at once of what is due at once, and looks for the rest every
   * thirty seconds. */
  readonly pollSeconds?: number
}

/** A job that somebody runs by hand, a test say, is not asked to stop. */
const unstoppable: JobContext = { signal: new AbortController().signal }

const manners: Manner = { retryLimit: 5, retryDelay: 30, retryBackoff: true, notify: true }

/** Names a kind of work; without options it is tried again five times, after half a minute and ever longer. */
export const defineJob = <Data>(name: string, schema: z.ZodType<Data>, options: Manner = {}): Job<Data> => ({
  name,
  schema,
  options: { ...manners, ...options },
})

/** Names something that happens; what it tells is checked against the schema when it is told. */
export const defineEvent = <Data>(name: string, schema: z.ZodType<Data>): Event<Data> => ({ name, schema })

/** Binds a job to what does it, and to the events and the schedule (cron, in São Paulo's time) that ask for it. */
export function handle<Data>(
  job: Job<Data>,
  run: (data: Data, context: JobContext) => Promise<void>,
  when: { on?: readonly Event<Data>[]; cron?: string; pollSeconds?: number } = {},
): Handler {
  return {
    job,
    run: (data, context = unstoppable) => run(job.schema.parse(data), context),
    on: (when.on ?? []).map(event => event.name),
    cron: when.cron,
    pollSeconds: when.pollSeconds,
  }
}
