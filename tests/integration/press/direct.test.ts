import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openFrontDoor } from '#tests/support/front-door.ts'

const path = '/api/webhooks/stripe'
const next = () => {
  throw new Error('Next was asked')
}
const answering = (handler: (request: Request) => Promise<Response>) => ({ direct: { [path]: { POST: handler } } })

describe('a handler that answers without Next', () => {
  test('gets the raw body, the address with its query, and the headers, cleaned', async () => {
    const door = await openFrontDoor(
      next,
      answering(async request => {
        const { url, method, headers } = request
        const [signature, forged] = [headers.get('stripe-signature'), headers.get('x-middleware-subrequest')]
        return Response.json({ url, method, signature, forged, body: await request.text() }, { status: 202 })
      }),
    )
    const headers = { 'stripe-signature': 't=1', 'x-middleware-subrequest': 'x', host: 'evil.example' }
    const answer = await door.ask(`${path}?data.id=7`, { method: 'POST', headers, body: 'çé\r\n' })
    expect([answer.status, answer.headers['x-content-type-options'], JSON.parse(answer.text)]).toEqual([
      202,
      'nosniff',
      {
        url: `https://jornal.example${path}?data.id=7`,
        method: 'POST',
        signature: 't=1',
        forged: null,
        body: 'çé\r\n',
      },
    ])
    expect(door.asked).toEqual([])
  })

  test('may stop reading a body that goes on, and the process lives (abuse case 21)', async () => {
    let read = 0
    let incoming: IncomingMessage | undefined
    const note = (message: unknown) => {
      incoming = (message as { request: IncomingMessage }).request
    }
    subscribe('http.server.request.start', note)
    onTestFinished(() => void unsubscribe('http.server.request.start', note))
    const door = await openFrontDoor(
      next,
      answering(async ({ body }) => {
        // The body fills all that buffers it, and more waits outside.
        await vi.waitFor(() => {
          expect(incoming?.readableLength).toBeGreaterThanOrEqual(incoming?.readableHighWaterMark ?? 0)
        })
        for await (const chunk of body ?? []) {
          read += chunk.length
          if (read > 100_000) break
        }
        return new Response('longo', { status: 413 })
      }),
    )
    const answer = await door.ask(path, { method: 'POST', body: 'x'.repeat(400_000) })
    expect([answer.status, answer.text, answer.headers.connection]).toEqual([413, 'longo', 'close'])
    expect(read).toBeLessThan(300_000)
  })

  test('is not found by another method, and a path beside it goes to Next', async () => {
    const door = await openFrontDoor(
      (_, response) => response.writeHead(404).end(),
      answering(async () => new Response('ok')),
    )
    expect((await door.ask(path, { method: 'PATCH' })).status).toBe(405)
    for (const target of [`${path}/`, '/api/constructor', '/api/webhooks']) await door.ask(target, { method: 'POST' })
    expect(door.asked.map(({ target }) => target)).toEqual([`${path}/`, '/api/constructor', '/api/webhooks'])
  })

  test('is called for eight requests of a network at once; the others wait for their turn', async () => {
    let [running, most] = [0, 0]
    const door = await openFrontDoor(
      next,
      answering(async () => {
        most = Math.max(most, ++running)
        await new Promise(resolve => setTimeout(resolve, 20))
        running--
        return new Response('ok')
      }),
    )
    const answers = await Promise.all(Array.from({ length: 60 }, () => door.ask(path, { method: 'POST', body: '{}' })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(most).toBe(8)
  })

  test('that leaves a body unread ends its connection, which would take the rest for the next request', async () => {
    const door = await openFrontDoor(
      next,
      answering(async () => new Response('too long', { status: 413 })),
    )
    const head = `POST ${path} HTTP/1.1\r\nhost: jornal.example\r\ncontent-length: 5000000\r\n\r\n`
    const socket = connect(door.port, '127.0.0.1')
    socket.write(head + 'x'.repeat(1_000))
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer.toLowerCase()).toContain('connection: close')
  })

  test('that fails answers 500 and says nothing of the cause', async () => {
    const door = await openFrontDoor(
      next,
      answering(async () => {
        throw new Error('secret detail')
      }),
    )
    const answer = await door.ask(path, { method: 'POST' })
    expect([answer.status, answer.text.includes('secret')]).toEqual([500, false])
  })
})
