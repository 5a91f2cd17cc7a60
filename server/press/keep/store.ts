import { EVERYTHING, KeyIndex } from './key-index.ts'

/** The properties of an entry that the store needs. */
export interface Keepable {
  keys: readonly string[]
  /** Keys that make the entry old instead of dropping it. */
  softKeys?: readonly string[]
  /** Whether one of its soft keys changed. */
  old?: boolean
  /** Bytes of memory that it occupies. */
  bytes: number
  /** Milliseconds since the epoch. From then on the entry is expired. */
  expires: number
  /** Whether any change drops it, whatever its keys: redirects and missing pages, which cannot name the key that would make them outdated. */
  volatile: boolean
}

/** Entries by address, within a limit in bytes. Drops the least recently used first. `lru-cache` knows no keys (decision 0156). */
export class Store<Entry extends Keepable> {
  readonly #limit: number
  readonly #entries = new Map<string, Entry>()
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

  /** The entry at an address, unless it is expired. It becomes the most recently used. */
  get(address: string, now: number): Entry | undefined {
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

  /** The entry at an address, expired or not, without counting as a use. */
  peek(address: string): Entry | undefined {
    return this.#entries.get(address)
  }

  /** Keeps an entry, unless it is larger than an eighth of the limit. */
  set(address: string, entry: Entry): void {
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

  /** Drops all entries with one of these keys (all entries for `*`) and all volatile ones, and returns how many. Marks entries with one of
   * these soft keys as old. */
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
