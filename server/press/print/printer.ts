import { randomUUID } from 'node:crypto'
import { type Counts, Durations } from '../counts.ts'
import { busyPage, failurePage } from '../page/failure-page.ts'
import { type Draft, finish, type Page } from '../page/page.ts'
import type { Routes } from '../request/address.ts'
import { type Site, siteHeaders } from '../request/visitor.ts'
import { draftOf } from './draft.ts'
import { Overloaded, PrintQueue } from './print-queue.ts'
import { type Handler, type Rendered, render, withTimeout } from './render.ts'

/** The press's log; pino's logger fits. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface PrinterOptions {
  handle: Handler
  findFormer: FindFormer
  routes: Pick<Routes, 'isUnknownPath' | 'gonePath'>
  site: Site
  /** The newspaper's name, for failure pages. */
  siteName: () => string
  /** Whether scripts that are not ours are removed. */
  stripping: boolean
  /** Whether the database can be reached. A failure is a 500 if so, else a 503. */
  isUp: () => boolean
  counts: Counts
  log: Log
}

/** The visitor for whom a page is printed, if it is not for everybody. */
export interface Visitor {
  /** The Cookie header that the page may depend on. */
  cookies: string
  acceptEncoding: string | undefined
}

/** Options of a print. By default Next renders the whole page for everybody. */
export interface PrintOptions {
  visitor?: Visitor
  /** The account or network that requests the page, for its turn in the queue. Left out when the press itself requests it. */
  client?: string
}

/** What a former address answers: the address that it leads to, or that its page is gone; null for any other address. `address` is canonical, or
 * a former address by number (`Routes.numberedAddress`). */
export type FindFormer = (address: string) => Promise<{ to: string } | 'gone' | null>

/** One thread renders: more prints at once only slow down each other and the newsroom's screens. */
const FOR_ALL = { atOnce: 2, waiting: 200, longestWaitMs: 10_000 }
const FOR_ONE = { atOnce: 4, atOnceEach: 2, waiting: 100, longestWaitMs: 10_000 }

/** Prints pages, in the order of the print queues. */
export class Printer {
  readonly #options: PrinterOptions
  readonly #headers: Record<string, string>
  readonly #forAll: PrintQueue
  readonly #forOne: PrintQueue
  readonly times = new Durations()

  constructor(options: PrinterOptions) {
    this.#options = options
    const isHurried = () => !options.isUp()
    this.#forAll = new PrintQueue({ ...FOR_ALL, isHurried })
    this.#forOne = new PrintQueue({ ...FOR_ONE, isHurried })
    this.#headers = { ...siteHeaders(options.site), accept: 'text/html', 'user-agent': 'portal-press' }
  }

  get printing(): number {
    return this.#forAll.running + this.#forOne.running
  }

  get waiting(): number {
    return this.#forAll.waiting + this.#forOne.waiting
  }

  /** Prints the page at a canonical address, for one visitor if given, else for everybody. Does not raise: gives a failure page if the print
   * fails, and a “busy” page (503) if the queue is full. */
  print(address: string, { visitor, client }: PrintOptions = {}): Promise<Page> {
    return this.#inTurn(visitor ? this.#forOne : this.#forAll, address, client, () => this.#make(address, visitor))
  }

  /** The answer of a former address by number; null if it is none. Does not raise, as `print`. */
  printFormer(address: string, client?: string): Promise<Page | null> {
    return this.#inTurn(this.#forAll, address, client, async () => {
      const draft = await this.#formerDraft(address, { ...this.#headers })
      return draft && finish(draft)
    })
  }

  async #inTurn<Made>(
    queue: PrintQueue,
    address: string,
    client: string | undefined,
    make: () => Promise<Made>,
  ): Promise<Made | Page> {
    const { counts, isUp, log, site, siteName } = this.#options
    try {
      return await queue.run(make, client)
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

  async #make(address: string, visitor?: Visitor): Promise<Page> {
    const { counts } = this.#options
    const started = performance.now()
    const draft = await this.#draft(address, visitor)
    const page = await finish(draft, visitor && { acceptEncoding: visitor.acceptEncoding })
    if (visitor) counts.ownPrints++
    else counts.prints++
    this.times.add(performance.now() - started)
    return page
  }

  /** The page at an address, or its answer as a former one. That is looked up first where this site can have no page, else only for a missing page,
   * so that no other print costs a statement. */
  async #draft(address: string, visitor?: Visitor): Promise<Draft> {
    const { handle, routes } = this.#options
    const headers = visitor ? { ...this.#headers, cookie: visitor.cookies } : { ...this.#headers }
    const isUnknown = routes.isUnknownPath(address)
    const former = isUnknown && (await this.#formerDraft(address, headers))
    if (former) return former
    const rendered = await render(handle, address, headers)
    const draft = this.#read(address, rendered, visitor !== undefined)
    return draft.status === 404 && !isUnknown ? ((await this.#formerDraft(address, headers)) ?? draft) : draft
  }

  /** The answer of a former address; null if it is none. */
  async #formerDraft(address: string, headers: Record<string, string>): Promise<Draft | null> {
    const { findFormer, handle, routes } = this.#options
    const former = await withTimeout(findFormer(address), address)
    if (!former) return null
    const rendered = former === 'gone' ? await render(handle, routes.gonePath, headers) : redirectTo(former.to)
    return this.#read(address, rendered, 'cookie' in headers)
  }

  #read(address: string, rendered: Rendered, personal: boolean): Draft {
    const { log, site, stripping } = this.#options
    if (rendered.status >= 500) throw new Error(`Next answered ${rendered.status}`)
    const { whole, ...draft } = draftOf(rendered, { site, stripping, personal })
    if (!whole) log.error({ address }, 'reader page suspends: it is not whole without scripts')
    return draft
  }
}

const redirectTo = (location: string): Rendered => ({ status: 308, headers: { location }, body: Buffer.alloc(0) })
