import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { boundConnections } from '#server/press/send/connections.ts'
import { HTTP_LIMITS } from '#server/press/send/http-limits.ts'
import { type FakeNext, htmlPage, openFrontDoor } from '#tests/support/front-door.ts'

const article = '/recife-pe/expectativa-para-a-safra'
const text = 'Uma notícia que se repete. '.repeat(1_600)

const answers: FakeNext = (request, response) => {
  if (request.url === '/auth') return sendScreen(response)
  if (request.url === '/api/beacon') return request.resume().on('end', () => response.end('contado'))
  htmlPage(response, `<p>${text}</p>`, { status: 200, keys: ['feed'] })
}
const sendScreen = (response: ServerResponse) => response.setHeader('content-length', 6).end('entrar')

/** The press behind a server with its limits, as the site is served; `idle` is the time after which an idle connection is looked at. */
async function openServedDoor(next: FakeNext = answers, idle?: number) {
  const door = await openFrontDoor(next, { trustedProxies: 1 })
  const server = createServer(HTTP_LIMITS, door.press.listener)
  boundConnections(server)
  if (idle !== undefined) server.timeout = idle
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { ...door, server, port: (server.address() as AddressInfo).port }
}

/** One connection that writes requests and collects what arrives. */
function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.on('data', chunk => {
    received += chunk.toString('latin1')
  })
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
  return { socket, statuses, received: () => received, closed: new Promise(resolve => socket.once('close', resolve)) }
}

const plain = (target: string, lines: readonly string[] = [], method = 'GET') =>
  `${[`${method} ${target} HTTP/1.1`, 'Host: jornal.example', ...lines].join('\r\n')}\r\n\r\n`

test('a forgotten page is no longer sent, even on a connection that was open before', async () => {
  const door = await openServedDoor()
  const { socket, statuses } = openConnection(door.port)
  for (const count of [1, 2, 3]) {
    if (count === 3) door.press.forget(['feed'])
    socket.write(plain(article))
    await vi.waitFor(() => expect(statuses()).toHaveLength(count))
  }
  expect(door.asked.map(({ target }) => target)).toEqual([article, article])
})

test('a few pipelined requests are answered in order, finished pages and others', async () => {
  const door = await openServedDoor()
  await door.ask(article)
  const { socket, statuses, received } = openConnection(door.port)
  const body = 'estes bytes são o corpo do pedido'
  const beacon = plain('/api/beacon', [`Content-Length: ${Buffer.byteLength(body)}`], 'POST') + body
  socket.write(plain(article) + plain('/auth') + beacon + plain(article))
  await vi.waitFor(() => expect(statuses()).toEqual([200, 200, 200, 200]))
  expect(received().match(/<p>|entrar|contado/g)).toEqual(['<p>', 'entrar', 'contado', '<p>'])
})

test('who sends many requests and reads nothing loses the connection, and others are answered (abuse case 21)', async () => {
  const door = await openServedDoor()
  await door.ask(article)
  const greedy = Array.from({ length: 10 }, () => openConnection(door.port))
  for (const { socket } of greedy) {
    socket.pause()
    socket.write(plain(article).repeat(1_500))
  }
  const lasting = () =>
    new Promise<number>((resolve, reject) =>
      door.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
  await vi.waitFor(async () => expect(await lasting()).toBe(0), { timeout: 10_000 })
  expect(door.press.state().hits).toBeLessThan(10 * 10)
  expect((await door.ask(article)).status).toBe(200)
})

test('screens that one connection asks for without waiting are not rendered by the hundred (abuse case 21)', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const door = await openServedDoor(async (_, response) => {
    await promise
    sendScreen(response)
  })
  const { socket, closed } = openConnection(door.port)
  socket.write(plain('/auth').repeat(300))
  await closed
  resolve()
  expect(door.asked.length).toBeLessThanOrEqual(8)
})

test('a client that takes no byte of an answer is left; one that waits for its answer, or uploads slowly, is not', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const idle = 300
  const door = await openServedDoor(async (request, response) => {
    if (request.url === '/auth') {
      await promise
      return sendScreen(response)
    }
    response.writeHead(200, { 'content-type': 'text/plain' }).write(Buffer.alloc(32 * 1024 * 1024))
  }, idle)
  const waiting = openConnection(door.port)
  waiting.socket.write(plain('/auth'))
  await vi.waitFor(() => expect(door.asked).toHaveLength(1))
  const deaf = openConnection(door.port)
  const left = new Promise(done => door.server.on('connection', socket => socket.once('close', done)))
  deaf.socket.pause()
  deaf.socket.write(plain('/api/export/artigos'))
  await left
  resolve()
  await vi.waitFor(() => expect(waiting.statuses()).toEqual([200]))
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
