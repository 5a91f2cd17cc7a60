import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, vi } from 'vitest'
import { routes } from '#lib/addresses/screens/routes.ts'
import type { Ask as AskDatabase } from '#server/platform/live/live.ts'
import type { PressOptions } from '#server/press/options.ts'
import { createPress } from '#server/press/press.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

export interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends a request with its target exactly as written; `fetch` would normalize it. */
export function ask(port: number, target: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', method, path: target, headers, agent: false }, incoming => {
      const chunks: Buffer[] = []
      incoming.on('data', chunk => chunks.push(chunk))
      incoming.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: whole, text: whole.toString() })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** A stand-in for Next's request handler. */
export type FakeNext = (request: IncomingMessage, response: ServerResponse) => unknown

/** A database without changes. */
const quietDatabase: AskDatabase = async () => ({
  rows: [
    {
      cluster: 'test',
      horizon: '1',
      next: '1',
      mark: '00000000-0000-4000-8000-000000000000',
      known: true,
      changes: [],
    },
  ],
})

/** The real press on its own port, with a stand-in for Next. It listens to a database in which nothing changes, unless `state` is `disconnected`.
 * `asked` are the requests that reached Next, `loggedErrors` the errors in the log. Closes when the test ends. */
export async function openFrontDoor(next: FakeNext, options: Partial<PressOptions> = {}, state?: 'disconnected') {
  const asked: { target: string; headers: IncomingHttpHeaders }[] = []
  const loggedErrors: unknown[] = []
  const press = createPress({
    handle: async (incoming, response) => {
      asked.push({ target: incoming.url ?? '', headers: { ...incoming.headers } })
      await next(incoming, response)
    },
    routes,
    siteUrl: 'https://jornal.example',
    siteName: () => 'Folha do Sertão',
    trustedProxies: null,
    sessionOf: async cookies => (cookies.includes('rubbish') ? null : cookies),
    keeping: true,
    stripping: true,
    log: { info() {}, warn() {}, error: fields => loggedErrors.push(fields) },
    ...options,
  })
  const startListening = async () => {
    void press.changes.heard(quietDatabase)
    await vi.waitFor(() => expect(press.state().listening).toBe(true), { interval: 1 })
  }
  if (state !== 'disconnected') await startListening()
  const server = createServer(press.listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  return {
    press,
    startListening,
    asked,
    loggedErrors,
    port,
    ask: (target: string, how?: Ask) => ask(port, target, how),
  }
}

/** Sends a page as Next would send it, with its directive in the head. */
export function htmlPage(response: ServerResponse, body: string, directive?: object, status = 200): void {
  const meta = directive ? `<meta name="press" content="${JSON.stringify(directive).replaceAll('"', '&quot;')}"/>` : ''
  response.statusCode = status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'private, no-cache, no-store')
  response.setHeader('x-powered-by', 'Next.js')
  const scripts = '<script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([1,"x"])</script>'
  response.end(`<!DOCTYPE html><html><head>${meta}</head><body>${body}${scripts}</body></html>`)
}
