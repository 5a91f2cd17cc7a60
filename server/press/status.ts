import type { IncomingMessage, ServerResponse } from 'node:http'

const asksAction = (request: IncomingMessage) =>
  request.method === 'POST' && request.headers['next-action'] !== undefined

/**
 * Next answers 500 to a server action whose arguments it cannot read. That is the sender's fault: an action of ours answers what goes wrong
 * inside it by itself, so only an unreadable request ends like this. Makes it a 400.
 */
export function blameSender(request: IncomingMessage, response: ServerResponse): void {
  if (!asksAction(request)) return
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => writeHead(status === 500 ? 400 : status, ...rest)
}
