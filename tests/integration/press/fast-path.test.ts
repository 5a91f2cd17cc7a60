import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { HTTP_LIMITS } from '#server/press/send/http-limits.ts'
import { htmlPage, openFrontDoor } from '#tests/support/front-door.ts'

const text = 'Uma notícia que se repete. '.repeat(80)

/** The press, with one page, behind a server with the fast path. */
async function openFastDoor(body: string) {
  const door = await openFrontDoor((_, response) =>
    htmlPage(response, `<p>${body}</p>`, { status: 200, keys: ['feed'] }),
  )
  const server = createServer(HTTP_LIMITS, door.press.listener)
  const fastPath = door.press.openFastPath(server)
  onTestFinished(() => fastPath.close())
  return { ...door, server, fastPath, port: await listening(server) }
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Ports with and without the fast path in front of one press. The page was requested once, so it is ready for every further request. */
async function openBoth() {
  const { press, asked, ask, port: swift } = await openFastDoor(text)
  // Waits until the page is kept and compressed at the best quality.
  const isBest = async () =>
    expect((await ask('/noticia', { headers: { 'accept-encoding': 'br' } })).headers.etag).toContain('br11')
  await vi.waitFor(isBest, { timeout: 10_000 })
  asked.length = 0
  return { press, asked, swift, plain: await listening(createServer(HTTP_LIMITS, press.listener)) }
}

/** Writes pieces on one connection, one after the other, and returns everything received until no more arrives. */
async function talk(port: number, pieces: readonly (string | Buffer)[], pauseMs = 60): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', chunk => {
    received += chunk.toString('latin1')
  })
  const closed = once(socket, 'close')
  for (const piece of pieces) {
    socket.write(piece)
    await sleep(pauseMs)
  }
  await vi.waitFor(() => expect(received).not.toBe(''), { timeout: 10_000 })
  for (let before = ''; before !== received; await sleep(2 * pauseMs)) before = received
  socket.end()
  await closed
  return received
}

const head = (lines: readonly string[] = [], line = 'GET /noticia HTTP/1.1') =>
  `${[line, 'Host: jornal.example', ...lines].join('\r\n')}\r\n\r\n`
const undated = (answers: string) => answers.replace(/^Date: .*$/gm, 'Date')
const unended = (answers: string) => answers.replace(/^Connection: .*\r\n(?:Keep-Alive: .*\r\n)?/gm, '')
const statuses = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))

describe('a reader is sent the very bytes that Node’s server would send', () => {
  test.each([
    ['to a client that accepts brotli', head(['Accept-Encoding: gzip, deflate, br, zstd'])],
    ['to a client that accepts gzip', head(['accept-encoding:gzip'])],
    ['to a client that accepts neither', head()],
    ['to a browser with other cookies', head(['Cookie: consent=1', 'Connection: keep-alive'])],
  ])('%s', async (_, request) => {
    const { swift, plain } = await openBoth()
    const [one, other] = await Promise.all([talk(swift, [request, request]), talk(plain, [request, request])])
    expect(statuses(one)).toEqual([200, 200])
    expect(undated(one)).toBe(undated(other))
  })

  test('to a client that already has the page: a 304', async () => {
    const { swift, plain } = await openBoth()
    const etag = /^etag: (.*)$/m.exec(await talk(swift, [head(['Accept-Encoding: br'])]))?.[1]?.trim()
    const request = head(['Accept-Encoding: br', `If-None-Match: ${etag}`])
    const answer = await talk(swift, [request])
    expect(statuses(answer)).toEqual([304])
    expect(undated(answer)).toBe(undated(await talk(plain, [request])))
  })
})

describe('Node’s server answers every request that is not plain, as it would without the fast path', () => {
  const session = 'Cookie: next-auth.session-token=abc'
  test.each<[string, (string | Buffer)[]]>([
    ['another method', [head([], 'HEAD /noticia HTTP/1.1')]],
    ['another version', [head([], 'GET /noticia HTTP/1.0')]],
    ['an address that was not printed', [head([], 'GET /outra HTTP/1.1')]],
    ['a whole URL', [head([], 'GET http://jornal.example/noticia HTTP/1.1')]],
    ['a reader with a session', [head([session])]],
    ['a session among folded lines', [head(['X: a', ` ${session}`])]],
    ['the end of the connection', [head(['Connection: close'])]],
    ['no host', ['GET /noticia HTTP/1.1\r\nA: b\r\n\r\n']],
    ['an empty host', ['GET /noticia HTTP/1.1\r\nHost: \r\n\r\n']],
    ['a body', [`${head(['Content-Length: 5'])}abcde`]],
    ['a body with a space before its colon', [`${head(['Content-Length : 5'])}abcde`]],
    ['a body in pieces', [`${head(['Transfer-Encoding: chunked'])}0\r\n\r\n`]],
    ['both kinds of body', [`${head(['Content-Length: 4', 'Transfer-Encoding: chunked'])}0\r\n\r\n`]],
    ['two requests at once', [head() + head()]],
    ['a request in two pieces', [head().slice(0, 20), head().slice(20)]],
    ['a second one in pieces', [head(), head().slice(0, 30), head().slice(30)]],
    ['bare line feeds', [head().replaceAll('\r', '')]],
    ['a carriage return in a value', [head(['A: b\rc'])]],
    ['a NUL', [head(['A: b\0c'])]],
    ['letters beyond ASCII', [Buffer.from(head(['A: notícia']))]],
    ['an upgrade', [head(['Connection: Upgrade', 'Upgrade: h2c'])]],
    ['a head that is too long', [head([`A: ${'a'.repeat(17_000)}`])]],
    ['nonsense', ['\x16\x03\x01\x02\x00\x01\r\n\r\n']],
    ['something else after a plain one', [head(), head([], 'GET /outra HTTP/1.1'), head()]],
  ])('%s', async (_, pieces) => {
    const { swift, plain } = await openBoth()
    const [one, other] = await Promise.all([talk(swift, pieces), talk(plain, pieces)])
    // An odd request is the last of its connection.
    expect(unended(undated(one))).toBe(unended(undated(other)))
  })
})

test('a forgotten page is no longer sent, even on a connection that was open before', async () => {
  const { press, asked, swift } = await openBoth()
  const before = talk(swift, [head(), head()], 150)
  setTimeout(() => press.forget(['feed']), 75)
  expect(statuses(await before)).toEqual([200, 200])
  expect(asked.map(({ target }) => target)).toEqual(['/noticia'])
})

test('a client that sends requests without reading does not fill memory: the server stops reading', async () => {
  const { server, port, ask } = await openFastDoor(randomBytes(300_000).toString('hex'))
  await ask('/noticia')
  const held = new Promise<Socket>(resolve => server.once('connection', resolve))
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.pause()
  await held
  for (let i = 0; i < 60; i++) {
    socket.write(head(['Accept-Encoding: gzip']))
    await sleep(25)
  }
  expect((await held).writableLength).toBeLessThan(3_000_000)
})

test('an idle connection is closed with the fast path, so that the process can end', async () => {
  const { fastPath, server, port } = await openFastDoor(text)
  const socket = connect(port, '127.0.0.1')
  const received = new Promise(resolve => server.once('connection', resolve))
  const gone = new Promise(resolve => socket.once('close', resolve))
  await received
  const closed = new Promise(resolve => server.close(resolve))
  fastPath.close()
  await Promise.all([gone, closed])
})
