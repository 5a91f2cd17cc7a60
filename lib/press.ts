/** What a page or a feed tells the press about itself. */
export interface PressDirective {
  /** HTTP status of the page. A route handler has its own and leaves it out. */
  status?: 200 | 404 | 410 | 503
  /** What it is made from: `article:…`, `city:…`, `tag:…`, `author:…`, `works:…`, `feed`, `site`. */
  keys?: readonly string[]
  /** What it names only beside its own matter, e.g. what else appeared under its tags: a change makes it old, and the next visitor but one sees
   * it. Never what a takedown must end. */
  softKeys?: readonly string[]
  /** Seconds that it may be kept, when the default (a day; ten seconds for a missing page) is too long; 0 forbids it. */
  life?: number
}

/** The response header by which a route handler outside `/api` (feeds, sitemaps) speaks to the press: spread it into the headers. */
export const pressHeader = (directive: PressDirective): Record<string, string> => ({
  'x-press': JSON.stringify(directive),
})

/** A route handler's answer in XML, with its word to the press. */
export const xmlAnswer = (
  body: string,
  type: string,
  directive: PressDirective,
  headers: Record<string, string> = {},
): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, ...headers, ...pressHeader(directive) } })

/** What one page has beyond the frame that all have: HTML of its head and of its main part. */
export interface Matter {
  head: string
  main: string
}

/** What stands at an address: a page's matter, or where its page went. */
export type Written = Matter | { movedTo: string }

/** The words in the blank page that stand where the matter goes: in its title and in its only paragraph. */
export const blankMarks = { head: 'portal:cabeça', main: 'portal:matéria' }
