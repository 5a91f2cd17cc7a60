import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { PassThrough, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { boundConnections, MOST_DROPPED } from '#server/press/send/connections.ts'
import { HTTP_LIMITS } from '#server/press/send/http-limits.ts'
import { type FakeNext, openFrontDoor } from '#tests/support/front-door.ts'

const BODY = 256 * 1024
const refuse = (response: ServerResponse, status: number) => void response.writeHead(status).end('recusado')

/** The ways in which a handler answers before it has read the body: none of them, Next's or ours, is to leave the rest in the connection. */
const handlers: Record<string, FakeNext> = {
  '/api/unread': (_, response) => refuse(response, 401),
  '/api/in-pieces': async (_, response) => {
    response.writeHead(413).write('recu')
    await sleep(20)
    response.end('sado')
  },
  // Leaves the request paused, with a loop that ended early.
  '/api/first-piece': async (request, response) => {
    for await (const _ of request) break
    refuse(response, 413)
  },
  '/api/broken-pipe': async (request, response) => {
    const bound = new Transform({ transform: (_piece, _encoding, done) => done(new Error('too long')) })
    await pipeline(request, bound, new PassThrough()).catch(() => {})
    refuse(response, 413)
  },
  '/api/failing': async () => {
    throw new Error('broken')
  },
}

/** Every early answer by its address: Next's, and the press's own. */
const early: Record<string, number> = {
  ...{ '/api/unread': 401, '/api/in-pieces': 413, '/api/first-piece': 413, '/api/broken-pipe': 413 },
  ...{ '/dashboard': 415, '/api/failing': 500 },
  ...{ '/article/chuva': 405, [`/busca?q=${'a'.repeat(7_000)}`]: 414 },
}

const head = (method: string, path: string, line: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: jornal.example\r\n${line}\r\n\r\n`
const length = `Content-Length: ${BODY}`
const piece = Buffer.alloc(64 * 1024, 'x')

interface Sent {
  socket: Socket
  path: string
  /** Settles when the answer has begun to arrive, or does not come. */
  answered: Promise<unknown>
}

/** Sends half of a body, and the rest after the answer. */
async function sendBody({ socket, answered }: Sent, before = '', after = ''): Promise<void> {
  for (let sent = 0; sent < BODY; sent += piece.length) {
    if (sent === BODY / 2) await answered
    for (const part of [before, piece, after]) socket.write(part)
    await sleep(10)
  }
}

interface Sender {
  method?: string
  send(sent: Sent): unknown
  /** Whether it goes on, and ends its connection never: the connection may break then. */
  endless?: true
}

const behind = `${head('GET', '/api/behind', 'X-A: b')}${head('POST', '/api/behind', 'Content-Length: 0')}`

const whole = ({ method = 'POST', after = '' } = {}): Sender => ({
  method,
  async send(sent) {
    sent.socket.write(head(method, sent.path, length))
    await sendBody(sent)
    sent.socket.write(after)
  },
})

const inPieces: Sender = {
  async send(sent) {
    sent.socket.write(head('POST', sent.path, 'Transfer-Encoding: chunked'))
    await sendBody(sent, `${piece.length.toString(16)}\r\n`, '\r\n')
    sent.socket.write('0\r\n\r\n')
  },
}

const senders: Record<string, Sender> = {
  'a body of known length': whole(),
  'a body in pieces': inPieces,
  'further requests behind the body': whole({ after: behind }),
  'a head with a body': whole({ method: 'HEAD' }),
  'only the beginning': {
    send: ({ socket, path }) => socket.write(head('POST', path, length) + 'x'.repeat(70_000)),
    endless: true,
  },
  'a byte now and then': {
    async send({ socket, path }) {
      socket.write(head('POST', path, length) + 'x'.repeat(70_000))
      for (let i = 0; i < 100 && socket.writable; i++) {
        socket.write('x')
        await sleep(100)
      }
    },
    endless: true,
  },
}

/** Sends a request and tells what came of it: the status, and whether the connection ended as it was said to. */
function outcome(port: number, path: string, { send, endless }: Sender): Promise<string> {
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    onTestFinished(() => void socket.destroy())
    let received = ''
    let trouble = ''
    const late = setTimeout(() => done('still open'), 15_000)
    const done = (end: string) => {
      clearTimeout(late)
      if (!endless) socket.destroy()
      const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status).join()
      const says = /^connection: close\r$/im.test(received) ? 'close' : 'keep'
      resolve(`${statuses} ${says}, ${end}`)
    }
    const begun = Promise.withResolvers<void>()
    socket.on('data', bytes => {
      received += bytes
      if (/^HTTP\/1\.1 [2-5]/m.test(received)) begun.resolve()
    })
    socket.on('error', ({ message }) => {
      trouble = message
    })
    let sent = false
    let ended = false
    const settle = () => sent && ended && done('closed')
    socket.on('end', () => {
      ended = true
      if (endless) done('closed')
      else settle()
    })
    socket.on('close', () => done(trouble && !endless ? trouble : 'closed'))
    const answered = Promise.race([begun.promise, sleep(5_000)])
    Promise.resolve(send({ socket, path, answered })).then(() => {
      sent = true
      settle()
    })
  })
}

async function openDoor() {
  const missing: FakeNext = (_, response) => refuse(response, 404)
  const door = await openFrontDoor((request, response) => (handlers[request.url ?? ''] ?? missing)(request, response))
  const server = createServer({ ...HTTP_LIMITS, requestTimeout: 20_000 }, door.press.listener)
  boundConnections(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { ...door, server, port: (server.address() as AddressInfo).port }
}

test('an early answer arrives and ends its connection (abuse case 48)', async () => {
  const { server, port, asked } = await openDoor()
  const found: Record<string, string> = {}
  const right: Record<string, string> = {}
  const tries = Object.entries(early).flatMap(([path, status]) =>
    Object.entries(senders)
      .filter(([, { method = 'POST' }]) => method === 'POST' || path === '/api/unread')
      .map(async ([name, sender]) => {
        const label = `${path.slice(0, 40)} with ${name}`
        right[label] = `${status} close, closed`
        found[label] = await outcome(port, path, sender)
      }),
  )
  await Promise.all(tries)
  expect(found).toEqual(right)
  expect(asked.map(({ target }) => target)).not.toContain('/api/behind')
  // Also those whose clients never end them.
  await expect.poll(() => promisify(server.getConnections.bind(server))(), { timeout: 10_000 }).toBe(0)
})

test('who sends without an end is heard for 32 MB and two seconds at most', async () => {
  const { port } = await openDoor()
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write(head('POST', '/api/unread', 'Content-Length: 99999999999'))
  const pour = () => {
    while (socket.writable && socket.write(piece));
  }
  socket.on('drain', pour)
  pour()
  await expect.poll(() => socket.closed, { timeout: 20_000 }).toBe(true)
  expect(socket.bytesWritten).toBeLessThan(MOST_DROPPED + 16 * 1024 * 1024)
})
