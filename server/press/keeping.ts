import { type Page, weigh } from './page.ts'
import { EVERYTHING, type Keepable, Store } from './store.ts'

interface Kept extends Keepable {
  page: Page
}

/** A print under way, and the keys told while it ran. */
interface Run {
  told: Set<string>
  result: Promise<Page>
}

/** A flood of addresses that do not exist may push out one another, never the pages that do. */
const SHARE_OF_MISSING = 1 / 8

/** What the press keeps, for how long, and what makes it forget. */
export class Keeping {
  readonly #pages: Store<Kept>
  readonly #missing: Store<Kept>
  readonly #runs = new Map<string, Run>()
  /** Every print under way, those included that nobody may join any more. */
  readonly #running = new Set<Run>()
  #deaf = false

  constructor(limitInBytes: number) {
    this.#pages = new Store(limitInBytes * (1 - SHARE_OF_MISSING))
    this.#missing = new Store(limitInBytes * SHARE_OF_MISSING)
  }

  /** The page kept at an address, if it still lives. */
  find(address: string): Page | undefined {
    const now = Date.now()
    return (this.#pages.get(address, now) ?? this.#missing.get(address, now))?.page
  }

  /** Prints a page, one print per address at a time: who asks meanwhile gets the same one. Keeps it when it may be kept. */
  print(address: string, make: () => Promise<Page>): Promise<Page> {
    const joined = this.#runs.get(address)
    if (joined) return joined.result
    const told = new Set<string>(this.#deaf ? [EVERYTHING] : [])
    const run: Run = { told, result: make() }
    this.#runs.set(address, run)
    this.#running.add(run)
    run.result = run.result
      .then(page => {
        if (mayKeep(page, told)) this.#keep(address, page)
        return page
      })
      .finally(() => {
        this.#running.delete(run)
        if (this.#runs.get(address) === run) this.#runs.delete(address)
      })
    return run.result
  }

  /** Drops what was made from these keys. Prints under way saw the world before the message: they are kept only if it does not
   * concern them, and nobody who asks from now on is given one. */
  forget(keys: readonly string[]): void {
    this.#pages.forget(keys)
    this.#missing.forget(keys)
    for (const run of this.#running) for (const key of keys) run.told.add(key)
    this.#runs.clear()
  }

  /** Messages may be missed from now on: forgets everything and keeps nothing. */
  goDeaf(): void {
    this.#deaf = true
    this.forget([EVERYTHING])
  }

  /** Messages arrive again. What began while deaf is still not kept. */
  hear(): void {
    this.forget([EVERYTHING])
    this.#deaf = false
  }

  #keep(address: string, page: Page): void {
    const shelf = page.status === 200 ? this.#pages : this.#missing
    const expires = Date.now() + page.life * 1000
    shelf.set(address, { page, keys: page.keys, bytes: weigh(page), expires, volatile: page.status !== 200 })
  }
}

const KEEPABLE = new Set([200, 301, 302, 307, 308, 404, 410])

function mayKeep(page: Page, told: ReadonlySet<string>): boolean {
  if (page.life <= 0 || !KEEPABLE.has(page.status)) return false
  if (told.has(EVERYTHING)) return false
  return page.status === 200 ? !page.keys.some(key => told.has(key)) : told.size === 0
}
