import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Routes, readAddress } from './address.ts'
import { Keeping } from './keeping.ts'
import { type Log, Printer } from './printer.ts'
import type { Handler } from './render.ts'
import { sendBare, sendPage } from './respond.ts'
import { passedHeaders } from './security.ts'
import { cleanHeaders, readSite, sessionCookies } from './visitor.ts'

export interface PressOptions {
  /** Next. */
  handle: Handler
  routes: Routes
  /** The site's public address, e.g. `https://jornal.example`. */
  siteUrl: string
  /** Whether pages are kept between requests. */
  keeping: boolean
  /** Whether scripts that are not ours are taken out of reader pages. */
  stripping: boolean
  log: Log
  /** Bytes of finished pages held in memory. */
  limitInBytes?: number
}

/** The one front door, and what the process does to what it keeps. */
export interface Press {
  listener: RequestListener
  forget(keys: readonly string[]): void
  /** Whether messages about changes arrive. A press starts deaf. */
  setHearing(hearing: boolean): void
}

const DEFAULT_LIMIT = 64 * 1024 * 1024

/** Makes the press: reader pages are printed once and sent to everybody, all else is passed to Next. */
export function createPress(options: PressOptions): Press {
  const { handle, routes, log } = options
  const site = readSite(options.siteUrl)
  const kept = new Keeping(options.limitInBytes ?? DEFAULT_LIMIT)
  kept.goDeaf()
  const printer = new Printer({ handle, site, stripping: options.stripping, log })
  const passedLines = passedHeaders(site)

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    cleanHeaders(request, site)
    for (let i = 0; i < passedLines.length; i += 2) response.setHeader(passedLines[i] ?? '', passedLines[i + 1] ?? '')
    await handle(request, response)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = readAddress(request.url ?? '', routes)
    if (address.kind === 'passed') return pass(request, response)
    if (address.kind === 'moved') return sendBare(response, 308, { location: address.to })
    if (address.kind === 'refused') return sendBare(response, address.status)
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendBare(response, 405, { allow: 'GET, HEAD' })
    const cookies = sessionCookies(request.headers.cookie)
    if (cookies !== null) return sendPage(request, response, await printer.print(address.key, cookies))
    const known = kept.find(address.key)
    const page = known ?? (await kept.print(address.key, () => printer.print(address.key)))
    sendPage(request, response, page)
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
    forget: keys => kept.forget(keys),
    setHearing(hearing) {
      if (hearing && options.keeping) kept.hear()
      else kept.goDeaf()
    },
  }
}
