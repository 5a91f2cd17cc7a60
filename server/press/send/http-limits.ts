import type { ServerOptions } from 'node:http'

/** Limits of a request in milliseconds and bytes. They stop requests that never end and only hold connections (abuse case 21). */
export const HTTP_LIMITS = {
  /** Longer than proxies keep an idle connection (60 s), so that no proxy sends a request on a connection that is closing. */
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  /** Long enough for the largest upload over a slow mobile connection. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
} satisfies ServerOptions

/** Most lines of a request's head. Node's server ignores the further ones. */
export const MAX_HEADERS = 100

/** Most bytes of a body that is sent to a screen: as many as Next takes of an action. Next would read up to ten times as many into memory. */
export const MAX_SCREEN_BODY = 1024 * 1024

/** Milliseconds that a client may take no bytes of a response. */
export const SLOW_READER_MS = 30_000
