import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { JSON_BOUNDS } from '#server/platform/door/json-measure.ts'
import { type FakeNext, openFrontDoor } from '#tests/support/front-door.ts'

/** Answers with the length of the body, as Next reads it. */
const measuring: FakeNext = async (request, response) => {
  response.end(String(Buffer.byteLength(await text(request))))
}

const action = { 'next-action': 'abc', 'content-type': 'text/plain;charset=UTF-8' }
const plain = { 'content-type': 'text/plain' }
const multipart = { 'next-action': 'abc', 'content-type': 'multipart/form-data; boundary=x' }
const form = { 'content-type': 'multipart/form-data; boundary=x' }
const megabyte = 1024 * 1024
const list = (elements: number) => JSON.stringify([Array(elements - 1).fill(0)])

/** Sends a body in pieces on a connection that is kept, then asks for another screen on the same connection. Gives both answers. */
async function sendThenAsk(port: number, path: string, headers: Record<string, string>, body: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (method: string, target: string, pieces: readonly string[]) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', agent, method, path: target, headers })
      sent.on('error', reject)
      sent.on('response', async answer => resolve({ status: answer.statusCode ?? 0, text: await text(answer) }))
      for (const piece of pieces) sent.write(piece)
      sent.end()
    })
  const pieces = body.match(/.{1,50000}/gs) ?? []
  const answers = [await send('POST', path, pieces), await send('POST', '/auth', ['[]'])]
  agent.destroy()
  return answers
}

describe('the arguments of an action', () => {
  test.each([
    ['a megabyte', JSON.stringify(['a'.repeat(megabyte - 4)])],
    ['the most elements', list(JSON_BOUNDS.elements - 1)],
    ['the most references', JSON.stringify(Array(5_000).fill('$undefined'))],
  ])('reach Next whole: %s', async (_, body) => {
    const door = await openFrontDoor(measuring)
    const answers = await sendThenAsk(door.port, '/auth', action, body)
    expect(answers).toEqual([
      { status: 200, text: String(body.length) },
      { status: 200, text: '2' },
    ])
  })

  test.each([
    ['beyond a megabyte', '/auth', action, JSON.stringify(['a'.repeat(megabyte)]), 413],
    ['with too many elements', '/auth', action, list(JSON_BOUNDS.elements + 2), 413],
    ['with many references to nothing', '/auth', action, JSON.stringify(Array(5_001).fill('$0:a:b')), 413],
    ['too deep', '/mesa', action, '['.repeat(10_000), 413],
    ['as a form of many parts', '/auth', multipart, '--x\r\n'.repeat(10_000), 415],
    ['as a form to an address without a handler', '/api/nada', form, '--x\r\n'.repeat(10_000), 415],
    ['as a form to a file of the build', '/_next/nada', form, 'garbage', 415],
    ['without a type', '/auth', { 'next-action': 'abc' }, '[]', 415],
  ])('are refused in a sentence before Next reads them, %s (abuse case 2)', async (_, path, headers, body, status) => {
    const door = await openFrontDoor(measuring)
    const [refused, next] = await sendThenAsk(door.port, path, headers, body)
    expect(refused).toEqual({ status, text: expect.stringMatching(/^[A-Z].* .*\.\n$/) })
    expect(next?.status).toBe(headers === action ? 200 : 415)
    expect(door.asked.map(({ target }) => target)).toEqual(headers === action ? ['/auth'] : [])
  })

  test('fill no memory while many arrive slowly, and small ones still go on', async () => {
    const door = await openFrontDoor(measuring)
    const head = `POST /auth HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${megabyte}\r\n\r\n`
    let refused = 0
    for (let i = 0; i < 40; i++) {
      const socket = connect(door.port, '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      socket.on('error', () => {})
      socket.on('data', bytes => {
        if (/^HTTP\/1\.1 503/.test(String(bytes))) refused++
      })
      socket.write(`${head}"${'a'.repeat(megabyte - 2)}`)
    }
    // Thirty-two megabytes are held of forty.
    await expect.poll(() => refused).toBeGreaterThan(5)
    expect((await door.ask('/auth', { method: 'POST', headers: plain, body: '[]' })).status).toBe(200)
  })
})
