/** Clocks that ring once each, by name. */
export class Alarms<Name extends string> {
  readonly #after: (ms: number, ring: () => void) => () => void
  readonly #set = new Map<Name, () => void>()

  constructor(after: (ms: number, ring: () => void) => () => void) {
    this.#after = after
  }

  /** Rings after so many milliseconds, in place of what was set under the name. */
  set(name: Name, ms: number, ring: () => void): void {
    this.stop(name)
    this.#set.set(
      name,
      this.#after(ms, () => {
        this.#set.delete(name)
        ring()
      }),
    )
  }

  /** The same, unless one is set already: it is not put off. */
  setOnce(name: Name, ms: number, ring: () => void): void {
    if (!this.#set.has(name)) this.set(name, ms, ring)
  }

  stop(...names: Name[]): void {
    for (const name of names) {
      this.#set.get(name)?.()
      this.#set.delete(name)
    }
  }
}
