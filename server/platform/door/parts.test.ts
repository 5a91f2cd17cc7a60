import { expect, test } from 'vitest'
import { assertFewParts } from './parts.ts'

const type = 'multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxk'
const boundary = '------WebKitFormBoundary7MA4YWxk'
const part = (head: string, body: string) =>
  `${boundary}\r\nContent-Disposition: form-data; name="a"${head}\r\n\r\n${body}\r\n`
const form = (parts: string) => Buffer.from(`${parts}${boundary}--\r\n`)

test('a form with files passes', async () => {
  const file = part('; filename="a.pdf"\r\nContent-Type: application/pdf', `${'--'.repeat(500_000)}\r\n\r\n`)
  expect(() => assertFewParts(form(part('', '').repeat(20) + file), type)).not.toThrow()
  const made = new FormData()
  made.set('a', new File(['b'], 'á.pdf'))
  const request = new Response(made)
  const sent = request.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await request.arrayBuffer())
  expect(() => assertFewParts(bytes, sent)).not.toThrow()
})

test.each([
  ['80,000 parts', form(part('', '').repeat(80_000)), type],
  ['a head of a megabyte', form(part('\r\nX-A: b'.repeat(100_000), '')), type],
  ['no boundary', form(part('', '')), 'multipart/form-data'],
])('a form with %s is refused before it is parsed', (_, bytes, contentType) => {
  expect(() => assertFewParts(bytes, contentType)).toThrow('invalid')
})
