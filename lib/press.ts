import { headerJson } from './addresses/header-text.ts'

/** A page's or a feed's instructions to the press. */
export interface PressDirective {
  /** HTTP status of the page. A route handler leaves it out: its response has its own. */
  status?: 200 | 404 | 410 | 503
  /** Keys of the things the page is made from: `article:…`, `city:…`, `tag:…`, `author:…`, `works:…`, `feed`, `site`. */
  keys?: readonly string[]
  /** Keys of things that the page only mentions, e.g. other articles under its tags. A change makes the page old: the next visitor still gets
   * it, the one after that gets a new print. Never a key that a takedown depends on. */
  softKeys?: readonly string[]
  /** Seconds that the page may be kept, if the default (a day; ten seconds for a missing page) is too long. 0 forbids keeping. */
  life?: number
  /** Whether the page is never sent while the database cannot be heard: a premium article's. Other finished pages are, for five minutes. */
  askFirst?: boolean
}

/** The response header that carries the directive of a route handler outside `/api` (feeds, sitemaps). Spread it into the headers. */
export const pressHeader = (directive: PressDirective): Record<string, string> => ({
  'x-press': headerJson(directive),
})

/** The response header of a route handler under `/api` that answers with an HTML page of its own. The press takes it off. */
export const OWN_PAGE = 'x-own-page'

/** An XML response of a route handler: the body, its content type without charset, its directive and further headers. */
export const xmlAnswer = (
  body: string,
  type: string,
  directive: PressDirective,
  headers: Record<string, string> = {},
): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, ...headers, ...pressHeader(directive) } })

/**
 * The caching of a picture that everybody may load. Its bytes never change, so that a browser keeps it for good; a shared cache asks again after a
 * second, whether it is still open.
 */
export const openPictureCache = 'public, max-age=31536000, s-maxage=1, immutable'
