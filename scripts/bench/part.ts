import type { Instance, Shared } from './instance.ts'

/** One result of a part: what it measured, and the value. */
export type Row = readonly [what: string, value: string]

/** The measured instance, and the functions that start others. */
export interface Bench {
  /**
   * The measured instance, in production mode with the demonstration's content. The first call starts it; after that, `DATABASE_URL` is
   * its database.
   */
  house(): Promise<House>
  /** Starts another instance, which ends with the run at the latest. */
  start(shared: Partial<Shared>, own?: Record<string, string>): Promise<Instance>
  /** Makes an empty folder that is deleted at the end of the run. */
  folder(name: string): string
  signal: AbortSignal
}

export interface House extends Instance {
  database: string
  /** Seconds of the first start, including making the database and its content. */
  firstStart: number
  /** The variables that a second instance on the same database needs. */
  beside: Record<string, string>
}

/** One thing that `npm run bench` measures. */
export interface Part {
  /** The argument that selects this part. */
  name: string
  /** The Portuguese heading over its results. */
  title: string
  measure(bench: Bench): Promise<readonly Row[]>
}
