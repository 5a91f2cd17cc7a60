import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { HTTP_LIMITS } from '#server/press/send/http-limits.ts'
import { type FakeNext, htmlPage, openFrontDoor } from '#tests/support/front-door.ts'
import { requestText } from '../../../scripts/bench/heads.ts'

const article = '/recife-pe/expectativa-para-a-safra'
const text = 'Uma notícia que se repete. '.repeat(80)

const sendScreen = (response: ServerResponse) => response.setHeader('content-length', 6).end('entrar')

const answers: FakeNext = (request, response) => {
  if (request.url === '/auth') return sendScreen(response)
  if (request.url === '/api/beacon') return request.resume().on('end', () => response.end('contado'))
  htmlPage(response, `<p>${request.headers.cookie ?? text}</p>`, { status: 200, keys: ['feed'] })
}

/** The press behind its fast path, as the site is served. */
async function openServedDoor(next: FakeNext = answers) {
  const door = await openFrontDoor(next, { trustedProxies: 1 })
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

const plain = (target: string, lines: readonly string[] = []) => requestText(target, lines)

/** Requests the article once, so that the press has it finished in memory. */
const prepare = ({ port }: { port: number }) => openConnection(port).ask(plain(article))

test('a forgotten page is no longer sent, even on a connection that was open before', async () => {
  const door = await openServedDoor()
  const { ask } = openConnection(door.port)
  for (const _ of [1, 2]) expect((await ask(plain(article))).status).toBe(200)
  door.press.forget(['feed'])
  expect((await ask(plain(article))).status).toBe(200)
  expect(door.asked.map(({ target }) => target)).toEqual([article, article])
})

test('pipelined requests are answered in order, from memory or by Node’s server', async () => {
  const door = await openServedDoor()
  await prepare(door)
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
    ['a folded line', plain('/api/beacon', ['Content-Length: 0', ' 5'])],
    ['a space before the colon', plain('/api/beacon', ['Content-Length : 0'])],
    ['a bare line feed', plain('/api/beacon', ['A: b\nContent-Length: 0'])],
    ['two hosts', plain('/api/beacon', ['Host: outro.example'])],
  ])('%s', async (_, request) => {
    const door = await openServedDoor()
    await prepare(door)
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
  await prepare(door)
  const served: Socket[] = []
  door.server.on('connection', socket => served.push(socket))
  for (let i = 0; i < 10; i++) {
    const greedy = connect(door.port, '127.0.0.1')
    greedy.on('error', () => {})
    onTestFinished(() => void greedy.destroy())
    greedy.pause()
    greedy.write(plain(article).repeat(1_500))
  }
  await vi.waitFor(() => expect(served.filter(socket => socket.isPaused())).toHaveLength(10), { timeout: 10_000 })
  expect(unsent(served)).toBeLessThan(10 * 200_000)
  expect((await openConnection(door.port).ask(plain(article))).status).toBe(200)
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
    const { ask } = openConnection(door.port)
    expect((await ask(plain(article))).status).toBe(200)
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
