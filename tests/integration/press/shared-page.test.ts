import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { htmlPage, openFrontDoor } from '#tests/support/front-door.ts'

const longText = '<p>Chuva forte alaga ruas do centro do Recife.</p>'.repeat(50)
const article = { keys: ['article:1'] }

describe('a page for everybody', () => {
  test('is printed once, without scripts, payload and directive, and sent to every client', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, longText, article))
    const first = await door.ask('/article/chuva')
    const second = await door.ask('/article/chuva?utm_source=x')
    expect(first.text).toBe(`<!DOCTYPE html><html><head></head><body>${longText}</body></html>`)
    expect(second.body).toEqual(first.body)
    expect(door.asked.map(({ target }) => target)).toEqual(['/article/chuva'])
  })

  test('lets a CDN keep it for a second, and makes browsers revalidate', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, longText, article))
    const { headers } = await door.ask('/article/chuva')
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test('has the encoding that the client accepts, with the same content in each', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, longText, article))
    const get = (accepted: string) => door.ask('/', { headers: { 'accept-encoding': accepted } })
    const [br, gz, plain] = await Promise.all([get('gzip, br'), get('gzip'), get('identity')])
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gz.body)).toEqual(plain.body)
    expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('is not sent again to a client that has it', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, longText, article))
    const { headers } = await door.ask('/')
    for (const known of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
      const again = await door.ask('/', { headers: { 'if-none-match': String(known) } })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
    }
    expect((await door.ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('answers HEAD with the head of GET', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, longText, article))
    const [head, get] = [await door.ask('/', { method: 'HEAD' }), await door.ask('/')]
    expect(head.body.length).toBe(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' })
  })

  test('carries the security headers, HSTS only where the site is https', async () => {
    const page = (_: unknown, response: Parameters<typeof htmlPage>[0]) => htmlPage(response, 'x', article)
    const safe = (await (await openFrontDoor(page)).ask('/')).headers
    const local = (await (await openFrontDoor(page, { siteUrl: 'http://localhost:3000' })).ask('/')).headers
    expect(safe['x-content-type-options']).toBe('nosniff')
    expect(safe['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(safe['content-security-policy']).toMatch(
      /script-src 'self' 'inline-speculation-rules';.*frame-ancestors 'none'/,
    )
    expect([safe['strict-transport-security'] !== undefined, local['strict-transport-security']]).toEqual([
      true,
      undefined,
    ])
  })
})
