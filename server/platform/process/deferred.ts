/** Work that gathers for a while before it is done, and is never under way twice at once: for what is counted and written in batches. */
export class Deferred {
  readonly #work: () => Promise<void>
  readonly #delayMs: number
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()

  /** The work must not raise. */
  constructor(delayMs: number, work: () => Promise<void>) {
    this.#delayMs = delayMs
    this.#work = work
  }

  /** Has it done when the delay since the first asking is over. A process may end before. */
  soon(): void {
    this.#timer ??= setTimeout(() => this.now(), this.#delayMs).unref()
  }

  /** Does it after what is under way; done with the promise. */
  now(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#running = this.#running.then(this.#work)
    return this.#running
  }
}
