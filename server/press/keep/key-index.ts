/** The key that stands for all keys. */
export const EVERYTHING = '*'

/** Addresses of pages by the keys they were made from. */
export class KeyIndex {
  readonly #byKey = new Map<string, Set<string>>()

  add(address: string, keys: readonly string[]): void {
    for (const key of keys) {
      const addresses = this.#byKey.get(key)
      if (addresses) addresses.add(address)
      else this.#byKey.set(key, new Set([address]))
    }
  }

  remove(address: string, keys: readonly string[]): void {
    for (const key of keys) {
      const addresses = this.#byKey.get(key)
      addresses?.delete(address)
      if (addresses?.size === 0) this.#byKey.delete(key)
    }
  }

  /** The addresses of a key, as a copy: callers change the index while they iterate. */
  of(key: string): string[] {
    return [...(this.#byKey.get(key) ?? [])]
  }

  clear(): void {
    this.#byKey.clear()
  }
}
