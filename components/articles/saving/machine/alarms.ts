/** Named timers that each fire once. */
export class Alarms<Name extends string> {
  readonly #after: (ms: number, ring: () => void) => () => void
  readonly #set = new Map<Name, () => void>()

  constructor(after: (ms: number, ring: () => void) => () => void) {
    this.#after = after
  }

  /** Starts a timer of `ms` milliseconds; replaces a running timer of the same name. */
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

  /** Starts a timer unless one of that name is running, which keeps its time. */
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
