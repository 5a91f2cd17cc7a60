import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, vi } from 'vitest'
import { routes } from '#lib/addresses/routes.ts'
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

/** Sends a request with its target exactly as written; `fetch` would normalise it. */
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

/** A stand-in for Next: records its requests and answers as the test says. */
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

/**
 * Starts the real press on a free port with a stand-in behind it. It listens to a database without changes, unless `unheard` leaves that
 * to the test. Closes at the end of the test.
 */
export async function openFrontDoor(next: FakeNext, options: Partial<PressOptions> = {}, state?: 'unheard') {
  const asked: { target: string; headers: IncomingHttpHeaders }[] = []
  const complaints: unknown[] = []
  const press = createPress({
    handle: async (incoming, response) => {
      asked.push({ target: incoming.url ?? '', headers: { ...incoming.headers } })
      await next(incoming, response)
    },
    routes,
    write: null,
    siteUrl: 'https://jornal.example',
    siteName: () => 'Folha do Sertão',
    trustedProxies: null,
    sessionOf: async cookies => (cookies.includes('rubbish') ? null : cookies),
    keeping: true,
    stripping: true,
    log: { info() {}, warn() {}, error: fields => complaints.push(fields) },
    ...options,
  })
  const hear = async () => {
    void press.changes.heard(quietDatabase)
    await vi.waitFor(() => expect(press.state().listening).toBe(true), { interval: 1 })
  }
  if (state !== 'unheard') await hear()
  const server = createServer(press.listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  return { press, hear, asked, complaints, port, ask: (target: string, how?: Ask) => ask(port, target, how) }
}

/** Sends a page as Next would, with its directive in the head. */
export function htmlPage(response: ServerResponse, body: string, directive?: object, status = 200): void {
  const meta = directive ? `<meta name="press" content="${JSON.stringify(directive).replaceAll('"', '&quot;')}"/>` : ''
  response.statusCode = status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'private, no-cache, no-store')
  response.setHeader('x-powered-by', 'Next.js')
  const scripts = '<script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([1,"x"])</script>'
  response.end(`<!DOCTYPE html><html><head>${meta}</head><body>${body}${scripts}</body></html>`)
}
