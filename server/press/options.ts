import type { IncomingMessage, RequestListener } from 'node:http'
import type { PressState } from './counts.ts'
import type { ChangeListener } from './keep/change-listener.ts'
import type { FindFormer, Log } from './print/printer.ts'
import type { Handler } from './print/render.ts'
import type { Routes } from './request/address.ts'
import type { Files } from './send/files.ts'
import type { Pictures } from './send/pictures.ts'

/** The press's dependencies and settings. */
export interface PressOptions {
  /** Next's request handler. */
  handle: Handler
  routes: Routes
  /** What a former address answers; none is known by default. */
  findFormer?: FindFormer
  /** The site's public address, e.g. `https://jornal.example`. */
  siteUrl: string
  /** The newspaper's name; the last known one while the database is away. */
  siteName: () => string
  /** How many proxies stand before this process; null if the operator has not set it. */
  trustedProxies: number | null
  /** The session of a Cookie header, if its token is signed by this site; else null. Must be cheap: a rubbish cookie must not cost a print. */
  sessionOf(cookies: string): Promise<string | null>
  /** Whether pages are kept between requests. */
  keeping: boolean
  /** Whether scripts that are not ours are removed from reader pages. */
  stripping: boolean
  /** Whether scripts of staff screens must carry a nonce. Off in development: its tools need inline scripts. */
  guarding?: boolean
  /** Files that the press sends from memory, without Next. */
  files?: Files
  /** Uploaded pictures that the press sends without Next. */
  pictures?: Pictures
  /** Whether the database fails now; false by default. The press itself notices when it no longer hears changes. */
  isAway?: () => boolean
  log: Log
  /** Bytes of finished pages held in memory. */
  limitInBytes?: number
  /** Wraps every request that is not answered from memory, e.g. to give it an id in the log. */
  around?: (answer: () => void) => void
}

/** The HTTP server in front of Next, with its kept pages. */
export interface Press {
  listener: RequestListener
  /** Cleans the headers of an upgrade request for Next (hot reloading in development). */
  prepareUpgrade(request: IncomingMessage): void
  /** Receives changes from this process and others. A press starts disconnected, and keeps no page until it listens. */
  changes: ChangeListener
  forget(keys: readonly string[]): void
  /** Prints pages one after the other and keeps none of them: in a new process the first prints are slow, because their code must be loaded and
   * compiled. Stops when the press closes. Logs pages that fail, and a failure of `addresses`; never raises. */
  warmUp(addresses: () => Promise<readonly string[]>): Promise<void>
  state(): PressState
  close(): Promise<void>
}
