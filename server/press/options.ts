import type { Disk } from './keep/disk/disk.ts'
import type { Log } from './print/printer.ts'
import type { Handler } from './print/render.ts'
import type { Writer } from './print/writer.ts'
import type { Routes } from './send/address.ts'
import type { Files } from './send/files.ts'
import type { Pictures } from './send/pictures.ts'

/** What the press is made from. */
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
