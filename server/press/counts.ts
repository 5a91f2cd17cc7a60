/** Counters since the start of the process. They contain no personal data. */
export interface Counts {
  /** Responses from memory. */
  hits: number
  /** Pages printed for everybody (`prints`) and for one signed-in reader (`ownPrints`). */
  prints: number
  ownPrints: number
  /** Pages dropped after a change to one of their keys. */
  dropped: number
  /** Requests refused because the print queue was full. */
  shed: number
}

export const newCounts = (): Counts => ({
  hits: 0,
  prints: 0,
  ownPrints: 0,
  dropped: 0,
  shed: 0,
})

/** How many measurements the quantiles use. */
const REMEMBERED = 500

/** The last durations of something, in milliseconds. */
export class Durations {
  readonly #values: number[] = []
  #next = 0

  add(milliseconds: number): void {
    this.#values[this.#next] = milliseconds
    this.#next = (this.#next + 1) % REMEMBERED
  }

  /** The quantile at `share` (0 to 1) in milliseconds, rounded to tenths; 0 without measurements. */
  quantile(share: number): number {
    const sorted = this.#values.toSorted((a, b) => a - b)
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    return Math.round(value * 10) / 10
  }
}

/** The state of the press in `GET /api/health` and in the log. */
export interface PressState extends Counts {
  /** Whether the process is printing pages to warm up after a start. */
  warming: boolean
  /** Share of reader pages for everybody that needed no print, 0 to 1. */
  hitRate: number
  listening: boolean
  memory: { pages: number; bytes: number }
  /** Milliseconds of the last prints. */
  printTime: { median: number; p95: number }
  printing: number
  waiting: number
}

/** The share of responses that cost no print, 0 to 1, rounded to thousandths. */
export function hitRate({ hits, prints }: Counts): number {
  const all = hits + prints
  return all === 0 ? 0 : Math.round((hits / all) * 1_000) / 1_000
}
