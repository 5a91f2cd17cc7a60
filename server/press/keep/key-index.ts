/** Stands for every key there is. */
export const EVERYTHING = '*'

/** Which addresses were made from which keys. */
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

  /** A copy: the index may change while it is walked. */
  of(key: string): string[] {
    return [...(this.#byKey.get(key) ?? [])]
  }

  clear(): void {
    this.#byKey.clear()
  }
}
