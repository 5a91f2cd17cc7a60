import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
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
