import type { ServerOptions } from 'node:http'

/** How long a visitor may take, and how much a request's head may hold: one that does not end is somebody's who wants our connections
 * (abuse case 21). Milliseconds and bytes. */
export const HTTP_LIMITS = {
  /** Longer than proxies keep an idle connection (60 s), so that none sends a request into one that is being closed. */
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  /** The largest upload over a slow telephone line. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions

/** Lines of a request's head that are read; further ones are ignored. */
export const MAX_HEADERS = 100

/** How long a reader may leave what was sent to it untaken. */
export const SLOW_READER_MS = 30_000
