/** Named timers that each fire once. */
export class Timers<Name extends string> {
  readonly #after: (ms: number, fire: () => void) => () => void
  readonly #set = new Map<Name, () => void>()

  constructor(after: (ms: number, fire: () => void) => () => void) {
    this.#after = after
  }

  /** Starts a timer of `ms` milliseconds; replaces a running timer of the same name. */
  set(name: Name, ms: number, fire: () => void): void {
    this.stop(name)
    this.#set.set(
      name,
      this.#after(ms, () => {
        this.#set.delete(name)
        fire()
      }),
    )
  }

  /** Starts a timer unless one of that name is running, which keeps its time. */
  setOnce(name: Name, ms: number, fire: () => void): void {
    if (!this.#set.has(name)) this.set(name, ms, fire)
  }

  stop(...names: Name[]): void {
    for (const name of names) {
      this.#set.get(name)?.()
      this.#set.delete(name)
    }
  }
}
