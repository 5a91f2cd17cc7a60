import type { IncomingMessage, ServerResponse } from 'node:http'

const asksAction = (request: IncomingMessage) =>
  request.method === 'POST' && request.headers['next-action'] !== undefined

/**
 * Next answers 500 to a server action whose arguments it cannot read. That is the sender's fault: an action of ours answers what goes wrong
 * inside it by itself, so only an unreadable request ends like this. Makes it a 400.
 */
export function blameSender(request: IncomingMessage, response: ServerResponse): void {
  if (asksAction(request)) correctStatus(response, status => (status === 500 ? 400 : status))
}

/** A page, or its payload for Next's own scripts. */
const PAGE = /^text\/(?:html|x-component)/

/**
 * No page stands under the addresses of files and handlers. What Next answers with one there has fallen through to the readers' routes, which
 * speak of their status in a directive that nobody reads on this way. Makes its 200 a 404.
 */
export function disownPages(response: ServerResponse): void {
  const isPage = () => PAGE.test(String(response.getHeader('content-type') ?? ''))
  correctStatus(response, status => (status === 200 && isPage() ? 404 : status))
}

const POLICY = 'content-security-policy'

/**
 * Gives an answer a content security policy unless whoever made it gave it one: a handler knows better what its document may do. Set before, it would
 * stand beside the handler's, since Next adds headers and replaces none, and a browser obeys both.
 */
export function defaultPolicy(response: ServerResponse, policy: string): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (!response.headersSent && !response.hasHeader(POLICY)) response.setHeader(POLICY, policy)
    return writeHead(status, ...rest)
  }
}

/** Has the last word on an answer's status, when its head is written. */
function correctStatus(response: ServerResponse, correct: (status: number) => number): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => writeHead(correct(status), ...rest)
}
