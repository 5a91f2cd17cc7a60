/** Raised when there is no place to wait, or the wait took too long. */
export class Overloaded extends Error {
  constructor() {
    super('too many pages are to be printed')
    this.name = 'Overloaded'
  }
}

export interface QueueLimits {
  /** Works at the same time. */
  atOnce: number
  waiting: number
  longestWaitMs: number
}

interface Waiter {
  start(): void
}

/** Lets so many works run at the same time and so many wait, first come first served: what is too much is refused at once, so that the rest is
 * still done in time. */
export class PrintQueue {
  readonly #limits: QueueLimits
  readonly #queue = new Set<Waiter>()
  #running = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#queue.size
  }

  /** Runs the work when it is its turn and gives what it gives. Raises Overloaded, or what the work raises. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.atOnce) await this.#wait()
    else this.#running++
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #wait(): Promise<void> {
    if (this.#queue.size >= this.#limits.waiting) return Promise.reject(new Overloaded())
    return new Promise((resolve, reject) => {
      const waiter = {
        start: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        this.#queue.delete(waiter)
        reject(new Overloaded())
      }, this.#limits.longestWaitMs)
      this.#queue.add(waiter)
    })
  }

  /** Hands the turn on. Not in the same breath: what came in meanwhile, staff screens above all, is looked at first. */
  #next(): void {
    setImmediate(() => {
      const [first] = this.#queue
      if (!first) {
        this.#running--
        return
      }
      this.#queue.delete(first)
      first.start()
    })
  }
}
