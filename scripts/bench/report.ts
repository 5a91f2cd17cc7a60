import type { Load } from './load.ts'
import { milliseconds, written } from './numbers.ts'
import type { Row } from './part.ts'

/** A part's results as lines for the console. */
export function printed(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([what]) => what.length)) + 2
  return rows.map(([what, value]) => `  ${what.padEnd(width)}${value}`).join('\n')
}

export const describedLoad = ({ requestsPerSecond, median, p99 }: Load) =>
  `${written(requestsPerSecond)} pedidos/s; mediana ${milliseconds(median)}, p99 ${milliseconds(p99)}`

export const times = (one: number, other: number) => `${written(one / other, one / other < 10 ? 2 : 0)} vezes`
