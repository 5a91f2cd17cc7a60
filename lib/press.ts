/** Instructions to the press from a page or a feed. */
export interface PressDirective {
  /** HTTP status of the page. A route handler sets its own status and leaves this out. */
  status?: 200 | 404 | 410 | 503
  /** Keys of the things that the page is made from: `article:…`, `city:…`, `tag:…`, `author:…`, `works:…`, `feed`, `site`. */
  keys?: readonly string[]
  /** Keys of things beside the page's own matter, for example other articles under its tags. A change makes the page old: the next visitor still
   * gets it, the one after sees the change. Never for things that a takedown must remove. */
  softKeys?: readonly string[]
  /** Seconds for which the page may be kept, when the default (a day; ten seconds for a missing page) is too long. 0 forbids keeping it. */
  life?: number
}

/** The response header that carries a directive from a route handler outside `/api` (feeds, sitemaps). Spread it into the headers. */
export const pressHeader = (directive: PressDirective): Record<string, string> => ({
  'x-press': JSON.stringify(directive),
})

/** A route handler's XML response with a press directive. `type` is the media type without a charset. */
export const xmlAnswer = (
  body: string,
  type: string,
  directive: PressDirective,
  headers: Record<string, string> = {},
): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, ...headers, ...pressHeader(directive) } })

/** The part of a page beyond the frame that all pages share: HTML of its head and of its main part. */
export interface Matter {
  head: string
  main: string
}

/** The content of an address: a page's matter, or the path that its page moved to. */
export type Written = Matter | { movedTo: string }

/** Placeholders of the matter in the blank page: one in its title, one in its only paragraph. */
export const blankMarks = { head: 'portal:cabeça', main: 'portal:matéria' }
