import type { Counts } from '../counts.ts'
import { type Page, weigh } from '../page/page.ts'
import type { Bookmark } from './change-log.ts'
import type { Disk } from './disk/disk.ts'
import { EVERYTHING } from './key-index.ts'
import { LastChanges } from './last-changes.ts'
import { type Keepable, Store } from './store.ts'

interface Kept extends Keepable {
  page: Page
}

export interface KeepingOptions {
  limitInBytes: number
  counts: Counts
  disk?: Disk | null
  /** Told of every page that is put into memory. */
  onKept?: (address: string, page: Page) => void
  /** Prints a page that is old while it is still being sent; null when there is no time for that now. */
  reprint?: (address: string) => Promise<Page> | null
}

/** A print under way, and the keys told while it ran. */
interface Run {
  told: Set<string>
  result: Promise<Page>
}

/** A page that was found or made, and until when it may be kept. */
interface Got {
  page: Page
  expires: number
  onDisk: boolean
  /** Something was told since that it was softly made from. */
  old: boolean
}

/** A flood of addresses that do not exist, or of searches, may push out one another, never the pages that everybody reads. */
const SHARE_OF_RARE = 1 / 8
/** Pages that wait to be written to disk; with more than these, the newest are not. */
const MOST_UNSAVED = 4_000
/** Seconds. Changes are remembered for a little longer (`last-changes.ts`). */
const LONGEST_LIFE = 86_400

/** What the press keeps, for how long, and what makes it forget. */
export class Keeping {
  readonly #pages: Store<Kept>
  readonly #rare: Store<Kept>
  readonly #runs = new Map<string, Run>()
  /** Every print under way, those included that nobody may join any more. */
  readonly #running = new Set<Run>()
  readonly #changes = new LastChanges()
  readonly #unsaved = new Set<string>()
  readonly #disk: Disk | null
  readonly #counts: Counts
  readonly #onKept: KeepingOptions['onKept']
  readonly #reprint: KeepingOptions['reprint']
  #disconnected = false

  constructor({ limitInBytes, counts, disk = null, onKept, reprint }: KeepingOptions) {
    this.#pages = new Store(limitInBytes * (1 - SHARE_OF_RARE))
    this.#rare = new Store(limitInBytes * SHARE_OF_RARE)
    this.#counts = counts
    this.#disk = disk
    this.#onKept = onKept
    this.#reprint = reprint
  }

  /** How far whoever wrote the pages on disk had heard. */
  get bookmark(): Bookmark | null {
    return this.#disk?.bookmark ?? null
  }

  get bytes(): number {
    return this.#pages.bytes + this.#rare.bytes
  }

  get size(): number {
    return this.#pages.size + this.#rare.size
  }

  /** The page kept at an address, if it still lives and messages about changes arrive. An old one is sent once more, and printed anew when
   * there is time. */
  find(address: string): Page | undefined {
    if (this.#disconnected) return undefined
    const now = Date.now()
    const kept = this.#pages.get(address, now) ?? this.#rare.get(address, now)
    if (kept?.old) this.#renew(address, kept)
    return kept?.page
  }

  /** Finds a page on disk or prints it, once per address at a time: who asks meanwhile gets the same one. Keeps it when it may be kept. */
  print(address: string, make: () => Promise<Page>): Promise<Page> {
    const joined = this.#runs.get(address)
    if (joined) return joined.result
    return this.#run(address, async () => (await this.#findOnDisk(address)) ?? (await this.#print(make)))
  }

  /** Drops what was made from these keys. Prints under way saw the world before the message: they are kept only if it does not
   * concern them, and nobody who asks from now on is given one. By the transaction that made the change pages on disk are judged. */
  forget(keys: readonly string[], transaction = 0): void {
    this.#changes.note({ keys, transaction })
    this.#counts.dropped += this.#pages.forget(keys) + this.#rare.forget(keys)
    for (const run of this.#running) for (const key of keys) run.told.add(key)
    this.#runs.clear()
  }

  /** Drops everything, on disk too: after a change that cannot be told from others. */
  async forgetEverything(): Promise<void> {
    this.forget([EVERYTHING])
    await this.#disk?.clear()
  }

  /** Messages may be missed from now on: nothing that is kept is shown, and nothing new is kept. */
  stopListening(): void {
    this.#disconnected = true
    for (const run of this.#running) run.told.add(EVERYTHING)
    this.#runs.clear()
  }

  /** Messages arrive again, and what was missed has been told. What began while disconnected is still not kept. */
  startListening(): void {
    this.#runs.clear()
    this.#disconnected = false
  }

  /** Puts a better copy of a page in the place of the one it was made from, unless that is gone. */
  replace(address: string, page: Page, better: Page): void {
    const kept = this.#shelfOf(address, page).peek(address)
    if (kept?.page !== page) return
    this.#shelfOf(address, page).set(address, { ...kept, page: better, bytes: weigh(better) })
    this.#unsaved.add(address)
  }

  /** Writes the pages to disk that are kept and not there yet: they have outlived every change up to the bookmark. */
  async save(bookmark: Bookmark): Promise<void> {
    const { horizon } = bookmark
    const pages = [...this.#unsaved].flatMap(address => {
      const kept = this.#pages.peek(address) ?? this.#rare.peek(address)
      // An old one would be taken for a new one: it is printed anew when it is asked for again.
      return kept && !kept.old ? [{ address, page: kept.page, expires: kept.expires, horizon }] : []
    })
    this.#unsaved.clear()
    if (pages.length > 0) await this.#disk?.keep(bookmark, pages)
  }

  #run(address: string, get: () => Promise<Got>): Promise<Page> {
    const told = new Set<string>(this.#disconnected ? [EVERYTHING] : [])
    const run: Run = { told, result: get().then(got => this.#keep(address, got, told)) }
    this.#runs.set(address, run)
    this.#running.add(run)
    run.result = run.result.finally(() => {
      this.#running.delete(run)
      if (this.#runs.get(address) === run) this.#runs.delete(address)
    })
    return run.result
  }

  #renew(address: string, kept: Kept): void {
    const printing = this.#runs.has(address) ? null : this.#reprint?.(address)
    if (!printing) return
    // Should it fail, the page stays as it is until something is told again.
    kept.old = false
    this.#run(address, () => this.#print(() => printing)).catch(() => {})
  }

  #keep(address: string, { page, expires, onDisk, old }: Got, told: ReadonlySet<string>): Page {
    if (!mayKeep(page, told)) return page
    const { keys, softKeys = [] } = page
    const isPage = page.status === 200
    const isOld = old || softKeys.some(key => told.has(key))
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

  #shelfOf(address: string, { status }: Page): Store<Kept> {
    return status === 200 && !address.includes('?') ? this.#pages : this.#rare
  }

  async #findOnDisk(address: string): Promise<Got | null> {
    if (!this.#disk || this.#disconnected) return null
    const found = await this.#disk.find(address)
    if (!found || found.expires <= Date.now() || this.#disconnected) return null
    if (!this.#changes.unchangedSince(found.horizon, found.page.keys)) return null
    this.#counts.fromDisk++
    const old = !this.#changes.unchangedSince(found.horizon, found.page.softKeys ?? [])
    return { page: found.page, expires: found.expires, onDisk: true, old }
  }

  async #print(make: () => Promise<Page>): Promise<Got> {
    const page = await make()
    return { page, expires: Date.now() + Math.min(page.life, LONGEST_LIFE) * 1000, onDisk: false, old: false }
  }
}

const KEEPABLE = new Set([200, 301, 302, 307, 308, 404, 410])

function mayKeep(page: Page, told: ReadonlySet<string>): boolean {
  if (page.life <= 0 || !KEEPABLE.has(page.status)) return false
  if (told.has(EVERYTHING)) return false
  return page.status === 200 ? !page.keys.some(key => told.has(key)) : told.size === 0
}
