import { readFileSync } from 'node:fs'
import type { Instance } from './instance.ts'

/** One result of a part: what it measured, and the value. */
export type Row = readonly [what: string, value: string]

export interface Bench {
  /** Starts an instance on an empty folder of its own, with additional variables. It ends with the run at the latest. */
  open(own?: Record<string, string>): Promise<House>
  /** Makes an empty folder that is deleted at the end of the run. */
  folder(): string
  /** Articles, posts, notifications or visits: how large the part is measured. */
  size: number
  signal: AbortSignal
}

export interface House extends Instance {
  dataDir: string
  database: string
  /** Stops the instance and starts it on the same folder, so that the process has neither built nor seeded. */
  again(own?: Record<string, string>): Promise<House>
}

/** One thing that `npm run bench` measures. */
export interface Part {
  /** The argument that selects this part. */
  name: string
  /** One Portuguese sentence on what it measures. */
  title: string
  /** The usual size; none where there is only one. */
  size?: number
  measure(bench: Bench): Promise<readonly Row[]>
}

/** Words of made-up articles, common in Portuguese newspapers. The most frequent come first. */
export const words = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

/** The value below which a share (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A number in Brazilian notation. */
export const written = (value: number, digits = 0) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })

export const milliseconds = (value: number) => `${written(value, value < 10 ? 1 : 0)} ms`

/** The median, the 95th percentile and the slowest of some times. */
export const spread = (times: readonly number[]) =>
  `mediana ${milliseconds(quantile(times, 0.5))}, p95 ${milliseconds(quantile(times, 0.95))}, pior ${milliseconds(quantile(times, 1))}`
