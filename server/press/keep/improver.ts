import { performance } from 'node:perf_hooks'
import { encodeBest, isBest } from '../page/encode.ts'
import { assemble, bytesOf, type Page } from '../page/page.ts'

/** Pause between two checks whether the process is idle. */
const PAUSE_MS = 100
/** Above this event loop utilization the process is busy. */
const BUSY = 0.3
/** Longest queue. Beyond it, the oldest waiting pages stay as they are. */
const MOST_WAITING = 2_000

export interface ImproverOptions {
  /** Whether the press has nothing to print. */
  isIdle(): boolean
  /** Replaces a page by its better copy. */
  replace(address: string, page: Page, better: Page): void
}

/** Compresses kept pages at the best quality, one after the other, while the process is idle. */
export class Improver {
  readonly #options: ImproverOptions
  readonly #waiting = new Map<string, Page>()
  #timer: NodeJS.Timeout | null = null
  #before = performance.eventLoopUtilization()

  constructor(options: ImproverOptions) {
    this.#options = options
  }

  add(address: string, page: Page): void {
    if (page.status !== 200 || page.variants.every(isBest)) return
    this.#waiting.delete(address)
    this.#waiting.set(address, page)
    for (const oldest of this.#waiting.keys()) {
      if (this.#waiting.size <= MOST_WAITING) break
      this.#waiting.delete(oldest)
    }
    this.#timer ??= this.#soon()
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#waiting.clear()
  }

  #soon(): NodeJS.Timeout {
    return setTimeout(() => this.#look().catch(() => {}), PAUSE_MS).unref()
  }

  async #look(): Promise<void> {
    const utilization = performance.eventLoopUtilization()
    const { utilization: share } = performance.eventLoopUtilization(utilization, this.#before)
    this.#before = utilization
    const [first] = this.#waiting
    if (first && share < BUSY && this.#options.isIdle()) {
      const [address, page] = first
      this.#waiting.delete(address)
      // A page that cannot be compressed better stays as it is.
      const better = await improved(page).catch(() => null)
      if (better) this.#options.replace(address, page, better)
    }
    this.#timer = this.#waiting.size > 0 ? this.#soon() : null
  }
}

/** A copy of a page with the best brotli instead of the quick one. The other encodings stay as they are. */
export async function improved(page: Page): Promise<Page> {
  const plain = page.variants.at(-1)
  if (!plain?.etag) return page
  const best = await encodeBest(await bytesOf(page, plain), plain.etag)
  return assemble(
    page,
    page.variants.map(variant => (variant.coding === 'br' ? best : variant)),
  )
}
