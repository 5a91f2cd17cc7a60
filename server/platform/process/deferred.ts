/** Work that is delayed to gather more of it, and never runs twice at once: for counts that are written in batches. */
export class Deferred {
  readonly #work: () => Promise<void>
  readonly #delayMs: number
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()

  /** `delayMs` is in milliseconds. The work must not raise. */
  constructor(delayMs: number, work: () => Promise<void>) {
    this.#delayMs = delayMs
    this.#work = work
  }

  /** Runs the work once the delay since the first call is over. The process may end before that. */
  soon(): void {
    this.#timer ??= setTimeout(() => this.now(), this.#delayMs).unref()
  }

  /** Runs the work after a run that is under way; resolves when it is done. */
  now(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#running = this.#running.then(this.#work)
    return this.#running
  }
}
