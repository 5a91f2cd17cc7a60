import type { IncomingMessage, ServerResponse } from 'node:http'
import { ReadableStream } from 'node:stream/web'
import { networkOf } from '#server/platform/door/request.ts'
import { commonHeaders } from '../page/security.ts'
import { Overloaded, PrintQueue } from '../print/print-queue.ts'
import { inTurn } from '../print/turn.ts'
import { sendBare } from './respond.ts'
import { cleanHeaders, type Site } from './visitor.ts'

type Handler = (request: Request) => Promise<Response>

/** Handlers that answer without Next, by their path and by the method. */
export type DirectHandlers = Readonly<Record<string, Readonly<Record<string, Handler>>>>

/** Notifications arrive in hundreds from one network, and cost milliseconds each. Who is refused sends the same again later. */
const LIMITS = { atOnce: 12, atOnceEach: 8, waiting: 2_000, longestWaitMs: 8_000 }

interface DirectOptions {
  handlers: DirectHandlers
  site: Site
  /** As in `PressOptions`. */
  trustedProxies: number | null
  /** Whether the database can be reached. */
  isUp(): boolean
}

/**
 * Makes a function that answers requests by `handlers`, in turns of their own: Next renders screens at most six at once, so behind them a provider's
 * notifications would wait for seconds. It gives null at once for a path without a handler; else it raises what a handler raises.
 */
export function createDirect({ handlers, site, trustedProxies, isUp }: DirectOptions) {
  const queue = new PrintQueue({ ...LIMITS, isHurried: () => !isUp() })

  async function answerBy(handler: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> {
    cleanHeaders(request, site, trustedProxies)
    const network = networkOf(String(request.headers['x-forwarded-for'] ?? ''))
    try {
      await inTurn({ queue, network, response }, async () => send(response, site, await handler(webRequest(request))))
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      sendBare(response, 503, { 'retry-after': '30' })
    }
  }

  return (request: IncomingMessage, response: ServerResponse): Promise<void> | null => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    const methods = Object.hasOwn(handlers, path) ? handlers[path] : undefined
    if (!methods) return null
    const handler = methods[request.method ?? '']
    return handler ? answerBy(handler, request, response) : Promise.resolve(sendBare(response, 405))
  }
}

/**
 * A Node request as the web's. Its body is read as it arrives. `Readable.toWeb` throws outside of any handler when reading stops while bytes still arrive,
 * which ends the process.
 */
function webRequest(request: IncomingMessage): Request {
  const { method, headers } = request
  const url = `${headers['x-forwarded-proto']}://${headers.host}${request.url}`
  const lines = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  const isRead = method === 'GET' || method === 'HEAD'
  const body = isRead ? null : ReadableStream.from<Uint8Array>(request.iterator({ destroyOnReturn: false }))
  return new Request(url, { method, headers: lines, body, duplex: 'half' } as RequestInit)
}

async function send(response: ServerResponse, site: Site, answer: Response): Promise<void> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const lines = [...commonHeaders(site), ...[...answer.headers].flat(), 'content-length', String(bytes.length)]
  response.writeHead(answer.status, lines)
  response.end(bytes)
}
