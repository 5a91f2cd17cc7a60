import { createHmac, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Actor, anonymous, type Role } from '#lib/actor.ts'
import { isFresh, isSignedWith } from '../crypto.ts'
import { actorOf } from '../session/request-session.ts'
import { downloadAnswer, emptyAnswer, jsonAnswer } from './answers.ts'
import { form, json, multipart, raw, stream } from './body.ts'
import { JSON_BOUNDS } from './json-measure.ts'
import { type Limit, takeFrom } from './rate-limit.ts'
import { type Route, route, serve } from './route.ts'

const logged = vi.hoisted(() => [] as object[])
vi.mock('../process/log.ts', () => ({
  log: () => ({ error: (line: object) => logged.push(line), warn: (line: object) => logged.push(line) }),
}))
vi.mock('../session/request-session.ts', () => ({ actorOf: vi.fn() }))
vi.mock('./rate-limit.ts', () => ({ takeFrom: vi.fn() }))
// It writes to the database; tests/integration/accounts/every-action.test.ts covers it.
vi.mock('./refused-acts.ts', () => ({
  withRefusalsAudited: (_actor: unknown, _act: unknown, run: () => unknown) => run(),
}))

beforeEach(() => {
  logged.length = 0
  vi.mocked(actorOf).mockReset().mockResolvedValue(anonymous)
  vi.mocked(takeFrom).mockReset()
})

const holding = (...roles: Role[]): Actor => ({ id: randomUUID(), roles, subscribed: false })
const limit: Limit = { name: 'test', points: 1, seconds: 60 }
const own = { origin: 'https://jornal.example', 'x-forwarded-host': 'jornal.example', 'x-forwarded-for': '203.0.113.7' }
type Sent = { method?: string; headers?: Record<string, string>; body?: BodyInit }

function ask(asked: Route, { method = asked.method, headers = own, body }: Sent = {}) {
  const init = { method, headers, body, duplex: 'half' }
  return asked(new Request('https://jornal.example/api/test?chave=1', init))
}
const refusalIn = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

describe('a handler checks', () => {
  const order: string[] = []
  const guarded = route({
    name: 'test',
    method: 'POST',
    access: 'editor',
    params: z.object({ id: z.uuid() }).optional(),
    limit,
    body: json(64, z.strictObject({ word: z.string() })),
    answer: ({ actor, input }) => jsonAnswer({ id: actor.id, ...input }, 201),
  })
  const body = '{"word":"oi"}'

  test('the method, the origin, the access, the limit, the size and the shape, in this order', async () => {
    const editor = holding('editor')
    vi.mocked(actorOf).mockImplementation(async () => {
      order.push('actor')
      return editor
    })
    vi.mocked(takeFrom).mockImplementation(async () => {
      order.push('limit')
    })
    const long = 'x'.repeat(65)
    const wrong = await ask(guarded, { method: 'GET', headers: {} })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
    expect(await refusalIn(await ask(guarded, { headers: { ...own, origin: 'https://mau.example' }, body }))).toEqual([
      403,
      'forbidden',
    ])
    expect(order).toEqual([])
    expect(await refusalIn(await ask(guarded, { body: long }))).toEqual([413, 'body_too_large'])
    expect(order).toEqual(['actor', 'limit'])
    for (const nonsense of ['', 'lixo', '{}', '{"word":1}', '{"word":"oi","role":"master"}', 'null'])
      expect(await refusalIn(await ask(guarded, { body: nonsense })), nonsense).toEqual([400, 'invalid'])
    const served = await ask(guarded, { body })
    expect([served.status, await served.json()]).toEqual([201, { id: editor.id, word: 'oi' }])
    expect(served.headers.get('cache-control')).toBe('no-store')
    expect(vi.mocked(takeFrom)).toHaveBeenLastCalledWith(limit, editor.id)
  })

  test('the actor, and a refused request does not count against the limit', async () => {
    expect(await refusalIn(await ask(guarded, { body }))).toEqual([401, 'signed_out'])
    vi.mocked(actorOf).mockResolvedValue(holding('author'))
    expect(await refusalIn(await ask(guarded, { body }))).toEqual([403, 'forbidden'])
    expect(takeFrom).not.toHaveBeenCalled()
  })

  test('no session on a public route, and counts by network', async () => {
    const open = route({ name: 'test', method: 'GET', access: 'public', limit, answer: () => emptyAnswer() })
    expect((await ask(open, { headers: { ...own, 'x-forwarded-for': '2001:db8:1:2:3::4' } })).status).toBe(204)
    expect(actorOf).not.toHaveBeenCalled()
    expect(takeFrom).toHaveBeenCalledWith(limit, '2001:db8:1:2::/64')
  })
})

describe('a refused request', () => {
  const failing = (error: unknown) =>
    route({
      name: 'falha',
      method: 'GET',
      access: 'public',
      answer() {
        throw error
      },
    })

  test('of an unknown error is logged under the id that is shown, and shows nothing of the cause (abuse case 40)', async () => {
    const response = await ask(failing(new Error('SELECT segredo')))
    const text = await response.text()
    expect([response.status, logged.length]).toEqual([500, 1])
    expect(text).not.toContain('segredo')
    expect(text).toContain((logged[0] as { errorId: string }).errorId)
  })

  test.each([
    ['a number that no column holds', Object.assign(new Error('SELECT segredo'), { code: '22003' })],
    [
      'a day that PostgreSQL refused',
      Object.assign(new Error('x'), { code: 'P2010', cause: { originalCode: '22008' } }),
    ],
  ])('with %s is the sender’s mistake, with a sentence and a line of the log (abuse case 2)', async (_, error) => {
    const response = await ask(failing(error))
    expect([response.status, logged.length]).toEqual([422, 1])
    expect(await response.json()).toMatchObject({ code: 'invalid', message: 'Confira os campos destacados.' })
  })
})

describe('a signed webhook (abuse case 30)', () => {
  const secret = 'um-segredo-do-provedor'
  const now = new Date('2026-11-22T12:00:00Z')
  const seconds = now.getTime() / 1000
  let written = 0
  const webhook = route({
    name: 'webhook',
    method: 'POST',
    access: 'public',
    origin: {
      signature(bytes, { headers }) {
        const [time = '', signature = ''] = (headers.get('x-signature') ?? '').split(',')
        return isFresh(Number(time), now, 300) && isSignedWith(secret, `${time}.${Buffer.from(bytes)}`, signature)
      },
    },
    body: json(1_024, z.object({ type: z.string() })),
    answer() {
      written++
      return emptyAnswer()
    },
  })
  const sign = (body: string, { key = secret, time = seconds } = {}) =>
    `${time},${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`
  const send = (body: string, signature = sign(body), method = 'POST') =>
    ask(webhook, { method, headers: { 'x-signature': signature }, ...(method === 'POST' && { body }) })
  const event = '{ "type": "paid" }'

  test('is served once its raw body’s signature is right, with no origin and no session', async () => {
    expect((await send(event)).status).toBe(204)
    expect(written).toBe(1)
    expect(actorOf).not.toHaveBeenCalled()
  })

  test.each([
    ['another secret', () => send(event, sign(event, { key: 'outro' }))],
    ['one byte changed', () => send(event.replace('paid', 'Paid'), sign(event))],
    ['the same, serialised anew', () => send(JSON.stringify(JSON.parse(event)), sign(event))],
    ['an old moment', () => send(event, sign(event, { time: seconds - 301 }))],
    ['no signature', () => send(event, '')],
    ['a signed body that is no event', () => send('{}')],
    ['a GET', () => send(event, sign(event), 'GET')],
  ])('with %s writes nothing', async (_, attempt) => {
    written = 0
    const { status } = await attempt()
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(logged).toEqual(status === 403 ? [{ route: 'webhook' }] : [])
    expect(written).toBe(0)
  })
})

describe('a body', () => {
  const upload = route({
    name: 'upload',
    method: 'PATCH',
    access: 'staff',
    body: stream(64 * 1024),
    async answer({ input }) {
      let length = 0
      for await (const chunk of input) length += chunk.length
      return jsonAnswer({ length })
    },
  })
  const parts = (count: number, size = 16 * 1024) =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (count-- > 0) controller.enqueue(new Uint8Array(size))
        else controller.close()
      },
    })

  test('that streams arrives whole, and fails when it is, or claims to be, longer than allowed', async () => {
    vi.mocked(actorOf).mockResolvedValue(holding('author'))
    expect(await (await ask(upload, { body: parts(4) })).json()).toEqual({ length: 64 * 1024 })
    expect(await refusalIn(await ask(upload, { body: parts(5_000) }))).toEqual([413, 'body_too_large'])
    const saying = { ...own, 'content-length': '99999999' }
    expect(await refusalIn(await ask(upload, { headers: saying, body: parts(1) }))).toEqual([413, 'body_too_large'])
    expect(await refusalIn(await ask(upload))).toEqual([400, 'invalid'])
  })

  test('that is too long is read no further', async () => {
    const bytes = route({
      name: 'test',
      method: 'PUT',
      access: 'public',
      body: raw(1_000),
      answer: () => emptyAnswer(),
    })
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 500
        controller.enqueue(new Uint8Array(500))
      },
    })
    expect((await ask(bytes, { body: endless })).status).toBe(413)
    expect(sent).toBeLessThanOrEqual(2_000)
    expect((await ask(bytes, { body: '' })).status).toBe(400)
  })

  test('of a form is an object of its first fields, without a prototype’s', async () => {
    const fields = route({
      name: 'test',
      method: 'POST',
      access: 'public',
      body: form(200, z.object({ nome: z.string() })),
      answer: ({ input }) => jsonAnswer(input),
    })
    expect(await (await ask(fields, { body: 'nome=Ana&nome=Bia&__proto__=x' })).json()).toEqual({ nome: 'Ana' })
    expect((await ask(fields, { body: '__proto__=x' })).status).toBe(400)
  })

  const type = (name: string) => ({ ...own, 'content-type': name })
  const { elements } = JSON_BOUNDS
  test.each([
    ['JSON', json(1 << 20, z.unknown()), type('application/json'), JSON.stringify(Array(elements + 1).fill(0))],
    ['a form', form(1 << 20, z.unknown()), type('application/x-www-form-urlencoded'), 'a&'.repeat(201)],
    [
      'a form of parts',
      multipart(1 << 20),
      type('multipart/form-data; boundary=x'),
      `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(100)}--x--\r\n`,
    ],
  ])('that has too many parts is refused before it is parsed: %s (abuse case 21)', async (_, body, headers, sent) => {
    const taking = route({ name: 'test', method: 'POST', access: 'public', body, answer: () => emptyAnswer() })
    expect(await refusalIn(await ask(taking, { headers, body: sent }))).toEqual([413, 'body_too_complex'])
  })
})

describe('an address', () => {
  const unsubscribed = vi.fn()
  const unsubscribe = route({
    name: 'unsubscribe',
    method: 'POST',
    access: 'public',
    origin: 'anywhere',
    body: form(200, z.object({ 'List-Unsubscribe': z.literal('One-Click') })),
    answer({ request }) {
      unsubscribed(new URL(request.url).searchParams.get('chave'))
      return emptyAnswer(200)
    },
  })
  const closed = vi.fn()
  const csv = route({
    name: 'export',
    method: 'GET',
    access: 'staff',
    answer: () => downloadAnswer('erros de "2026".csv', 'text/csv; charset=utf-8', rows()),
  })
  async function* rows() {
    try {
      for (;;) yield 'a;b\r\n'
    } finally {
      closed()
    }
  }
  const send = (of: ReturnType<typeof serve>, method: keyof typeof of, init: RequestInit = {}) =>
    of[method](new Request('https://jornal.example/api/test?chave=1', { method, ...init }), {
      params: Promise.resolve({}),
    })

  test('takes one-click unsubscribing without origin or cookie, and a link scanner changes nothing (abuse case 39)', async () => {
    const address = serve(unsubscribe)
    const scanned = await send(address, 'GET')
    expect([scanned.status, scanned.headers.get('allow'), unsubscribed.mock.calls]).toEqual([405, 'POST, OPTIONS', []])
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await send(address, 'POST', { body })).status).toBe(200)
    expect(unsubscribed.mock.calls).toEqual([['1']])
  })

  test('serves several methods, names them, and answers HEAD without a body', async () => {
    vi.mocked(actorOf).mockResolvedValue(holding('author'))
    const address = serve(unsubscribe, csv)
    const options = await send(address, 'OPTIONS')
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, GET, HEAD, OPTIONS'])
    expect((await send(address, 'DELETE')).status).toBe(405)
    const head = await send(address, 'HEAD')
    expect([head.status, head.body, head.headers.get('content-type')]).toEqual([200, null, 'text/csv; charset=utf-8'])
    expect(closed).toHaveBeenCalledTimes(1)
  })

  test('sends a file while it is written, and stops writing when the download is aborted', async () => {
    vi.mocked(actorOf).mockResolvedValue(holding('author'))
    closed.mockClear()
    const download = await ask(csv)
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="erros-de--2026-.csv"')
    const reader = download.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('a;b\r\n')
    await reader?.cancel()
    expect(closed).toHaveBeenCalledTimes(1)
  })
})
