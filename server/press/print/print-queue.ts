/** Raised when there is no place to wait, or the wait took too long. */
export class Overloaded extends Error {
  constructor() {
    super('too many pages are to be printed')
    this.name = 'Overloaded'
  }
}

export interface QueueLimits {
  /** Works at the same time; of one asker; no limit of its own when left out. */
  atOnce: number
  atOnceEach?: number
  waiting: number
  longestWaitMs: number
}

interface Waiter {
  asker: string
  start(): void
  refuse(): void
}

/**
 * Lets so many works run at the same time and so many wait. Askers (an account, a network) take turns, each served in the order it came: who asks
 * for much waits behind its own. What is too much is refused at once, from whoever has most waiting, so that the rest is still done in time.
 */
export class PrintQueue {
  readonly #limits: QueueLimits
  /** Who waits, by asker; the asker whose turn is next comes first. */
  readonly #lines = new Map<string, Set<Waiter>>()
  readonly #runningOf = new Map<string, number>()
  #running = 0
  #waiting = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting
  }

  /** Runs the work when it is its asker's turn and gives what it gives. Raises Overloaded, or what the work raises. */
  async run<T>(work: () => Promise<T>, asker = ''): Promise<T> {
    if (this.#mayStart(asker)) this.#started(asker)
    else await this.#wait(asker)
    try {
      return await work()
    } finally {
      // Not in the same breath: what came in meanwhile, finished pages above all, is looked at first.
      setImmediate(() => this.#ended(asker))
    }
  }

  #mayStart(asker: string): boolean {
    const { atOnce, atOnceEach = atOnce } = this.#limits
    return this.#running < atOnce && (this.#runningOf.get(asker) ?? 0) < atOnceEach
  }

  #started(asker: string): void {
    this.#running++
    this.#runningOf.set(asker, (this.#runningOf.get(asker) ?? 0) + 1)
  }

  #ended(asker: string): void {
    this.#running--
    const left = (this.#runningOf.get(asker) ?? 1) - 1
    if (left > 0) this.#runningOf.set(asker, left)
    else this.#runningOf.delete(asker)
    this.#startNext()
  }

  #startNext(): void {
    for (const [asker, line] of this.#lines) {
      if (this.#running >= this.#limits.atOnce) return
      const [first] = line
      if (!first || !this.#mayStart(asker)) continue
      this.#leave(first)
      this.#lines.delete(asker)
      if (line.size > 0) this.#lines.set(asker, line)
      this.#started(asker)
      first.start()
    }
  }

  #wait(asker: string): Promise<void> {
    if (this.#waiting >= this.#limits.waiting && !this.#makePlaceFor(asker)) return Promise.reject(new Overloaded())
    return new Promise((resolve, reject) => {
      const waiter = {
        asker,
        start() {
          clearTimeout(timer)
          resolve()
        },
        refuse: () => {
          clearTimeout(timer)
          this.#leave(waiter)
          reject(new Overloaded())
        },
      }
      const timer = setTimeout(waiter.refuse, this.#limits.longestWaitMs)
      const line = this.#lines.get(asker) ?? new Set()
      this.#lines.set(asker, line.add(waiter))
      this.#waiting++
    })
  }

  #leave(waiter: Waiter): void {
    const line = this.#lines.get(waiter.asker)
    if (!line?.delete(waiter)) return
    this.#waiting--
    if (line.size === 0) this.#lines.delete(waiter.asker)
  }

  /** Refuses the newest of the asker who has most waiting; false when that is the one who asks. */
  #makePlaceFor(asker: string): boolean {
    let longest = this.#lines.get(asker) ?? new Set<Waiter>()
    const own = longest.size
    for (const line of this.#lines.values()) if (line.size > longest.size) longest = line
    if (longest.size <= own + 1) return false
    ;[...longest].at(-1)?.refuse()
    return true
  }
}
