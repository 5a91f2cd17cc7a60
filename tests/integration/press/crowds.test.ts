import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { HTTP_LIMITS } from '#server/press/send/http-limits.ts'
import { ask, htmlPage, openFrontDoor } from '#tests/support/front-door.ts'
import { expectWithin } from '#tests/support/tier.ts'

const article = { keys: ['article:1'] }
/** A busy machine opens three hundred connections slowly. */
const patient = { timeout: 10_000 }

test('a hundred first prints at once take turns, and a staff screen does not wait for them', async () => {
  let rendering = 0
  let most = 0
  const ended: string[] = []
  const door = await openFrontDoor((request, response) => {
    if (request.url === '/dashboard') return response.end('redação')
    most = Math.max(most, ++rendering)
    setTimeout(() => {
      rendering--
      htmlPage(response, 'x', article)
    }, 10)
  })
  const readers = Array.from({ length: 100 }, (_, i) => door.ask(`/article/${i}`).then(() => ended.push('reader')))
  const staff = door.ask('/dashboard').then(answer => {
    ended.push('staff')
    return answer
  })
  expect((await staff).text).toBe('redação')
  expect(ended.indexOf('staff')).toBeLessThan(50)
  await Promise.all(readers)
  expect(most).toBeLessThanOrEqual(2)
  await expect.poll(() => door.press.state(), patient).toMatchObject({ prints: 100, shed: 0, printing: 0, waiting: 0 })
})

test('when the queue is full, the last request is refused at once, and requests for kept pages are not', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const door = await openFrontDoor((request, response) =>
    request.url === '/' ? htmlPage(response, 'capa', article) : promise.then(() => htmlPage(response, 'x', article)),
  )
  await door.ask('/')
  const waiting = Array.from({ length: 202 }, (_, i) => door.ask(`/article/${i}`))
  await expect.poll(() => door.press.state().waiting, patient).toBe(200)
  const refused = await door.ask('/article/mais')
  expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    '5',
    'private, no-store',
  ])
  expect(refused.text).toContain('Só um instante')
  expect((await door.ask('/')).text).toContain('capa')
  // A request for a page that is being printed takes no place in the queue.
  const joined = door.ask('/article/0')
  resolve()
  expect((await joined).status).toBe(200)
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(door.press.state().shed).toBe(1)
})

/** A front door with the time limits of the real one, except for a short one for heads. */
async function openLimitedDoor() {
  const door = await openFrontDoor((_, response) => htmlPage(response, 'capa', article))
  const server = createServer(
    { ...HTTP_LIMITS, headersTimeout: 300, connectionsCheckingInterval: 50 },
    door.press.listener,
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, ask: (target: string, headers = {}) => ask(port, target, { headers }) }
}

/** Sends a text on a new connection and returns the status line of the response. */
function send(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let received = ''
    socket.on('data', chunk => {
      received += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(received.split('\r\n')[0] ?? ''))
    onTestFinished(() => {
      socket.destroy()
    })
  })
}

test('unfinished requests, too large heads and too long addresses are refused soon, and others are served meanwhile', async () => {
  const door = await openLimitedDoor()
  const started = performance.now()
  const slow = Array.from({ length: 50 }, () => send(door.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-A: '))
  expect((await door.ask('/')).status).toBe(200)
  expect(await send(door.port, `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(4_000)}\r\n`)).toContain('431')
  expect((await door.ask(`/busca?q=${'a'.repeat(7_000)}`)).status).toBe(414)
  expect(await send(door.port, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toContain('431')
  expect(await send(door.port, 'rubbish\r\n\r\n')).toContain('400')
  expect((await door.ask('/')).status).toBe(200)
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']))
  expectWithin(10_000, started)
})

/** How many of some responses show a page (200) and how many are refused (503). */
async function counted(answers: readonly Promise<{ status: number }>[]) {
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  return {
    shown: statuses.filter(status => status === 200).length,
    refused: statuses.filter(each => each === 503).length,
  }
}

/** A front door behind a proxy, whose stand-in for Next answers after `release`. */
async function openHeldDoor() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const served: string[] = []
  const door = await openFrontDoor(
    async (request, response) => {
      await promise
      served.push(request.url ?? '')
      htmlPage(response, 'x', article)
    },
    { trustedProxies: 1 },
  )
  return { ...door, served, release: resolve }
}

const from = (address: string, headers = {}) => ({ headers: { 'x-forwarded-for': address, ...headers } })

test('one client’s flood of searches is refused in part, and no other client’s page (by IPv4 address, by IPv6 /64)', async () => {
  const door = await openHeldDoor()
  const flood = Array.from({ length: 300 }, (_, i) => door.ask(`/busca?q=a${i}`, from(`2001:db8::${i.toString(16)}`)))
  await expect.poll(() => door.press.state(), patient).toMatchObject({ waiting: 200, shed: 98 })
  const others = [
    door.ask('/busca?q=a', from('203.0.113.7')),
    door.ask('/busca?q=b', from('203.0.113.8')),
    door.ask('/busca?q=c', from('2001:db8:0:1::1')),
  ]
  await expect.poll(() => door.press.state().shed, patient).toBe(101)
  door.release()
  expect(await counted(others)).toEqual({ shown: 3, refused: 0 })
  expect(await counted(flood)).toEqual({ shown: 199, refused: 101 })
  // Two pages of the flood were being made and a third came first. Then every client had a turn.
  for (const q of 'abc') expect(door.served.indexOf(`/busca?q=${q}`)).toBeLessThan(8)
})

test('one reader’s 150 pages at once are refused in part, and no other reader’s', async () => {
  const door = await openHeldDoor()
  const own = (name: string) => from('203.0.113.7', { cookie: `next-auth.session-token=${name}` })
  const flood = Array.from({ length: 150 }, (_, i) => door.ask(`/article/${i}`, own('maria')))
  await expect.poll(() => door.press.state(), patient).toMatchObject({ waiting: 100, shed: 48, printing: 2 })
  const other = door.ask('/article/ana', own('ana'))
  await expect.poll(() => door.press.state().printing, patient).toBe(3)
  door.release()
  expect(await counted([other])).toEqual({ shown: 1, refused: 0 })
  expect(await counted(flood)).toEqual({ shown: 102, refused: 48 })
})

/** A front door behind a proxy, whose stand-in for Next holds streams open and makes no screen of `/auth` until `release`. Streams get
 * no head before `begin`. */
async function openStreamingDoor() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const start = Promise.withResolvers<void>()
  const door = await openFrontDoor(
    async (request, response) => {
      if (request.url === '/api/stream/notices') {
        await start.promise
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': ok\n\n')
        await promise
      } else if (request.url === '/auth') await promise
      response.end('fim')
    },
    { trustedProxies: 1 },
  )
  const openStreams = (count: number) =>
    Array.from({ length: count }, () => door.ask('/api/stream/notices', from('203.0.113.7')))
  return { ...door, openStreams, begin: start.resolve, release: resolve }
}

test('forty streams of one network open at once, none is refused, and its screens wait for none (abuse case 49)', async () => {
  const door = await openStreamingDoor()
  const streams = door.openStreams(40)
  await expect.poll(() => door.asked.length, patient).toBe(1)
  expect((await door.ask('/dashboard', from('203.0.113.7'))).status).toBe(200)
  expect(door.asked.length).toBe(2)
  door.begin()
  // They stay open, and no later one waits for that.
  await expect.poll(() => door.asked.length, patient).toBe(41)
  door.release()
  expect(await counted(streams)).toEqual({ shown: 40, refused: 0 })
})

test('bodies of a hundred networks that do not arrive keep no turn from another network’s screen (abuse case 21)', async () => {
  const door = await openFrontDoor(
    async (request, response) => {
      for await (const _ of request);
      response.end('fim')
    },
    { trustedProxies: 1 },
  )
  for (let i = 0; i < 100; i++) {
    const socket = connect(door.port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const target = i % 2 === 0 ? '/api/beacon' : '/auth'
    const lines = ['Host: x', `X-Forwarded-For: 198.51.100.${i}`, 'Content-Type: text/plain', 'Content-Length: 9']
    socket.write(`POST ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\nnome`)
  }
  await expect.poll(() => door.asked.length, patient).toBeGreaterThan(0)
  expect((await door.ask('/dashboard', from('203.0.113.8'))).status).toBe(200)
})

test('screens take turns too: one network’s flood does not block another network', async () => {
  const door = await openStreamingDoor()
  door.begin()
  const streams = door.openStreams(4)
  await expect.poll(() => door.asked.length, patient).toBe(4)
  const flood = Array.from({ length: 210 }, () => door.ask('/auth', from('203.0.113.7')))
  await expect.poll(() => door.press.state().shed, patient).toBeGreaterThan(0)
  expect((await door.ask('/dashboard', from('203.0.113.8'))).status).toBe(200)
  door.release()
  expect((await counted([...flood, ...streams])).refused).toBe(door.press.state().shed)
})

test('notifications of payments and openings of pages wait for no screen, and are refused in a line when they are too many', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const door = await openFrontDoor(
    async (request, response) => {
      if (request.method === 'GET') await promise
      response.end('ok')
    },
    { trustedProxies: 1 },
  )
  const screens = Array.from({ length: 20 }, (_, i) => door.ask('/dashboard', from(`198.51.100.${i}`)))
  await expect.poll(() => door.asked.length, patient).toBe(6)
  for (const target of ['/api/webhooks/stripe', '/api/beacon', '/api/newsletter/bounces'])
    expect((await door.ask(target, { ...from('203.0.113.7'), method: 'POST' })).text).toBe('ok')
  expect(door.asked.length).toBe(9)
  resolve()
  await Promise.all(screens)
})
