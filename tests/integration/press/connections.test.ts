import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { PressOptions } from '#server/press/options.ts'
import { openFiles } from '#server/press/send/files.ts'
import { HTTP_LIMITS } from '#server/press/send/http-limits.ts'
import { openPictures } from '#server/press/send/pictures.ts'
import { type FakeNext, htmlPage, openFrontDoor } from '#tests/support/front-door.ts'
import { loads, navigations, requestText } from '../../../scripts/bench/heads.ts'

const site = { host: 'jornal.example', protocol: 'https' as const }
const article = '/recife-pe/expectativa-para-a-safra'
const picture = '/uploads/01a202c9-5c9c-7491-917b-4f52a295d10c/750.webp'
const text = 'Uma notícia que se repete. '.repeat(80)

const sendScreen = (response: ServerResponse) => response.setHeader('content-length', 6).end('entrar')

const answers: FakeNext = (request, response) => {
  if (request.url === '/auth') return sendScreen(response)
  if (request.url === '/api/beacon') return request.resume().on('end', () => response.end('contado'))
  htmlPage(response, `<p>${request.headers.cookie ?? text}</p>`, { status: 200, keys: ['feed'] })
}

/** The press behind its fast path, as the site is served. */
async function openServedDoor(next: FakeNext = answers, options: Partial<PressOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'press-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of ['a.css', 'a.woff2', 'reader.js']) await writeFile(join(folder, name), text)
  const files = await openFiles([{ folder, under: '/assets', immutable: () => true }], site)
  const pictures = openPictures({ read: async () => Buffer.from(text), site })
  const door = await openFrontDoor(next, { files, pictures, trustedProxies: 1, ...options })
  const server = createServer(HTTP_LIMITS, door.press.listener)
  const fastPath = door.press.openFastPath(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    fastPath.close()
    server.closeAllConnections()
    server.close()
  })
  return { ...door, server, close: () => fastPath.close(), port: (server.address() as AddressInfo).port }
}

/** One connection that writes requests and reads their responses, each by its length. */
function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  let received = Buffer.alloc(0)
  socket.on('data', chunk => {
    received = Buffer.concat([received, chunk])
  })
  const take = () => {
    const end = received.indexOf('\r\n\r\n')
    const head = received.toString('latin1', 0, Math.max(end, 0))
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
    if (end < 0 || received.length < end + 4 + length) return null
    const body = received.toString('utf8', end + 4, end + 4 + length)
    received = received.subarray(end + 4 + length)
    return { status: Number(head.slice(9, 12)), head, body }
  }
  const next = () => vi.waitFor(() => take() ?? expect.fail('no answer yet'), { interval: 1, timeout: 5_000 })
  return {
    socket,
    next,
    async ask(request: string) {
      socket.write(request)
      return next()
    },
  }
}

const fast = (door: { press: { state(): { fast: number } } }) => door.press.state().fast
const plain = (target: string, lines: readonly string[] = []) => requestText(target, lines)

/** Requests each target once, so that the press has it finished in memory. */
async function prepare({ port }: { port: number }, targets: readonly string[]) {
  for (const target of targets) await openConnection(port).ask(plain(target, ['Accept-Encoding: br']))
}

describe('a finished page never reaches Node’s server, whatever the client', () => {
  test.each(Object.entries(navigations))('%s', async (_, lines) => {
    const door = await openServedDoor()
    // This request unpacks the plain body, for the clients that accept no compression.
    await openConnection(door.port).ask(plain(article))
    const before = fast(door)
    const connection = openConnection(door.port)
    const answer = await connection.ask(requestText(article, lines))
    expect([answer.status, fast(door) - before]).toEqual([200, 1])
    if (lines.some(line => line === 'Connection: close'))
      await vi.waitFor(() => expect(connection.socket.closed).toBe(true))
    else expect((await connection.ask(requestText(article, lines))).status).toBe(200)
  })
})

test('an article as a browser loads it, on one connection: no request leaves the fast path', async () => {
  const door = await openServedDoor()
  const view = [
    [article, navigations.Chrome],
    ['/assets/a.css', loads.style],
    ['/assets/a.woff2', loads.font],
    [picture, loads.picture],
    [picture.replace('750', '480'), loads.picture],
    ['/assets/reader.js', loads.script],
  ] as const
  await prepare(
    door,
    view.map(([target]) => target),
  )
  const before = fast(door)
  const { ask } = openConnection(door.port)
  for (const [target, lines] of view) expect((await ask(requestText(target, lines))).status).toBe(200)
  expect(fast(door) - before).toBe(view.length)
})

describe('a connection that needed Node’s server comes back', () => {
  test.each([
    ['after a staff screen', plain('/auth'), 'entrar'],
    ['after a page that was not kept', plain('/outra'), text],
    ['after a reader’s own page', plain('/', ['Cookie: next-auth.session-token=maria']), 'session-token=maria'],
    [
      'after a beacon with its body',
      `${plain('/api/beacon', ['Content-Length: 5']).replace('GET', 'POST')}12345`,
      'contado',
    ],
    ['after a range', plain(article, ['Range: bytes=0-5']), text],
  ])('%s', async (_, request, body) => {
    const door = await openServedDoor()
    await prepare(door, [article])
    const { ask } = openConnection(door.port)
    for (let round = 0; round < 3; round++) {
      expect((await ask(request)).body).toContain(body)
      const before = fast(door)
      expect((await ask(plain(article, ['Accept-Encoding: br']))).status).toBe(200)
      expect(fast(door) - before).toBe(1)
    }
  })
})

test('pipelined requests are answered in order, from memory or by Node’s server', async () => {
  const door = await openServedDoor()
  await openConnection(door.port).ask(plain(article))
  const { socket, next } = openConnection(door.port)
  const beacon = `${plain('/api/beacon', ['Content-Length: 40']).replace('GET', 'POST')}${plain('/auth').slice(0, 40)}`
  socket.write(plain(article) + plain('/auth') + beacon + plain(article) + plain('/auth'))
  const bodies = []
  for (let i = 0; i < 5; i++) bodies.push((await next()).body.replace(/[\s\S]*<p>[\s\S]*/, 'matéria'))
  expect(bodies).toEqual(['matéria', 'entrar', 'contado', 'matéria', 'entrar'])
  expect(door.asked.filter(({ target }) => target === '/auth')).toHaveLength(2)
})

describe('a request that two parsers could read differently is the last of its connection', () => {
  const hidden = plain('/auth')
  test.each([
    ['two lengths', plain('/api/beacon', ['Content-Length: 0', `Content-Length: ${hidden.length}`])],
    ['a length and pieces', plain('/api/beacon', ['Content-Length: 4', 'Transfer-Encoding: chunked'])],
    ['a length with a sign', plain('/api/beacon', ['Content-Length: +0'])],
    ['pieces under an odd name', plain('/api/beacon', ['Transfer-Encoding: xchunked'])],
    ['a folded line', plain('/api/beacon', ['Content-Length: 0', ' 5'])],
    ['a space before the colon', plain('/api/beacon', ['Content-Length : 0'])],
    ['a bare line feed', plain('/api/beacon', ['A: b\nContent-Length: 0'])],
    ['two hosts', plain('/api/beacon', ['Host: outro.example'])],
    ['an upgrade', plain('/api/beacon', ['Connection: upgrade', 'Upgrade: h2c'])],
    ['another connection’s option', plain('/api/beacon', ['Connection: content-length, close', 'Content-Length: 0'])],
  ])('%s', async (_, request) => {
    const door = await openServedDoor()
    await prepare(door, [article])
    const { socket } = openConnection(door.port)
    // What was sent behind the request may be met by a reset.
    const closed = new Promise(resolve => socket.once('close', resolve))
    socket.write(request.replace('GET', 'POST') + hidden + plain(article))
    await closed
    expect(door.asked.map(({ target }) => target)).not.toContain('/auth')
  })
})

/** How many bytes wait in the process for clients that do not take them. */
const unsent = (sockets: readonly Socket[]) => sockets.reduce((sum, socket) => sum + socket.writableLength, 0)

test('ten clients that send 1,500 requests and never read occupy little memory, and others are answered', async () => {
  const door = await openServedDoor((_, response) =>
    htmlPage(response, text.repeat(20), { status: 200, keys: ['feed'] }),
  )
  await openConnection(door.port).ask(plain(article))
  const served: Socket[] = []
  door.server.on('connection', socket => served.push(socket))
  const before = fast(door)
  for (let i = 0; i < 10; i++) {
    const greedy = connect(door.port, '127.0.0.1')
    greedy.on('error', () => {})
    onTestFinished(() => void greedy.destroy())
    greedy.pause()
    greedy.write(plain(article).repeat(1_500))
  }
  await vi.waitFor(() => expect(served.filter(socket => socket.isPaused())).toHaveLength(10), { timeout: 10_000 })
  expect(unsent(served)).toBeLessThan(10 * 200_000)
  expect(fast(door) - before).toBeLessThan(10 * 500)
  expect((await openConnection(door.port).ask(plain(article))).status).toBe(200)
})

test('pipelined screens of one client are made one at a time', async () => {
  let rendering = 0
  let most = 0
  const door = await openServedDoor((request, response) => {
    if (request.url !== '/auth') return htmlPage(response, text, { status: 200, keys: ['feed'] })
    most = Math.max(most, ++rendering)
    setImmediate(() => {
      rendering--
      sendScreen(response)
    })
  })
  await prepare(door, [article])
  const greedy = [openConnection(door.port), openConnection(door.port)]
  for (const { socket } of greedy) socket.write(plain('/auth').repeat(100))
  const before = fast(door)
  expect((await openConnection(door.port).ask(plain(article, ['Accept-Encoding: br']))).status).toBe(200)
  expect(fast(door) - before).toBe(1)
  for (const { next } of greedy) for (let i = 0; i < 100; i++) expect((await next()).body).toBe('entrar')
  expect(most).toBeLessThanOrEqual(2)
})

describe('a body arrives whole, whatever comes before and after it', () => {
  const bytes = 'abcdefghij'.repeat(300_000)
  const pieces = `${bytes.length.toString(16)}\r\n${bytes}\r\n0\r\n\r\n`
  test.each([
    ['with its length', `Content-Length: ${bytes.length}`, bytes],
    ['in pieces', 'Transfer-Encoding: chunked', pieces],
  ])('%s', async (_, line, body) => {
    const door = await openServedDoor(async (request, response) => {
      if (request.method === 'GET') return answers(request, response)
      let length = 0
      for await (const chunk of request) {
        length += chunk.length
        // Reads more slowly than the body arrives.
        await new Promise(resolve => setImmediate(resolve))
      }
      response.setHeader('content-type', 'text/plain').end(String(length))
    })
    await prepare(door, [article])
    const { ask } = openConnection(door.port)
    expect((await ask(plain(article, ['Accept-Encoding: br']))).status).toBe(200)
    expect((await ask(plain('/api/import', [line]).replace('GET', 'POST') + body)).body).toBe(String(bytes.length))
  })
})

test('a stream ends when its client leaves, also in the middle of a response', async () => {
  const left: string[] = []
  const door = await openServedDoor((request, response) => {
    response.on('close', () => left.push(request.url ?? ''))
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': ok\n\n')
  })
  for (const target of ['/api/stream', '/api/other']) {
    const { socket } = openConnection(door.port)
    const answered = once(socket, 'data')
    socket.write(plain(target))
    await answered
    socket.destroy()
    await vi.waitFor(() => expect(left).toContain(target))
  }
})

test('a closing server lets a response under way finish and ends its connection', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const door = await openServedDoor(async (_, response) => {
    await promise
    sendScreen(response)
  })
  const busy = openConnection(door.port)
  const answer = busy.ask(plain('/auth'))
  await vi.waitFor(() => expect(door.asked).toHaveLength(1))
  const closed = new Promise(done => door.server.close(done))
  door.close()
  resolve()
  expect((await answer).body).toBe('entrar')
  await closed
})
