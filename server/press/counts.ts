/** What the press did since it began, in numbers that say nothing about anybody. */
export interface Counts {
  /** Answers from memory. */
  hits: number
  /** Answers that Node's HTTP server never saw: pages, files and pictures from memory (`send/fast-path.ts`). */
  fast: number
  /** Answers from a file of the disk, after which they are in memory. */
  fromDisk: number
  /** Pages made for everybody, and for one person signed in. */
  prints: number
  ownPrints: number
  /** Of those for everybody, the ones that were matter put into the blank page. */
  filled: number
  /** Pages dropped because what they were made from changed. */
  dropped: number
  /** Requests turned away because too many pages were to be printed. */
  shed: number
}

export const newCounts = (): Counts => ({
  hits: 0,
  fast: 0,
  fromDisk: 0,
  prints: 0,
  ownPrints: 0,
  filled: 0,
  dropped: 0,
  shed: 0,
})

/** Of so many measures the quantiles are made. */
const REMEMBERED = 500

/** The last milliseconds that something took. */
export class Durations {
  readonly #values: number[] = []
  #next = 0

  add(milliseconds: number): void {
    this.#values[this.#next] = milliseconds
    this.#next = (this.#next + 1) % REMEMBERED
  }

  /** The value below which a share of them lies, in tenths; 0 without any. */
  quantile(share: number): number {
    const sorted = this.#values.toSorted((a, b) => a - b)
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    return Math.round(value * 10) / 10
  }
}

/** What `GET /api/health` and the log tell of the press. */
export interface PressState extends Counts {
  /** Whether it prints pages to warm up, after a start. */
  warming: boolean
  /** Share of reader pages for everybody that needed no print, 0 to 1. */
  hitRate: number
  listening: boolean
  memory: { pages: number; bytes: number }
  disk: { pages: number; bytes: number } | null
  /** Milliseconds of the last prints. */
  printTime: { median: number; p95: number }
  printing: number
  waiting: number
}

/** The share of answers that cost no print, in thousandths. */
export function hitRate({ hits, fromDisk, prints }: Counts): number {
  const all = hits + fromDisk + prints
  return all === 0 ? 0 : Math.round(((hits + fromDisk) / all) * 1_000) / 1_000
}
