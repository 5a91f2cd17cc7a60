/** Raised when the queue is full, or a task waited too long. */
export class Overloaded extends Error {
  constructor() {
    super('too many pages are to be printed')
    this.name = 'Overloaded'
  }
}

export interface QueueLimits {
  /** Most tasks that run at once. */
  atOnce: number
  /** Most tasks of one client that run at once; `atOnce` by default. */
  atOnceEach?: number
  /** Most tasks that wait. */
  waiting: number
  longestWaitMs: number
  /** Whether tasks wait for 3.5 seconds at most: they would fail anyway. Asked once for each task that waits that long. */
  isHurried?: () => boolean
}

const HURRIED_WAIT_MS = 3_500

interface Waiter {
  client: string
  start(): void
  refuse(): void
}

/**
 * Limits how many tasks run and wait. Clients (an account, a network) take turns, and each client's tasks run in order, so a client with many
 * requests waits behind its own. A full queue refuses at once the newest task of the client that has most tasks waiting, so that the other
 * tasks are still done in time (decision 0147).
 */
export class PrintQueue {
  readonly #limits: QueueLimits
  /** Waiting tasks by client. The client whose turn is next comes first. */
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

  /** Runs a task when it is its client's turn and returns its result. Raises Overloaded, or what the task raises. */
  async run<T>(task: () => Promise<T>, client = ''): Promise<T> {
    if (this.#mayStart(client)) this.#started(client)
    else await this.#wait(client)
    try {
      return await task()
    } finally {
      // The next task starts after pending I/O: requests that arrived meanwhile, mostly for finished pages, come first.
      setImmediate(() => this.#ended(client))
    }
  }

  #mayStart(client: string): boolean {
    const { atOnce, atOnceEach = atOnce } = this.#limits
    return this.#running < atOnce && (this.#runningOf.get(client) ?? 0) < atOnceEach
  }

  #started(client: string): void {
    this.#running++
    this.#runningOf.set(client, (this.#runningOf.get(client) ?? 0) + 1)
  }

  #ended(client: string): void {
    this.#running--
    const left = (this.#runningOf.get(client) ?? 1) - 1
    if (left > 0) this.#runningOf.set(client, left)
    else this.#runningOf.delete(client)
    this.#startNext()
  }

  #startNext(): void {
    for (const [client, line] of this.#lines) {
      if (this.#running >= this.#limits.atOnce) return
      const [first] = line
      if (!first || !this.#mayStart(client)) continue
      this.#leave(first)
      this.#lines.delete(client)
      if (line.size > 0) this.#lines.set(client, line)
      this.#started(client)
      first.start()
    }
  }

  #wait(client: string): Promise<void> {
    if (this.#waiting >= this.#limits.waiting && !this.#makePlaceFor(client)) return Promise.reject(new Overloaded())
    return new Promise((resolve, reject) => {
      const waiter = {
        client,
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
      const { longestWaitMs, isHurried = () => false } = this.#limits
      const first = Math.min(HURRIED_WAIT_MS, longestWaitMs)
      let timer = setTimeout(() => {
        if (isHurried()) waiter.refuse()
        else timer = setTimeout(waiter.refuse, longestWaitMs - first)
      }, first)
      const line = this.#lines.get(client) ?? new Set()
      this.#lines.set(client, line.add(waiter))
      this.#waiting++
    })
  }

  #leave(waiter: Waiter): void {
    const line = this.#lines.get(waiter.client)
    if (!line?.delete(waiter)) return
    this.#waiting--
    if (line.size === 0) this.#lines.delete(waiter.client)
  }

  /** Refuses the newest task of the client with most waiting tasks. False if that is the given client. */
  #makePlaceFor(client: string): boolean {
    let longest = this.#lines.get(client) ?? new Set<Waiter>()
    const own = longest.size
    for (const line of this.#lines.values()) if (line.size > longest.size) longest = line
    if (longest.size <= own + 1) return false
    ;[...longest].at(-1)?.refuse()
    return true
  }
}
