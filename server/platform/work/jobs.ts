import type { Queue } from 'pg-boss'
import type { z } from 'zod'

type Manner = Omit<Queue, 'name'>

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
  run(data: unknown): Promise<void>
  readonly on: readonly string[]
  readonly cron?: string
  /** How often it is looked for: for jobs whose moment matters. The queue hears at once of what is due at once, and looks for the rest every
   * thirty seconds. */
  readonly pollSeconds?: number
}

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
  run: (data: Data) => Promise<void>,
  when: { on?: readonly Event<Data>[]; cron?: string; pollSeconds?: number } = {},
): Handler {
  return {
    job,
    run: data => run(job.schema.parse(data)),
    on: (when.on ?? []).map(event => event.name),
    cron: when.cron,
    pollSeconds: when.pollSeconds,
  }
}
