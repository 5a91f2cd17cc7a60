import type { Instance, Shared } from './instance.ts'

/** What a part found: what was measured, and what came out. */
export type Row = readonly [what: string, value: string]

/** The house that is measured, and the means to start others. */
export interface Bench {
  /** In production, on a demonstration of its own; started when first asked for, and by then `DATABASE_URL` is its database. */
  house(): Promise<House>
  /** Starts another instance, which ends with the run at the latest. */
  start(shared: Partial<Shared>, own?: Record<string, string>): Promise<Instance>
  /** An empty folder that goes with the run. */
  folder(name: string): string
  signal: AbortSignal
}

export interface House extends Instance {
  database: string
  /** Seconds that the first start took, with its database and its content to be made. */
  firstStart: number
  /** What a second instance on the same database needs to know. */
  beside: Record<string, string>
}

/** One thing that `npm run bench` measures. */
export interface Part {
  /** What one types to have it alone. */
  name: string
  /** In Portuguese, above what it found. */
  title: string
  measure(bench: Bench): Promise<readonly Row[]>
}
