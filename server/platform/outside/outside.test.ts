import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  askOutside,
  isInside,
  isPublicSite,
  OutsideError,
  type OutsideOptions,
  postOutside,
  readOutside,
} from './outside.ts'

async function serverThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise<void>(resolve => server.close(() => resolve()))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** A server that sends raw bytes, for responses that no HTTP server sends. */
async function socketThat(speak: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createSocketServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    speak(socket)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>(resolve => server.close(() => resolve()))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** Writes without end, as fast as the client reads. */
function endlessly(response: ServerResponse, piece: Uint8Array): void {
  response.on('error', () => {})
  const more = () => {
    while (!response.destroyed && response.write(piece)) {}
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

const letter = { type: 'text/plain', body: 'olá' }
/** Reads a test server as a base that the operator named. */
const read = (url: string, options: OutsideOptions = {}) => readOutside(url, { operatorBases: [url], ...options })
const reasonOf = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => null,
    (raised: unknown) => raised,
  )
  expect(error).toBeInstanceOf(OutsideError)
  return error instanceof OutsideError ? error.reason : null
}

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['169.254.169.254', true],
  ['100.100.1.1', true],
  ['8.8.8.8', false],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['64:ff9b::a00:1', true],
  ['fd00::1', true],
  ['2606:4700::1111', false],
  ['not an address', true],
])('%s lies inside: %s', (address, inside) => {
  expect(isInside(address)).toBe(inside)
})

test.each([
  ['http://www.jornal.com.br', false],
  ['https://localhost:3000', false],
  ['https://jornal.local', false],
])('%s is a site that the world can reach: %s', (site, reachable) => {
  expect(isPublicSite(site)).toBe(reachable)
})

describe('addresses that are refused before anything is sent (abuse case 6)', () => {
  test.each([
    'http://127.0.0.1/',
    'http://10.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'https://169.254.169.254/latest',
    'http://[fd00::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://0.0.0.0/',
    'http://8.8.8.8:22/',
    'https://somebody:secret@8.8.8.8/',
    'file:///etc/passwd',
    '',
  ])('%s', async address => {
    expect(await reasonOf(askOutside(address))).toBe('refused')
  })

  test('a name that resolves inside, and one that does not resolve', async () => {
    const leads = (address: string) => async () => [{ address, family: 4 }]
    for (const address of ['127.0.0.1', '10.0.0.1', '::1', 'nonsense']) {
      expect(await reasonOf(askOutside('http://jornal.example/', { resolve: leads(address) }))).toBe('refused')
    }
    expect(await reasonOf(askOutside('http://localhost/'))).toBe('refused')
  })

  test('a base that the operator named allows its own origin and no other', async () => {
    const named = await serverThat((_, response) => response.end('x'))
    const other = await serverThat(() => {})
    expect((await readOutside(`${named}v1/prices`, { operatorBases: [named] })).status).toBe(200)
    expect(await reasonOf(readOutside(other, { operatorBases: [named] }))).toBe('refused')
  })

  test('headers that a caller may not set', async () => {
    for (const name of ['Host', 'Transfer-Encoding', 'connection', 'Proxy-Authorization']) {
      expect(await reasonOf(read('http://127.0.0.1:1/', { headers: { [name]: 'x' } }))).toBe('refused')
    }
    expect(await reasonOf(read('http://127.0.0.1:1/', { headers: { accept: 'a\r\nHost: b' } }))).toBe('refused')
  })
})

test('a name is looked up once per connection, whatever it resolves to next (abuse case 6)', async () => {
  const url = new URL(await serverThat((request, response) => response.end(request.headers.host)))
  url.hostname = 'provedor.example'
  let lookups = 0
  const resolve = async () => {
    lookups++
    return [{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]
  }
  const { bytes } = await readOutside(url, { operatorBases: [url.href], resolve })
  expect([bytes.toString(), lookups]).toEqual([url.host, 1])
})

describe('redirects', () => {
  const to = (location: string, status = 302) =>
    serverThat((_, response) => {
      response.writeHead(status, { location }).end()
    })

  test('are followed for GET, and the answer has its final address', async () => {
    const url = await serverThat((request, response) => {
      if (request.url === '/') response.writeHead(301, { location: '/a' }).end()
      else if (request.url === '/a') response.writeHead(307, { location: 'b?c#d' }).end()
      else response.end(request.url)
    })
    const answer = await read(url)
    expect([answer.url, answer.text()]).toEqual([`${url}b?c#d`, '/b?c'])
  })

  test('that lead inside are refused and nothing is sent there (abuse case 6)', async () => {
    let hits = 0
    const inside = await serverThat((_, response) => response.end(String(hits++)))
    for (const target of [inside, 'http://10.0.0.1/', 'http://[::1]/', 'file:///etc/passwd', 'http://a:b@8.8.8.8/']) {
      expect(await reasonOf(read(await to(target)))).toBe('refused')
    }
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    const rebound = `http://rebind.example:${new URL(inside).port}/`
    expect(await reasonOf(read(await to(rebound), { resolve, anyPort: true }))).toBe('refused')
    expect(hits).toBe(0)
  })

  test('end after three', async () => {
    let hits = 0
    const url = await serverThat((_, response) => {
      hits++
      response.writeHead(302, { location: `/${hits}` }).end()
    })
    expect(await reasonOf(read(url))).toBe('refused')
    expect(hits).toBe(4)
  })

  test('to another origin carry no secret', async () => {
    const seen: IncomingMessage['headers'][] = []
    const target = await serverThat((request, response) => {
      seen.push(request.headers)
      response.end()
    })
    const start = await serverThat((request, response) => {
      seen.push(request.headers)
      response.writeHead(302, { location: request.url === '/' ? '/again' : target }).end()
    })
    const headers = { authorization: 'Bearer segredo', cookie: 'a=b', 'x-api-key': 'segredo', accept: 'image/webp' }
    await readOutside(start, { headers, operatorBases: [start, target] })
    expect(seen).toMatchObject([headers, headers, { accept: 'image/webp' }])
    expect(JSON.stringify(seen[2])).not.toMatch(/segredo|a=b/)
  })
})

describe('answers are bounded (abuse case 6)', () => {
  test('an endless body ends at the limit, and so does its connection', async () => {
    let closed = () => {}
    const gone = new Promise<void>(resolve => {
      closed = resolve
    })
    const url = await serverThat((_, response) => {
      response.once('close', closed)
      endlessly(response, Buffer.alloc(10_000))
    })
    expect(await reasonOf(read(url, { maxBytes: 100_000 }))).toBe('too_large')
    await gone
  })

  test('an answer that never begins, slow headers, a redirect that never ends', async () => {
    expect(await reasonOf(read(await serverThat(() => {}), { firstByteMs: 100 }))).toBe('timeout')
    const dripping = await socketThat(socket => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const drip = setInterval(() => socket.write('x: y\r\n'), 20)
      socket.once('close', () => clearInterval(drip))
    })
    expect(await reasonOf(read(dripping, { firstByteMs: 200 }))).toBe('timeout')
    const circling = await serverThat((_, response) => {
      setTimeout(() => response.writeHead(302, { location: '/' }).end(), 80)
    })
    expect(await reasonOf(read(circling, { wholeMs: 150 }))).toBe('timeout')
  })

  test('a gzip or brotli bomb unpacks to the limit and no further', async () => {
    for (const [encoding, bomb] of [
      ['gzip', gzipSync(Buffer.alloc(50_000_000))],
      ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
    ] as const) {
      const url = await serverThat((_, response) => {
        response.writeHead(200, { 'content-encoding': encoding }).end(bomb)
      })
      const { body } = await askOutside(url, { operatorBases: [url], maxBytes: 100_000 })
      let unpacked = 0
      const reading = (async () => {
        for await (const chunk of body) unpacked += chunk.length
      })()
      expect(await reasonOf(reading)).toBe('too_large')
      expect(unpacked).toBeLessThanOrEqual(100_000)
    }
  })
})

test('a post arrives, its answer comes back, and none goes to a private address', async () => {
  const address = await serverThat(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.writeHead(202).end(`${request.method} ${request.headers['content-type']} ${body}`)
  })
  expect(await postOutside(address, letter)).toEqual({ status: 202, text: 'POST text/plain olá' })
  await expect(postOutside('http://10.0.0.1/', letter)).rejects.toThrow('lies inside')
})
