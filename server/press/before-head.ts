import type { ServerResponse } from 'node:http'

/** Calls `act` when the head of a response is about to be written: headers can still be set then. */
export function beforeHead(response: ServerResponse, act: () => void): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (!response.headersSent) act()
    return writeHead(status, ...rest)
  }
}
