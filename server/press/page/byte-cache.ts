/** Buffers by key, within a limit in bytes. Drops the least recently used first. */
export class ByteCache<Key> {
  readonly #limit: number
  readonly #entries = new Map<Key, Buffer>()
  #bytes = 0

  constructor(limitInBytes: number) {
    this.#limit = limitInBytes
  }

  get(key: Key): Buffer | undefined {
    const bytes = this.#entries.get(key)
    if (!bytes) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, bytes)
    return bytes
  }

  set(key: Key, bytes: Buffer): void {
    this.delete(key)
    if (bytes.length > this.#limit / 2) return
    this.#entries.set(key, bytes)
    this.#bytes += bytes.length
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break
      this.delete(oldest)
    }
  }

  delete(key: Key): void {
    this.#bytes -= this.#entries.get(key)?.length ?? 0
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }
}
