import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Routes, readAddress } from './address.ts'
import { failurePage } from './failure-page.ts'
import type { Files } from './files.ts'
import { Keeping } from './keeping.ts'
import { type Excuse, excuseOutage } from './outage.ts'
import { createPrinter, type Log } from './printer.ts'
import type { Handler } from './render.ts'
import { sendBare, sendPage } from './respond.ts'
import { outageHeaders, passedHeaders } from './security.ts'
import { blameSender, disownPages } from './status.ts'
import { cleanHeaders, readSite, sessionCookies } from './visitor.ts'

export interface PressOptions {
  /** Next. */
  handle: Handler
  routes: Routes
  /** The site's public address, e.g. `https://jornal.example`. */
  siteUrl: string
  /** How many proxies stand before this process; null when it is not said. */
  trustedProxies: number | null
  /** Whether a Cookie header holds a session's token that this house signed. Cheap: a rubbish cookie must not cost a print. */
  isSigned(cookies: string): Promise<boolean>
  /** Whether pages are kept between requests. */
  keeping: boolean
  /** Whether scripts that are not ours are taken out of reader pages. */
  stripping: boolean
  /** Files that are sent from memory, without asking Next. */
  files?: Files
  log: Log
  /** Bytes of finished pages held in memory. */
  limitInBytes?: number
}

/** The one front door, and what the process does to what it keeps. */
export interface Press {
  listener: RequestListener
  /** Makes the headers of an upgrade request fit for Next (hot reloading in development). */
  prepareUpgrade(request: IncomingMessage): void
  forget(keys: readonly string[]): void
  /** Whether messages about changes arrive. A press starts deaf. */
  setHearing(hearing: boolean): void
}

const DEFAULT_LIMIT = 64 * 1024 * 1024

/** Makes the press: reader pages are printed once and sent to everybody, all else is passed to Next. */
export function createPress(options: PressOptions): Press {
  const { handle, routes, files, log } = options
  const site = readSite(options.siteUrl)
  const kept = new Keeping(options.limitInBytes ?? DEFAULT_LIMIT)
  kept.goDeaf()
  let hearing = false
  const print = createPrinter({ handle, site, stripping: options.stripping, isUp: () => hearing, log })
  const passedLines = passedHeaders(site)

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    cleanHeaders(request, site, options.trustedProxies)
    // While the database is away nobody can tell whose fault it was.
    if (hearing) blameSender(request, response)
    for (let i = 0; i < passedLines.length; i += 2) response.setHeader(passedLines[i] ?? '', passedLines[i + 1] ?? '')
    await handle(request, response)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const file = isRead ? await files?.find(request.url ?? '') : undefined
    if (file) return sendPage(request, response, file)
    const address = readAddress(request.url ?? '', routes)
    if (address.kind === 'raw') disownPages(response)
    if (address.kind === 'passed') excuseOutage(request, response, () => hearing, excuse)
    if (address.kind === 'raw' || address.kind === 'passed') return pass(request, response)
    if (address.kind === 'moved') return sendBare(response, 308, { location: address.to })
    if (address.kind === 'refused') return sendBare(response, address.status)
    if (!isRead) return sendBare(response, 405, { allow: 'GET, HEAD' })
    if (address.kind === 'nowhere') log.info({ path: request.url }, 'page not found')
    const cookies = sessionCookies(request.headers.cookie)
    if (cookies !== null && (await options.isSigned(cookies))) {
      const visitor = { cookies, acceptEncoding: request.headers['accept-encoding'] }
      return sendPage(request, response, await print(address.key, visitor))
    }
    const known = kept.find(address.key)
    sendPage(request, response, known ?? (await kept.print(address.key, () => print(address.key))))
  }

  function excuse(): Excuse {
    const id = randomUUID()
    log.error({ id }, 'screen could not be shown without the database')
    return { headers: outageHeaders(site), body: Buffer.from(failurePage(id)) }
  }

  const listener: RequestListener = (request, response) => {
    // The hot way: a canonical address without a session, already printed.
    if (request.method === 'GET' && !request.headers.cookie?.includes('next-auth.session-token')) {
      const page = kept.find(request.url ?? '')
      if (page) return sendPage(request, response, page)
    }
    serve(request, response).catch(error => {
      log.error({ err: error, url: request.url }, 'request failed')
      if (response.headersSent) response.destroy()
      else sendBare(response, 500)
    })
  }

  return {
    listener,
    prepareUpgrade: request => cleanHeaders(request, site, options.trustedProxies),
    forget: keys => kept.forget(keys),
    setHearing(nowHearing) {
      hearing = nowHearing
      if (hearing && options.keeping) kept.hear()
      else kept.goDeaf()
    },
  }
}
