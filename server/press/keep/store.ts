import { EVERYTHING, KeyIndex } from './key-index.ts'

/** What the store must know of a kept thing. */
export interface Keepable {
  keys: readonly string[]
  /** Those by which it is not dropped but called old. */
  softKeys?: readonly string[]
  /** Something was told that it was softly made from. */
  old?: boolean
  /** Bytes that it occupies. */
  bytes: number
  /** Milliseconds since the epoch from which it is dead. */
  expires: number
  /** Dropped by any message at all, whatever its keys: redirects and missing pages, which cannot know what would bring them to life. */
  volatile: boolean
}

/** Pages by address, within a limit in bytes; the least recently used goes first. */
export class Store<Kept extends Keepable> {
  readonly #limit: number
  readonly #entries = new Map<string, Kept>()
  readonly #hard = new KeyIndex()
  readonly #soft = new KeyIndex()
  readonly #volatile = new Set<string>()
  #bytes = 0

  constructor(limitInBytes: number) {
    this.#limit = limitInBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#entries.size
  }

  /** The live entry at an address, which becomes the most recently used. */
  get(address: string, now: number): Kept | undefined {
    const entry = this.#entries.get(address)
    if (entry === undefined) return undefined
    if (entry.expires <= now) {
      this.delete(address)
      return undefined
    }
    this.#entries.delete(address)
    this.#entries.set(address, entry)
    return entry
  }

  /** The entry at an address, dead or alive, left where it is. */
  peek(address: string): Kept | undefined {
    return this.#entries.get(address)
  }

  /** Keeps an entry, unless it alone is larger than an eighth of the whole. */
  set(address: string, entry: Kept): void {
    this.delete(address)
    if (entry.bytes > this.#limit / 8) return
    this.#entries.set(address, entry)
    this.#bytes += entry.bytes
    if (entry.volatile) this.#volatile.add(address)
    this.#hard.add(address, entry.keys)
    this.#soft.add(address, entry.softKeys ?? [])
    this.#makeRoom()
  }

  delete(address: string): void {
    const entry = this.#entries.get(address)
    if (!entry) return
    this.#entries.delete(address)
    this.#bytes -= entry.bytes
    this.#volatile.delete(address)
    this.#hard.remove(address, entry.keys)
    this.#soft.remove(address, entry.softKeys ?? [])
  }

  /** Drops all that was made from any of these keys, `*` everything, and gives how many entries that were; calls old what was softly made
   * from one. */
  forget(keys: Iterable<string>): number {
    const before = this.#entries.size
    for (const address of [...this.#volatile]) this.delete(address)
    for (const key of keys) {
      if (key === EVERYTHING) this.clear()
      for (const address of this.#hard.of(key)) this.delete(address)
      for (const address of this.#soft.of(key)) {
        const entry = this.#entries.get(address)
        if (entry) entry.old = true
      }
    }
    return before - this.#entries.size
  }

  clear(): void {
    this.#entries.clear()
    this.#hard.clear()
    this.#soft.clear()
    this.#volatile.clear()
    this.#bytes = 0
  }

  #makeRoom(): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) return
      this.delete(oldest)
    }
  }
}
