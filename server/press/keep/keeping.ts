import type { Counts } from '../counts.ts'
import { type Page, weigh } from '../page/page.ts'
import type { Bookmark } from './change-log.ts'
import type { Disk } from './disk/disk.ts'
import { Hearing, type Moment } from './hearing.ts'
import { EVERYTHING } from './key-index.ts'
import { LastChanges } from './last-changes.ts'
import { type Keepable, Store } from './store.ts'

interface KeptPage extends Keepable {
  page: Page
}

export interface KeepingOptions {
  limitInBytes: number
  counts: Counts
  disk?: Disk | null
  /** Called for every page that is put into memory. */
  onKept?: (address: string, page: Page) => void
  /** Prints an old page anew in the background; null if the press is too busy for that now. */
  reprint?: (address: string) => Promise<Page> | null
}

/** A search or print under way, and the keys that changed meanwhile. */
interface Run {
  changedKeys: Set<string>
  result: Promise<Page>
}

/** A page that was found on disk or printed. */
interface Obtained {
  page: Page
  /** Milliseconds since the epoch until which it may be kept. */
  expires: number
  onDisk: boolean
  /** Whether one of its soft keys changed since it was printed. */
  old: boolean
}

/** Share of the memory for missing pages, redirects and pages with a query. A flood of them displaces only its own kind, never the pages that everybody
 * reads. */
const SHARE_OF_RARE = 1 / 8
/** Most pages that wait to be written to disk. Beyond it, new pages are not written. */
const MOST_UNSAVED = 4_000
/** Seconds. `last-changes.ts` remembers changes for a little longer. */
const LONGEST_LIFE = 86_400

/** Keeps pages in memory and on disk, and forgets them after changes. */
export class Keeping {
  readonly #pages: Store<KeptPage>
  readonly #rare: Store<KeptPage>
  readonly #runs = new Map<string, Run>()
  /** Every run under way, including those that new requests may no longer join. */
  readonly #running = new Set<Run>()
  readonly #changes = new LastChanges()
  readonly #unsaved = new Set<string>()
  readonly #disk: Disk | null
  readonly #counts: Counts
  readonly #onKept: KeepingOptions['onKept']
  readonly #reprint: KeepingOptions['reprint']
  readonly #hearing = new Hearing()

  constructor({ limitInBytes, counts, disk = null, onKept, reprint }: KeepingOptions) {
    this.#pages = new Store(limitInBytes * (1 - SHARE_OF_RARE))
    this.#rare = new Store(limitInBytes * SHARE_OF_RARE)
    this.#counts = counts
    this.#disk = disk
    this.#onKept = onKept
    this.#reprint = reprint
  }

  /** The bookmark of the process that wrote the pages on disk; null without pages on disk. */
  get bookmark(): Bookmark | null {
    return this.#disk?.bookmark ?? null
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

  /** The kept page that may be sent while changes are not heard, from memory or from disk. Undefined while they are. */
  async findUnheard(address: string): Promise<Page | undefined> {
    if (this.#hearing.hears) return undefined
    return this.find(address) ?? (await this.#findOnDisk(address))?.page
  }

  /** Finds a page on disk or makes it, and keeps it if it may be kept. Simultaneous calls for one address share one page. Raises what `make`
   * raises. */
  obtain(address: string, make: () => Promise<Page>): Promise<Page> {
    const joined = this.#runs.get(address)
    if (joined) return joined.result
    return this.#run(address, async () => (await this.#findOnDisk(address)) ?? (await this.#make(make)))
  }

  /** Drops pages made from these keys. Prints under way began before the change: a later request does not join them, and they are kept only if
   * their keys did not change. `transaction` is the one that made the change: it decides which pages on disk are outdated. With `*` their files go too: the bytes
   * of a single outdated page stay until the disk needs their room. */
  forget(keys: readonly string[], transaction = 0): void {
    this.#forgetInMemory(keys, transaction)
    // A new process reads the changes of a day again: those before its disk's bookmark are in the disk's pages already.
    if (keys.includes(EVERYTHING) && transaction >= (this.#disk?.bookmark?.horizon ?? 0)) this.#disk?.clear()
  }

  #forgetInMemory(keys: readonly string[], transaction = 0): void {
    this.#changes.note({ keys, transaction })
    this.#counts.dropped += this.#pages.forget(keys) + this.#rare.forget(keys)
    for (const run of this.#running) for (const key of keys) run.changedKeys.add(key)
    this.#runs.clear()
  }

  /** Drops all pages, on disk too, when it is unknown which ones a change concerns. */
  async forgetEverything(): Promise<void> {
    this.#forgetInMemory([EVERYTHING])
    await this.#disk?.clear()
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

  /** Replaces a page by its better copy, unless the page is no longer kept. */
  replace(address: string, page: Page, better: Page): void {
    const kept = this.#shelfOf(address, page).peek(address)
    if (kept?.page !== page) return
    this.#shelfOf(address, page).set(address, { ...kept, page: better, bytes: weigh(better) })
    this.#unsaved.add(address)
  }

  /** Writes kept pages to disk that are not there yet. They are valid up to the bookmark: every change before it has been applied. */
  async save(bookmark: Bookmark): Promise<void> {
    const { horizon } = bookmark
    const pages = [...this.#unsaved].flatMap(address => {
      const kept = this.#pages.peek(address) ?? this.#rare.peek(address)
      // The disk does not store whether a page is old, so an old page is not written. The next request prints it anew.
      return kept && !kept.old ? [{ address, page: kept.page, expires: kept.expires, horizon }] : []
    })
    this.#unsaved.clear()
    if (pages.length > 0) await this.#disk?.keep(bookmark, pages)
  }

  #run(address: string, get: () => Promise<Obtained>): Promise<Page> {
    const changedKeys = new Set<string>(this.#hearing.hears ? [] : [EVERYTHING])
    const run: Run = { changedKeys, result: get().then(obtained => this.#keep(address, obtained, changedKeys)) }
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
    this.#run(address, () => this.#make(() => printing)).catch(() => {})
  }

  #keep(address: string, { page, expires, onDisk, old }: Obtained, changedKeys: ReadonlySet<string>): Page {
    if (!mayKeep(page, changedKeys)) return page
    const { keys, softKeys = [] } = page
    const isPage = page.status === 200
    const isOld = old || softKeys.some(key => changedKeys.has(key))
    this.#shelfOf(address, page).set(address, {
      page,
      keys,
      softKeys,
      old: isOld,
      bytes: weigh(page),
      expires,
      volatile: !isPage,
    })
    if (isPage && !onDisk && this.#disk && this.#unsaved.size < MOST_UNSAVED) this.#unsaved.add(address)
    this.#onKept?.(address, page)
    return page
  }

  #shelfOf(address: string, { status }: Page): Store<KeptPage> {
    return status === 200 && !address.includes('?') ? this.#pages : this.#rare
  }

  async #findOnDisk(address: string): Promise<Obtained | null> {
    const found = await this.#disk?.find(address)
    if (!found || !isAlive(found) || !this.#hearing.maySend(found.page)) return null
    if (!this.#changes.unchangedSince(found.horizon, found.page.keys)) return null
    this.#counts.fromDisk++
    const old = !this.#changes.unchangedSince(found.horizon, found.page.softKeys ?? [])
    return { page: found.page, expires: found.expires, onDisk: true, old }
  }

  async #make(make: () => Promise<Page>): Promise<Obtained> {
    const page = await make()
    return { page, expires: Date.now() + Math.min(page.life, LONGEST_LIFE) * 1000, onDisk: false, old: false }
  }
}

/** Milliseconds that the clock may be set back without effect. */
const SLACK_MS = 60_000

/** Whether a page is not expired. One that would live longer than it may was kept while the clock was ahead, and counts as expired. */
function isAlive({ page, expires }: Pick<Obtained, 'page' | 'expires'>, now = Date.now()): boolean {
  return expires > now && expires - now <= Math.min(page.life, LONGEST_LIFE) * 1000 + SLACK_MS
}

const KEEPABLE = new Set([200, 301, 302, 307, 308, 404, 410])

function mayKeep(page: Page, changedKeys: ReadonlySet<string>): boolean {
  if (page.life <= 0 || !KEEPABLE.has(page.status)) return false
  if (changedKeys.has(EVERYTHING)) return false
  return page.status === 200 ? !page.keys.some(key => changedKeys.has(key)) : changedKeys.size === 0
}
