import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { networkOf } from '#server/platform/door/request.ts'
import { hitRate, newCounts, type PressState } from './counts.ts'
import { type ChangeListener, createChangeListener } from './keep/change-listener.ts'
import type { Disk } from './keep/disk/disk.ts'
import { Improver } from './keep/improver.ts'
import { Keeping } from './keep/keeping.ts'
import type { Page } from './page/page.ts'
import { BlankPage, blankOf } from './print/blank.ts'
import { type Log, Printer } from './print/printer.ts'
import type { Handler } from './print/render.ts'
import type { Writer } from './print/writer.ts'
import { type Routes, readAddress } from './send/address.ts'
import { openFastPath } from './send/fast-path.ts'
import type { Files } from './send/files.ts'
import { excuseOutage, outagePage } from './send/outage.ts'
import { createPass } from './send/pass.ts'
import type { Pictures } from './send/pictures.ts'
import { sendBare, sendPage } from './send/respond.ts'
import { disownPages } from './send/status.ts'
import { addressOf, cleanHeaders, readSite, sessionCookies } from './send/visitor.ts'

export interface PressOptions {
  /** Next. */
  handle: Handler
  routes: Routes
  /** Writes what is put into the blank page; null where Next makes every page whole. */
  write: Writer | null
  /** The site's public address, e.g. `https://jornal.example`. */
  siteUrl: string
  /** The newspaper's name, as far as it is known while the database is away. */
  siteName: () => string
  /** How many proxies stand before this process; null when it is not said. */
  trustedProxies: number | null
  /** The session whose token, signed by this house, a Cookie header holds; null without one. Cheap: a rubbish cookie must not cost a print. */
  sessionOf(cookies: string): Promise<string | null>
  /** Whether pages are kept between requests. */
  keeping: boolean
  /** Whether scripts that are not ours are taken out of reader pages. */
  stripping: boolean
  /** Whether scripts of staff screens must carry a nonce; not in development, whose tools need more. */
  guarding?: boolean
  /** Files that are sent from memory, without asking Next. */
  files?: Files
  /** Uploaded pictures, likewise. */
  pictures?: Pictures
  log: Log
  /** Bytes of finished pages held in memory. */
  limitInBytes?: number
  disk?: Disk | null
  /** Around everything that is not answered from memory, e.g. to give it an id in the log. */
  around?: (answer: () => void) => void
}

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
export function createPress(options: PressOptions): Press {
  const {
    handle,
    routes,
    files,
    pictures,
    siteName,
    log,
    keeping,
    guarding = false,
    around = answer => answer(),
  } = options
  const disk = keeping ? (options.disk ?? null) : null
  const site = readSite(options.siteUrl)
  const counts = newCounts()
  let listening = false
  let closing = false
  let warming: Promise<void> | null = null
  const imprint = () => ({ site, name: siteName() })
  const pass = createPass({
    handle,
    imprint,
    trustedProxies: options.trustedProxies,
    guarding,
    isUp: () => listening,
    counts,
  })
  const printer = new Printer({
    handle,
    write: options.write,
    site,
    siteName,
    stripping: options.stripping,
    isUp: () => listening,
    counts,
    log,
  })
  const improver = new Improver({
    isIdle: () => printer.idleMs > QUIET_MS,
    replace: (address, page, better) => kept.replace(address, page, better),
  })
  const kept = new Keeping({
    limitInBytes: keeping ? (options.limitInBytes ?? DEFAULT_LIMIT) : 0,
    counts,
    disk,
    onKept: keeping ? (address, page) => improver.add(address, page) : undefined,
    reprint: address => (printer.printing + printer.waiting === 0 ? printForAll(address) : null),
  })
  kept.stopListening()
  const { blankPath } = routes
  const blankPage =
    keeping && options.write
      ? new BlankPage({
          find: () => kept.find(blankPath),
          print: () => kept.print(blankPath, () => printer.print(blankPath)),
        })
      : null

  /** What is kept is put together where it can be. */
  async function printForAll(address: string, asker?: string): Promise<Page> {
    if (!blankPage || !listening) return printer.print(address, { asker })
    const page = await printer.print(address, { asker, blank: await blankPage.ready() })
    blankPage.prepare()
    return page
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const target = request.url ?? ''
    const file = isRead ? ((await files?.find(target)) ?? (await pictures?.find(target))) : undefined
    if (file) return sendPage(request, response, file)
    const address = readAddress(target, routes)
    if (address.kind === 'framed') return pass(request, response)
    if (address.kind === 'raw') disownPages(response)
    if (address.kind === 'passed')
      excuseOutage(
        request,
        response,
        () => listening,
        () => outagePage(imprint(), log),
      )
    if (address.kind === 'raw' || address.kind === 'passed') return pass(request, response)
    if (address.kind === 'moved') return sendBare(response, 308, { location: address.to })
    if (address.kind === 'refused') return sendBare(response, address.status)
    if (!isRead) return sendBare(response, 405, { allow: 'GET, HEAD' })
    if (address.kind === 'nowhere') log.info({ path: request.url }, 'page not found')
    const cookies = sessionCookies(request.headers.cookie)
    const session = cookies && (await options.sessionOf(cookies))
    if (cookies && session) {
      const visitor = { cookies, acceptEncoding: request.headers['accept-encoding'] }
      return sendPage(request, response, await printer.print(address.key, { visitor, asker: session }))
    }
    const known = kept.find(address.key)
    if (known) counts.hits++
    const asker = networkOf(addressOf(request, site, options.trustedProxies))
    return sendPage(request, response, known ?? (await kept.print(address.key, () => printForAll(address.key, asker))))
  }

  async function printInTurn(addresses: readonly string[]): Promise<void> {
    const blank = blankPage && (await blankOf(await printer.print(blankPath)))
    for (const address of addresses) {
      if (!closing) await printer.print(address, { blank })
    }
  }

  function failed(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    log.error({ err: error, url: request.url }, 'request failed')
    if (response.headersSent) response.destroy()
    else sendBare(response, 500)
  }

  /** The hot way: a canonical address, for somebody without a session, already printed. */
  function findReady(target: string): Page | undefined {
    const page = kept.find(target)
    if (page) counts.hits++
    return page
  }

  const listener: RequestListener = (request, response) => {
    if (request.method === 'GET' && !request.headers.cookie?.includes('next-auth.session-token')) {
      const page = findReady(request.url ?? '')
      if (page) return sendPage(request, response, page)
    }
    around(() => serve(request, response).catch(error => failed(request, response, error)))
  }

  const changes = createChangeListener({
    kept,
    log,
    onChange(nowListening) {
      listening = nowListening
      if (listening) blankPage?.prepare()
    },
  })

  return {
    listener,
    changes,
    openFastPath: server =>
      openFastPath(server, {
        find: target => findReady(target) ?? files?.ready(target) ?? pictures?.ready(target),
        onAnswer: () => counts.fast++,
      }),
    prepareUpgrade: request => cleanHeaders(request, site, options.trustedProxies),
    forget: keys => kept.forget(keys),
    warmUp(addresses) {
      warming = addresses()
        .then(printInTurn)
        .catch(error => log.warn({ err: error }, 'press could not be warmed up'))
        .finally(() => {
          warming = null
        })
      return warming
    },
    state: () => ({
      ...counts,
      hitRate: hitRate(counts),
      listening,
      warming: warming !== null,
      memory: { pages: kept.size, bytes: kept.bytes },
      disk: disk && { pages: disk.size, bytes: disk.bytes },
      printTime: { median: printer.times.quantile(0.5), p95: printer.times.quantile(0.95) },
      printing: printer.printing,
      waiting: printer.waiting,
    }),
    async close() {
      closing = true
      await warming
      improver.stop()
      await changes.close()
      await disk?.close()
    },
  }
}
