import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { accepts, encode, encodeOnce } from './encode.ts'

const HTML = 'text/html; charset=utf-8'
const text = Buffer.from('<p>Notícia de São Paulo</p>'.repeat(100))

test('every encoding unpacks to the same bytes and has its own validator', async () => {
  const [br, gz, identity] = await encode(text, HTML)
  expect(brotliDecompressSync(br?.body ?? '')).toEqual(text)
  expect(gunzipSync(gz?.body ?? '')).toEqual(text)
  // The sender unpacks the gzip encoding.
  expect([identity?.body, identity?.length]).toEqual([null, text.length])
  expect(new Set([br?.etag, gz?.etag, identity?.etag]).size).toBe(3)
})

test.each([
  ['a picture', text, 'image/webp'],
  ['a few bytes', Buffer.from('<p>oi</p>'), HTML],
])('%s is not compressed', async (_, body, type) => {
  expect((await encode(body, type)).map(each => each.coding)).toEqual([null])
  expect((await encodeOnce(body, type, 'br')).coding).toBeNull()
})

test.each([
  ['gzip, deflate, br, zstd', 'br', true],
  ['gzip;q=1.0, br;q=0.5', 'br', true],
  ['br;q=0', 'br', false],
  ['identity', 'gzip', false],
  [undefined, 'br', false],
])('what a request accepts: %s, asked for %s: %s', (header, coding, answer) => {
  expect(accepts(header, coding)).toBe(answer)
})
