import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { networkOf } from '#server/platform/door/request.ts'
import { hitRate, newCounts, type PressState } from './counts.ts'
import { type ChangeListener, createChangeListener } from './keep/change-listener.ts'
import type { Disk } from './keep/disk/disk.ts'
import { Improver } from './keep/improver.ts'
import { Keeping } from './keep/keeping.ts'
import type { PressOptions } from './options.ts'
import type { Imprint } from './page/failure-page.ts'
import type { Page } from './page/page.ts'
import { BlankPage, blankOf } from './print/blank.ts'
import { Printer } from './print/printer.ts'
import { readAddress } from './send/address.ts'
import { openFastPath } from './send/fast-path.ts'
import { excuseOutage, outagePage } from './send/outage.ts'
import { createPass } from './send/pass.ts'
import { sendBare, sendPage } from './send/respond.ts'
import { disownPages } from './send/status.ts'
import { addressOf, cleanHeaders, readSite, type Site, sessionCookies } from './send/visitor.ts'

/** The one front door, and what the process does to what it keeps. */
export interface Press {
  listener: RequestListener
  /** Answers what lies ready before a server's own HTTP machinery (`send/fast-path.ts`). */
  openFastPath(server: Server): { close(): void }
  /** Makes the headers of an upgrade request fit for Next (hot reloading in development). */
  prepareUpgrade(request: IncomingMessage): void
  /** Hears of changes, in this process and in others. A press starts disconnected, and keeps nothing until it listens. */
  changes: ChangeListener
  forget(keys: readonly string[]): void
  /** Prints pages that nobody asked for, one after the other, and keeps none: a process just started has the code of a first print still to
   * read and to learn. Stops when the press closes; a page that fails is logged like any, and without addresses there is no warmth. */
  warmUp(addresses: () => Promise<readonly string[]>): Promise<void>
  state(): PressState
  close(): Promise<void>
}

/** Whoever asks for one old page after the other is not to wait for better encodings of those before. */
const QUIET_MS = 250
const DEFAULT_LIMIT = 64 * 1024 * 1024

/** Makes the press: reader pages are printed once and sent to everybody, all else is passed to Next. */
export const createPress = (options: PressOptions): Press => new HousePress(options)

class HousePress implements Press {
  readonly changes: ChangeListener
  readonly #options: PressOptions
  readonly #site: Site
  readonly #counts = newCounts()
  readonly #pass: ReturnType<typeof createPass>
  readonly #printer: Printer
  readonly #improver: Improver
  readonly #kept: Keeping
  readonly #disk: Disk | null
  /** Null where Next makes every page whole. */
  readonly #blankPage: BlankPage | null
  #listening = false
  #closing = false
  #warming: Promise<void> | null = null

  constructor(options: PressOptions) {
    const { handle, write, routes, siteName, stripping, trustedProxies, log, keeping, guarding = false } = options
    const [site, counts] = [readSite(options.siteUrl), this.#counts]
    const isUp = () => this.#listening
    this.#options = options
    this.#site = site
    this.#disk = keeping ? (options.disk ?? null) : null
    this.#pass = createPass({ handle, imprint: () => this.#imprint(), trustedProxies, guarding, isUp, counts })
    this.#printer = new Printer({ handle, write, site, siteName, stripping, isUp, counts, log })
    this.#improver = new Improver({
      isIdle: () => this.#printer.idleMs > QUIET_MS,
      replace: (address, page, better) => this.#kept.replace(address, page, better),
    })
    this.#kept = new Keeping({
      limitInBytes: keeping ? (options.limitInBytes ?? DEFAULT_LIMIT) : 0,
      counts,
      disk: this.#disk,
      onKept: keeping ? (address, page) => this.#improver.add(address, page) : undefined,
      reprint: address => (this.#printer.printing + this.#printer.waiting === 0 ? this.#printForAll(address) : null),
    })
    this.#kept.stopListening()
    const { blankPath } = routes
    this.#blankPage =
      keeping && write
        ? new BlankPage({
            find: () => this.#kept.find(blankPath),
            print: () => this.#kept.print(blankPath, () => this.#printer.print(blankPath)),
          })
        : null
    this.changes = createChangeListener({ kept: this.#kept, log, onChange: listening => this.#heard(listening) })
  }

  readonly listener: RequestListener = (request, response) => {
    if (request.method === 'GET' && !request.headers.cookie?.includes('next-auth.session-token')) {
      const page = this.#findReady(request.url ?? '')
      if (page) return sendPage(request, response, page)
    }
    const { around = answer => answer() } = this.#options
    around(() => this.#serve(request, response).catch(error => this.#failed(request, response, error)))
  }

  openFastPath(server: Server): { close(): void } {
    const { files, pictures } = this.#options
    return openFastPath(server, {
      find: target => this.#findReady(target) ?? files?.ready(target) ?? pictures?.ready(target),
      onAnswer: () => this.#counts.fast++,
    })
  }

  prepareUpgrade(request: IncomingMessage): void {
    cleanHeaders(request, this.#site, this.#options.trustedProxies)
  }

  forget(keys: readonly string[]): void {
    this.#kept.forget(keys)
  }

  warmUp(addresses: () => Promise<readonly string[]>): Promise<void> {
    this.#warming = addresses()
      .then(found => this.#printInTurn(found))
      .catch(error => this.#options.log.warn({ err: error }, 'press could not be warmed up'))
      .finally(() => {
        this.#warming = null
      })
    return this.#warming
  }

  state(): PressState {
    const printer = this.#printer
    return {
      ...this.#counts,
      hitRate: hitRate(this.#counts),
      listening: this.#listening,
      warming: this.#warming !== null,
      memory: { pages: this.#kept.size, bytes: this.#kept.bytes },
      disk: this.#disk && { pages: this.#disk.size, bytes: this.#disk.bytes },
      printTime: { median: printer.times.quantile(0.5), p95: printer.times.quantile(0.95) },
      printing: printer.printing,
      waiting: printer.waiting,
    }
  }

  async close(): Promise<void> {
    this.#closing = true
    await this.#warming
    this.#improver.stop()
    await this.changes.close()
    await this.#disk?.close()
  }

  #imprint(): Imprint {
    return { site: this.#site, name: this.#options.siteName() }
  }

  #heard(listening: boolean): void {
    this.#listening = listening
    if (listening) this.#blankPage?.prepare()
  }

  /** The hot way: a canonical address, for a visitor without a session, already printed. */
  #findReady(target: string): Page | undefined {
    const page = this.#kept.find(target)
    if (page) this.#counts.hits++
    return page
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { routes, files, pictures, log } = this.#options
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const target = request.url ?? ''
    const file = isRead ? ((await files?.find(target)) ?? (await pictures?.find(target))) : undefined
    if (file) return sendPage(request, response, file)
    const address = readAddress(target, routes)
    switch (address.kind) {
      case 'framed':
        return this.#pass(request, response)
      case 'raw':
        disownPages(response)
        return this.#pass(request, response)
      case 'passed':
        excuseOutage(
          request,
          response,
          () => this.#listening,
          () => outagePage(this.#imprint(), log),
        )
        return this.#pass(request, response)
      case 'moved':
        return sendBare(response, 308, { location: address.to })
      case 'refused':
        return sendBare(response, address.status)
    }
    if (!isRead) return sendBare(response, 405, { allow: 'GET, HEAD' })
    if (address.kind === 'nowhere') log.info({ path: request.url }, 'page not found')
    return sendPage(request, response, await this.#readerPage(request, address.key))
  }

  /** The page at a canonical address: the reader's own print with a session, else the one for everybody. */
  async #readerPage(request: IncomingMessage, key: string): Promise<Page> {
    const { sessionOf, trustedProxies } = this.#options
    const cookies = sessionCookies(request.headers.cookie)
    const session = cookies && (await sessionOf(cookies))
    if (cookies && session) {
      const visitor = { cookies, acceptEncoding: request.headers['accept-encoding'] }
      return this.#printer.print(key, { visitor, asker: session })
    }
    const known = this.#findReady(key)
    if (known) return known
    const asker = networkOf(addressOf(request, this.#site, trustedProxies))
    return this.#kept.print(key, () => this.#printForAll(key, asker))
  }

  /** Prints a page for everybody, an article into the blank page where that lies ready. */
  async #printForAll(address: string, asker?: string): Promise<Page> {
    const blankPage = this.#listening ? this.#blankPage : null
    if (!blankPage) return this.#printer.print(address, { asker })
    const page = await this.#printer.print(address, { asker, blank: await blankPage.ready() })
    blankPage.prepare()
    return page
  }

  async #printInTurn(addresses: readonly string[]): Promise<void> {
    const { blankPath } = this.#options.routes
    const blank = this.#blankPage && (await blankOf(await this.#printer.print(blankPath)))
    for (const address of addresses) {
      if (!this.#closing) await this.#printer.print(address, { blank })
    }
  }

  #failed(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    this.#options.log.error({ err: error, url: request.url }, 'request failed')
    if (response.headersSent) response.destroy()
    else sendBare(response, 500)
  }
}
