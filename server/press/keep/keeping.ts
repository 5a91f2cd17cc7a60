import type { Counts } from '../counts.ts'
import { type Page, weigh } from '../page/page.ts'
import { Hearing, type Moment } from './hearing.ts'
import { EVERYTHING } from './key-index.ts'
import { type Keepable, Store } from './store.ts'

interface KeptPage extends Keepable {
  page: Page
}

export interface KeepingOptions {
  limitInBytes: number
  counts: Counts
  /** Prints an old page anew in the background; null if the press is too busy for that now. */
  reprint?: (address: string) => Promise<Page> | null
  /** Called at every change. */
  onForget?: () => void
}

/** A print under way, and the keys that changed meanwhile. */
interface Run {
  changedKeys: Set<string>
  result: Promise<Page>
}

/** Share of the memory for missing pages, redirects and pages with a query. A flood of them displaces only its own kind, never the pages that everybody
 * reads. */
const SHARE_OF_RARE = 1 / 8
/** Seconds. */
const LONGEST_LIFE = 86_400

/** Keeps pages in memory, and forgets them after changes. */
export class Keeping {
  readonly #pages: Store<KeptPage>
  readonly #rare: Store<KeptPage>
  readonly #runs = new Map<string, Run>()
  /** Every run under way, including those that new requests may no longer join. */
  readonly #running = new Set<Run>()
  readonly #counts: Counts
  readonly #reprint: KeepingOptions['reprint']
  readonly #onForget: KeepingOptions['onForget']
  readonly #hearing = new Hearing()

  constructor({ limitInBytes, counts, reprint, onForget }: KeepingOptions) {
    this.#onForget = onForget
    this.#pages = new Store(limitInBytes * (1 - SHARE_OF_RARE))
    this.#rare = new Store(limitInBytes * SHARE_OF_RARE)
    this.#counts = counts
    this.#reprint = reprint
  }

  get bytes(): number {
    return this.#pages.bytes + this.#rare.bytes
  }

  get size(): number {
    return this.#pages.size + this.#rare.size
  }

  /** The page in memory at an address. Undefined if it is expired, or if changes are not heard and it may not be sent meanwhile
   * (`hearing.ts`). An old page is returned once more and printed anew when the press has time. */
  find(address: string): Page | undefined {
    const now = Date.now()
    const kept = this.#pages.get(address, now) ?? this.#rare.get(address, now)
    if (!kept || !isAlive(kept, now) || !this.#hearing.maySend(kept.page)) return undefined
    if (kept.old && this.#hearing.hears) this.#renew(address, kept)
    return kept.page
  }

  /** The kept page that may be sent while changes are not heard. Undefined while they are. */
  findUnheard(address: string): Page | undefined {
    return this.#hearing.hears ? undefined : this.find(address)
  }

  /** Makes a page, and keeps it if it may be kept. Simultaneous calls for one address share one page. Raises what `make` raises. */
  obtain(address: string, make: () => Promise<Page>): Promise<Page> {
    const joined = this.#runs.get(address)
    if (joined) return joined.result
    return this.#run(address, make)
  }

  /** Drops pages made from these keys. Prints under way began before the change: a later request does not join them, and they are kept only if
   * their keys did not change. */
  forget(keys: readonly string[]): void {
    this.#onForget?.()
    this.#counts.dropped += this.#pages.forget(keys) + this.#rare.forget(keys)
    for (const run of this.#running) for (const key of keys) run.changedKeys.add(key)
    this.#runs.clear()
  }

  /** Drops all pages, when it is unknown which ones a change concerns. */
  forgetEverything(): void {
    this.forget([EVERYTHING])
  }

  /** Messages may be missed from now on: no new page is kept, and kept ones are sent for a limited time. */
  stopListening(): void {
    this.#hearing.set('deaf')
    for (const run of this.#running) run.changedKeys.add(EVERYTHING)
    this.#runs.clear()
  }

  /** The connection is back: nothing kept is sent until missed changes have been read and applied. */
  startReading(): void {
    this.#hearing.set('reading')
  }

  /** Messages arrive again, and missed changes have been applied. A print that began while disconnected is still not kept. */
  startListening(): void {
    this.#runs.clear()
    this.#hearing.set('hears')
  }

  /** Notes that all changes up to a moment have been applied. */
  noteKnown(until: Moment): void {
    this.#hearing.noteKnown(until)
  }

  #run(address: string, print: () => Promise<Page>): Promise<Page> {
    const changedKeys = new Set<string>(this.#hearing.hears ? [] : [EVERYTHING])
    const run: Run = { changedKeys, result: print().then(page => this.#keep(address, page, changedKeys)) }
    this.#runs.set(address, run)
    this.#running.add(run)
    run.result = run.result.finally(() => {
      this.#running.delete(run)
      if (this.#runs.get(address) === run) this.#runs.delete(address)
    })
    return run.result
  }

  #renew(address: string, kept: KeptPage): void {
    const printing = this.#runs.has(address) ? null : this.#reprint?.(address)
    if (!printing) return
    // If the print fails, the page stays as it is until the next change.
    kept.old = false
    this.#run(address, () => printing).catch(() => {})
  }

  #keep(address: string, page: Page, changedKeys: ReadonlySet<string>): Page {
    if (!mayKeep(page, changedKeys)) return page
    const { keys, softKeys = [], status, life } = page
    this.#shelfOf(address, page).set(address, {
      page,
      keys,
      softKeys,
      old: softKeys.some(key => changedKeys.has(key)),
      bytes: weigh(page),
      expires: Date.now() + Math.min(life, LONGEST_LIFE) * 1000,
      volatile: status !== 200,
    })
    return page
  }

  #shelfOf(address: string, { status }: Page): Store<KeptPage> {
    return status === 200 && !address.includes('?') ? this.#pages : this.#rare
  }
}

/** Milliseconds that the clock may be set back without effect. */
const SLACK_MS = 60_000

/** Whether a page is not expired. One that would live longer than it may was kept while the clock was ahead, and counts as expired. */
function isAlive({ page, expires }: KeptPage, now: number): boolean {
  return expires > now && expires - now <= Math.min(page.life, LONGEST_LIFE) * 1000 + SLACK_MS
}

const KEEPABLE = new Set([200, 301, 302, 307, 308, 404, 410])

function mayKeep(page: Page, changedKeys: ReadonlySet<string>): boolean {
  if (page.life <= 0 || !KEEPABLE.has(page.status)) return false
  if (changedKeys.has(EVERYTHING)) return false
  return page.status === 200 ? !page.keys.some(key => changedKeys.has(key)) : changedKeys.size === 0
}
