import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { HTTP_LIMITS } from '#server/press/send/http-limits.ts'
import { ask, htmlPage, openFrontDoor } from '#tests/support/front-door.ts'

const article = { keys: ['article:1'] }

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
  expect(ended.indexOf('staff')).toBeLessThan(20)
  await Promise.all(readers)
  expect(most).toBeLessThanOrEqual(2)
  await expect.poll(() => door.press.state()).toMatchObject({ prints: 100, shed: 0, printing: 0, waiting: 0 })
})

test('when too many pages are to be printed, who comes last is told so at once, and who reads what is ready is not', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const door = await openFrontDoor((request, response) =>
    request.url === '/' ? htmlPage(response, 'capa', article) : promise.then(() => htmlPage(response, 'x', article)),
  )
  await door.ask('/')
  const waiting = Array.from({ length: 202 }, (_, i) => door.ask(`/article/${i}`))
  await expect.poll(() => door.press.state().waiting).toBe(200)
  const refused = await door.ask('/article/mais')
  expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    '5',
    'private, no-store',
  ])
  expect(refused.text).toContain('Só um instante')
  expect((await door.ask('/')).text).toContain('capa')
  // Whoever asks for what is being printed takes no place.
  const joined = door.ask('/article/0')
  resolve()
  expect((await joined).status).toBe(200)
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(door.press.state().shed).toBe(1)
})

/** A house door with the patience of the real one, but for heads that never end. */
async function openPatientDoor() {
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

/** Sends bytes on a connection of its own and gives the status line of the answer. */
function send(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let heard = ''
    socket.on('data', chunk => {
      heard += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(heard.split('\r\n')[0] ?? ''))
    onTestFinished(() => {
      socket.destroy()
    })
  })
}

test('requests that do not end, heads without measure and endless addresses are refused soon, and others are served meanwhile', async () => {
  const door = await openPatientDoor()
  const started = performance.now()
  const slow = Array.from({ length: 50 }, () => send(door.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-A: '))
  expect((await door.ask('/')).status).toBe(200)
  expect(await send(door.port, `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(4_000)}\r\n`)).toContain('431')
  expect((await door.ask(`/busca?q=${'a'.repeat(7_000)}`)).status).toBe(414)
  expect(await send(door.port, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toContain('431')
  expect(await send(door.port, 'rubbish\r\n\r\n')).toContain('400')
  expect((await door.ask('/')).status).toBe(200)
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']))
  expect(performance.now() - started).toBeLessThan(10_000)
})
