import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ZodError } from 'zod'
import { answerApi } from './api.ts'
import { ApiError } from './api-error.ts'
import { type Controls, controls, expireDue, type Fault, payMeanwhile } from './control.ts'
import { notifier } from './notifications.ts'
import { overviewPage, paymentPage, preapprovalPage } from './pages.ts'
import { paymentOf } from './payments.ts'
import { preapprovalOf } from './preapprovals.ts'
import type { World } from './world.ts'

export interface MercadoPagoDouble {
  url: string
  /** What can be done to it. */
  act: Controls
  /** Every request to its API. */
  requests: { method: string; path: string; key: string | undefined; body: unknown }[]
  stop(): Promise<void>
}

export interface MercadoPagoDoubleOptions {
  /** 0: any free one. */
  port?: number
  secret: string
  /** Begins with TEST-. */
  token: string
  /** The address of the panel, where notifications go; null: nowhere. */
  notify: string | null
  /** The first of its numbers. */
  firstId?: number
  /** The product's time. */
  clock?: () => Date
}

/**
 * A server that speaks Mercado Pago's API on this machine, for the endpoints that the product uses: in memory, with its own clock, faults and signed
 * notifications. `/_double/…` controls it; `/` shows what it holds.
 */
export async function startMercadoPagoDouble(options: MercadoPagoDoubleOptions): Promise<MercadoPagoDouble> {
  const { secret, token, notify, port = 0, firstId = 1_300_000_001, clock = () => new Date() } = options
  if (!token.startsWith('TEST-')) throw new Error('the double of Mercado Pago takes test tokens only')
  const sender = notifier(secret, clock)
  const faults: Fault[] = []
  const requests: MercadoPagoDouble['requests'] = []
  const world: World & { movedMs: number } = {
    url: '',
    collectorId: 700_100_200,
    payments: new Map(),
    preapprovals: new Map(),
    invoices: new Map(),
    chargebacks: new Map(),
    badCards: new Set(),
    answers: new Map(),
    expirations: new Map(),
    nextId: firstId,
    movedMs: 0,
    clock,
    now: () => new Date(clock().getTime() + world.movedMs),
    tell(topic, id) {
      if (notify) sender.tell(topic, id, notify)
    },
  }
  const act = controls(world, faults)

  async function api(request: IncomingMessage, response: ServerResponse, url: URL, text: string) {
    expireDue(world)
    const body = text ? JSON.parse(text) : undefined
    const method = request.method ?? 'GET'
    requests.push({ method, path: url.pathname, key: request.headers['x-idempotency-key']?.toString(), body })
    const fault = faults.find(
      ({ kind, path, about }) =>
        url.pathname.startsWith(path) && text.includes(about) && (kind !== 'paid_meanwhile' || method === 'PUT'),
    )
    if (fault && --fault.times <= 0) faults.splice(faults.indexOf(fault), 1)
    if (fault?.kind === 'paid_meanwhile') payMeanwhile(world, url.pathname)
    else if (fault && fault.kind !== 'reset_after') return fail(fault, response)
    const query = url.searchParams
    const answer = answerApi(world, token, { method, path: url.pathname, query, headers: request.headers, body })
    if (fault?.kind === 'reset_after') return void response.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  }

  const server = createServer(async (request, response) => {
    try {
      const url = new URL(request.url ?? '/', 'http://double')
      const text = await textOf(request)
      if (url.pathname.startsWith('/_double/')) return control(act, request, response, url, text)
      const page = request.method === 'GET' ? pageAt(world, url.pathname) : null
      if (page) return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      await api(request, response, url, text)
    } catch (error) {
      const [status, message] = error instanceof ApiError ? [error.status, error.message] : [500, String(error)]
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(message)
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  world.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: world.url,
    act,
    requests,
    async stop() {
      sender.stop()
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function pageAt(world: World, path: string): string | null {
  const [, kind, id = ''] = /^\/(pagar|assinar)\/(\w+)$/.exec(path) ?? []
  if (kind === 'pagar') return paymentPage(paymentOf(world, id))
  if (kind === 'assinar') return preapprovalPage(preapprovalOf(world, id))
  return path === '/' ? overviewPage(world) : null
}

/** Answers `/_double/<name>`: JSON from a program, a form from a page of the double. */
function control(act: Controls, request: IncomingMessage, response: ServerResponse, url: URL, text: string): void {
  const name = url.pathname.slice('/_double/'.length)
  const form = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const { _back, ...fields } = form
    ? fieldsOf(new URLSearchParams(text))
    : { _back: undefined, ...JSON.parse(text || '{}') }
  if (!Object.hasOwn(act, name)) throw new ApiError(404, `there is no control named ${name}`)
  try {
    const result = (act[name as keyof Controls] as (input: unknown) => unknown)(fields)
    if (typeof _back === 'string') response.writeHead(303, { location: _back }).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result ?? {}))
  } catch (error) {
    throw error instanceof ZodError ? new ApiError(400, error.message) : error
  }
}

const fieldsOf = (form: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    [...form].map(([name, value]) => {
      if (value === 'true' || value === 'false') return [name, value === 'true']
      return [name, name === 'days' ? Number(value) : value]
    }),
  )

function fail({ kind }: Fault, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' }
  if (kind === '500') response.writeHead(500, json).end(JSON.stringify({ message: 'internal_error', status: 500 }))
  if (kind === '429') response.writeHead(429, { ...json, 'retry-after': '1' }).end('{"message":"too many requests"}')
  if (kind === 'reset') response.destroy()
  if (kind === 'garbage') response.writeHead(200, json).end('{"id":')
  // An answer that never ends: the connection closes when the double stops.
  if (kind === 'stuck_body') response.writeHead(200, json).write('{"id":')
}
