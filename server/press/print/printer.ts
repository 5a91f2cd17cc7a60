import { randomUUID } from 'node:crypto'
import { type Counts, Durations } from '../counts.ts'
import { busyPage, failurePage } from '../page/failure-page.ts'
import { finish, type Page } from '../page/page.ts'
import { type Site, siteHeaders } from '../send/visitor.ts'
import { type Blank, filled } from './blank.ts'
import { draftOf } from './draft.ts'
import { Overloaded, PrintQueue } from './print-queue.ts'
import { type Handler, inTime, type Rendered, render } from './render.ts'
import type { Writer } from './writer.ts'

/** What the press reports to; pino's logger fits. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface PrinterOptions {
  handle: Handler
  /** Writes what goes into the blank page; null where Next makes every page whole. */
  write: Writer | null
  site: Site
  /** The newspaper's name, for pages that stand for one that could not be printed. */
  siteName: () => string
  /** Whether scripts that are not ours are taken out. */
  stripping: boolean
  /** Whether the database can be reached: what a failure is called depends on it. */
  isUp: () => boolean
  counts: Counts
  log: Log
}

/** For whom a page is printed, when not for everybody. */
export interface Visitor {
  /** The Cookie header that the page may depend on. */
  cookies: string
  acceptEncoding: string | undefined
}

/** How a page is printed, when not for everybody and by Next alone. */
export interface PrintOptions {
  visitor?: Visitor
  /** The account or network that asks, among which turns go round; the house itself when left out. */
  asker?: string
  /** What an article's matter is put into, if it lies ready. */
  blank?: Blank | null
}

/** One thread renders: more at once only make each other, and whoever works in the newsroom, wait longer. */
const FOR_ALL = { atOnce: 2, waiting: 200, longestWaitMs: 10_000 }
const FOR_ONE = { atOnce: 4, atOnceEach: 2, waiting: 100, longestWaitMs: 10_000 }

/** Prints pages, in turn. */
export class Printer {
  readonly #options: PrinterOptions
  readonly #headers: Record<string, string>
  readonly #forAll = new PrintQueue(FOR_ALL)
  readonly #forOne = new PrintQueue(FOR_ONE)
  readonly times = new Durations()
  #lastPrint = Number.NEGATIVE_INFINITY

  constructor(options: PrinterOptions) {
    this.#options = options
    this.#headers = { ...siteHeaders(options.site), accept: 'text/html', 'user-agent': 'portal-press' }
  }

  get printing(): number {
    return this.#forAll.running + this.#forOne.running
  }

  /** For how many milliseconds nothing has been printed. */
  get idleMs(): number {
    return this.printing > 0 ? 0 : performance.now() - this.#lastPrint
  }

  get waiting(): number {
    return this.#forAll.waiting + this.#forOne.waiting
  }

  /** Prints the page at a canonical address; with a visitor, for that one alone. A failure becomes a page that says so, and so does a
   * press that has too much to do. */
  async print(address: string, { visitor, asker, blank = null }: PrintOptions = {}): Promise<Page> {
    const { counts, isUp, log, site, siteName } = this.#options
    try {
      return await (visitor ? this.#forOne : this.#forAll).run(
        () => (visitor ? this.#make(address, null, visitor) : this.#make(address, blank)),
        asker,
      )
    } catch (error) {
      if (error instanceof Overloaded) {
        counts.shed++
        return await busyPage({ site, name: siteName() })
      }
      const id = randomUUID()
      log.error({ id, address, err: error }, 'page could not be printed')
      return finish(failurePage({ site, name: siteName() }, id, isUp()))
    }
  }

  async #make(address: string, blank: Blank | null, visitor?: Visitor): Promise<Page> {
    const { counts, handle, log, site, stripping } = this.#options
    const started = performance.now()
    const headers = visitor ? { ...this.#headers, cookie: visitor.cookies } : this.#headers
    const rendered = (blank && (await this.#fill(address, blank))) ?? (await render(handle, address, { ...headers }))
    if (rendered.status >= 500) throw new Error(`Next answered ${rendered.status}`)
    const { whole, ...draft } = draftOf(rendered, { site, stripping, personal: visitor !== undefined })
    if (!whole) log.error({ address }, 'reader page suspends: it is not whole without scripts')
    const page = await finish(draft, visitor && { acceptEncoding: visitor.acceptEncoding })
    if (visitor) counts.ownPrints++
    else counts.prints++
    this.#lastPrint = performance.now()
    this.times.add(this.#lastPrint - started)
    return page
  }

  /** A page's matter in the blank page, which is a third of the work that the whole page is for Next; null where it is not written. */
  async #fill(address: string, blank: Blank): Promise<Rendered | null> {
    const { counts, write } = this.#options
    const written = write && (await inTime(write(address), address))
    if (!written) return null
    counts.filled++
    if ('movedTo' in written) return { status: 308, headers: { location: written.movedTo }, body: Buffer.alloc(0) }
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from(filled(blank, written)),
    }
  }
}
