import type { IncomingMessage, ServerResponse } from 'node:http'
import { OWN_PAGE } from '#lib/press.ts'
import { beforeHead } from '../before-head.ts'

const namesAction = (request: IncomingMessage) =>
  request.method === 'POST' && request.headers['next-action'] !== undefined

/**
 * Makes Next's 500 to a server action a 400. It is the client's error: our actions handle their own failures, so a 500 only means that Next cannot
 * read the arguments, or that the database is away (`isUp`) and the page after the action could not be shown.
 */
export function correctActionStatus(request: IncomingMessage, response: ServerResponse, isUp: () => boolean): void {
  if (namesAction(request)) correctStatus(response, status => (status === 500 && isUp() ? 400 : status))
}

/** Content types of a page, and of its payload for Next's own scripts. */
const PAGE = /^text\/(?:html|x-component)/

/**
 * Makes a page with status 200 at the address of a file or handler a 404. No page belongs there: Next fell through to the reader routes, whose
 * status is in a directive that is not read for these addresses. A handler's own page keeps its status.
 */
export function correctPageStatus(response: ServerResponse): void {
  const isPage = () => PAGE.test(String(response.getHeader('content-type') ?? ''))
  correctStatus(response, status => {
    const isOwn = response.hasHeader(OWN_PAGE)
    if (isOwn && !response.headersSent) response.removeHeader(OWN_PAGE)
    return status === 200 && isPage() && !isOwn ? 404 : status
  })
}

const POLICY = 'content-security-policy'

/**
 * Sets a content security policy when the head is written, unless the handler has set its own. If it were set earlier, both would be sent, because
 * Next adds headers and replaces none, and browsers obey both.
 */
export function defaultPolicy(response: ServerResponse, policy: string): void {
  beforeHead(response, () => {
    if (!response.hasHeader(POLICY)) response.setHeader(POLICY, policy)
  })
}

/** Corrects the status of a response when its head is written. */
function correctStatus(response: ServerResponse, correct: (status: number) => number): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => writeHead(correct(status), ...rest)
}
