import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { networkOf } from '#server/platform/door/request.ts'
import { hitRate, newCounts, type PressState } from './counts.ts'
import { type ChangeListener, createChangeListener } from './keep/change-listener.ts'
import { Keeping } from './keep/keeping.ts'
import type { Press, PressOptions } from './options.ts'
import type { Imprint } from './page/failure-page.ts'
import type { Page } from './page/page.ts'
import { Printer } from './print/printer.ts'
import { type Address, type Routes, readAddress } from './request/address.ts'
import { addressOf, cleanHeaders, findVisitor, readSite, type Site } from './request/visitor.ts'
import { isForm } from './send/action-body.ts'
import { endUnread } from './send/connections.ts'
import { MAX_SCREEN_BODY } from './send/http-limits.ts'
import { answerOutage, outagePage } from './send/outage.ts'
import { createPass } from './send/pass.ts'
import { sendBare, sendPage } from './send/respond.ts'
import { correctPageStatus } from './send/status.ts'

const DEFAULT_LIMIT = 64 * 1024 * 1024

/** Makes the press. It prints a reader page once and sends it to everybody, and passes all other requests to Next. */
export const createPress = (options: PressOptions): Press => new PressServer(options)

class PressServer implements Press {
  readonly changes: ChangeListener
  readonly #options: PressOptions
  readonly #site: Site
  readonly #counts = newCounts()
  readonly #pass: ReturnType<typeof createPass>
  readonly #printer: Printer
  readonly #keeping: Keeping
  #listening = false
  #closing = false
  #warming: Promise<void> | null = null

  constructor(options: PressOptions) {
    const { handle, routes, siteName, stripping, trustedProxies, log, keeping, guarding = false } = options
    const { findFormer = async () => null } = options
    const site = readSite(options.siteUrl)
    const counts = this.#counts
    const isUp = this.#isUp
    this.#options = options
    this.#site = site
    this.#pass = createPass({
      handle,
      imprint: () => this.#imprint(),
      isReport: routes.isReportPath,
      trustedProxies,
      guarding,
      isUp,
      counts,
    })
    this.#printer = new Printer({ handle, findFormer, routes, site, siteName, stripping, isUp, counts, log })
    this.#keeping = new Keeping({
      limitInBytes: keeping ? (options.limitInBytes ?? DEFAULT_LIMIT) : 0,
      counts,
      reprint: address => (this.#printer.printing + this.#printer.waiting === 0 ? this.#printer.print(address) : null),
      onForget: () => options.pictures?.forget(),
    })
    this.#keeping.stopListening()
    this.changes = createChangeListener({
      keeping: this.#keeping,
      log,
      onChange: listening => {
        this.#listening = listening
      },
    })
  }

  readonly listener: RequestListener = (request, response) => {
    if (request.socket.destroyed) return
    endUnread(request, response)
    if (request.method === 'GET' && !request.headers.cookie?.includes('next-auth.session-token')) {
      const page = this.#findReady(request.url ?? '')
      if (page) return sendPage(request, response, page)
    }
    const { around = answer => answer() } = this.#options
    around(() => this.#serve(request, response).catch(error => this.#failed(request, response, error)))
  }

  prepareUpgrade(request: IncomingMessage): void {
    cleanHeaders(request, this.#site, this.#options.trustedProxies)
  }

  forget(keys: readonly string[]): void {
    this.#keeping.forget(keys)
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
      memory: { pages: this.#keeping.size, bytes: this.#keeping.bytes },
      printTime: { median: printer.times.quantile(0.5), p95: printer.times.quantile(0.95) },
      printing: printer.printing,
      waiting: printer.waiting,
    }
  }

  async close(): Promise<void> {
    this.#closing = true
    await this.#warming
    this.changes.close()
  }

  #imprint(): Imprint {
    return { site: this.#site, name: this.#options.siteName() }
  }

  /** Whether the database can be reached. */
  readonly #isUp = (): boolean => {
    const { isAway = () => false } = this.#options
    return this.#listening && !isAway()
  }

  /** The most frequent case: a page in memory, requested by its canonical address and without a session. */
  #findReady(target: string): Page | undefined {
    const page = this.#keeping.find(target)
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
        correctPageStatus(response)
        return this.#pass(request, response, isForm(request) && !routes.takesFiles(target))
      case 'passed':
        if (Number(request.headers['content-length'] ?? 0) > MAX_SCREEN_BODY) return sendBare(response, 413)
        answerOutage(request, response, this.#isUp, () => outagePage(this.#imprint(), log))
        return this.#pass(request, response, true)
      case 'refused':
        return sendBare(response, address.status)
    }
    const former = isRead && (await this.#formerPage(request, address))
    if (former) return sendPage(request, response, former)
    if (address.kind === 'moved') return sendBare(response, 308, { location: address.to })
    if (!isRead) return sendBare(response, 405, { allow: 'GET, HEAD' })
    if (address.kind === 'nowhere') log.info({ path: request.url }, 'page not found')
    const page = await this.#readerPage(request, address.key)
    // A kept page of a few minutes ago is better than none, also for a reader with a session: nothing on it is personal.
    const instead = page.status < 500 ? undefined : this.#keeping.findUnheard(address.key)
    return sendPage(request, response, instead ?? page)
  }

  /** The page at a canonical address: for this visitor if it depends on them, else the one for everybody. */
  async #readerPage(request: IncomingMessage, key: string): Promise<Page> {
    const client = this.#clientOf(request)
    const known = await findVisitor(key, request.headers.cookie, this.#options)
    if (!known) return this.#sharedPage(key, client)
    const visitor = { cookies: known.cookies, acceptEncoding: request.headers['accept-encoding'] }
    return this.#printer.print(key, { visitor, client: known.session ?? client })
  }

  #formerPage(request: IncomingMessage, address: Address): Promise<Page | null> {
    return findFormerPage(address, {
      routes: this.#options.routes,
      findByNumber: number => this.#printer.printFormer(number, this.#clientOf(request)),
      obtain: key => this.#sharedPage(key, this.#clientOf(request)),
    })
  }

  async #sharedPage(key: string, client: string): Promise<Page> {
    return this.#findReady(key) ?? this.#keeping.obtain(key, () => this.#printer.print(key, { client }))
  }

  #clientOf(request: IncomingMessage): string {
    return networkOf(addressOf(request, this.#site, this.#options.trustedProxies))
  }

  async #printInTurn(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) if (!this.#closing) await this.#printer.print(address)
  }

  #failed(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    this.#options.log.error({ err: error, url: request.url }, 'request failed')
    if (response.headersSent) response.destroy()
    else sendBare(response, 500)
  }
}

interface FormerPages {
  routes: Routes
  /** The answer of a former address by number; null if it is none. */
  findByNumber(address: string): Promise<Page | null>
  /** The page for everybody at a canonical address. */
  obtain(key: string): Promise<Page>
}

/**
 * The answer of a former address in one hop: by number, or in another spelling than the canonical one, such as with a slash at its end. Null if the
 * address is none, or does not answer now.
 */
async function findFormerPage(address: Address, { routes, findByNumber, obtain }: FormerPages): Promise<Page | null> {
  if (address.kind !== 'page' && address.kind !== 'moved') return null
  const numbered = address.number ? await findByNumber(address.number) : null
  if (numbered || address.kind === 'page') return numbered
  const canonical = readAddress(address.to, routes)
  const page = canonical.kind === 'page' ? await obtain(canonical.key) : null
  return page && (page.status === 410 || (page.status >= 300 && page.status < 400)) ? page : null
}
