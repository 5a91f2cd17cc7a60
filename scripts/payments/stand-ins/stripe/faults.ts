import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * A fault of the API. `error`: 500. `hang`: no answer. `reset`: the connection breaks before the request is performed. `lost`: it breaks
 * after. `limit`: 429.
 */
export type FaultKind = 'error' | 'hang' | 'reset' | 'lost' | 'limit'

export interface Fault {
  kind: FaultKind
  /** How many requests it meets; without a number all of them. */
  times?: number | undefined
  /** Only requests whose `METHOD /path` begins so. */
  on?: string | undefined
  /** Only requests whose body contains this. */
  about?: string | undefined
}

type Perform = (request: IncomingMessage, body: string, response: ServerResponse) => void

/** The faults of one double. */
export class Faults {
  #faults: { kind: FaultKind; left: number; on: string; about: string }[] = []

  add({ kind, times = Number.POSITIVE_INFINITY, on = '', about = '' }: Fault): void {
    this.#faults.push({ kind, left: times, on, about })
  }

  clear(): void {
    this.#faults = []
  }

  /** Lets a request pass, or answers it with the first fault that meets it. */
  meet(request: IncomingMessage, body: string, response: ServerResponse, perform: Perform): void {
    const line = `${request.method} ${request.url}`
    const fault = this.#faults.find(({ left, on, about }) => left > 0 && line.startsWith(on) && body.includes(about))
    if (fault) fault.left -= 1
    if (fault?.kind === 'error') refuse(response, 500, 'An unknown error occurred', 'api_error')
    if (fault?.kind === 'limit') refuse(response, 429, 'Too many requests', 'rate_limit_error')
    if (fault?.kind === 'reset') request.socket.destroy()
    if (fault?.kind === 'lost') response.end = () => response.destroy()
    if (!fault || fault.kind === 'lost') perform(request, body, response)
  }
}

function refuse(response: ServerResponse, status: number, message: string, type: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error: { type, message } }))
}
