import { describe, expect, test } from 'vitest'
import { readHead } from './head.ts'
import { HTTP_LIMITS, MAX_HEADERS } from './http-limits.ts'

const read = (head: string) => readHead(Buffer.from(head, 'latin1'))
const request = (lines: readonly string[] = [], line = 'GET /a?b=%20 HTTP/1.1') =>
  `${[line, 'Host: jornal.example', ...lines].join('\r\n')}\r\n\r\n`

test('a head is read up to its end, with any letter case and any space around values', () => {
  const head = request([
    'ACCEPT-Encoding:\t br , gzip ',
    'if-none-match: "a"',
    'If-None-Match: "b"',
    'connection: Close',
  ])
  expect(read(`${head}GET /`)).toMatchObject({
    ...{ method: 'GET', target: '/a?b=%20', end: head.length, bodyLength: 0, plain: true, close: true },
    ...{ acceptEncoding: 'br , gzip', ifNoneMatch: '"a", "b"' },
  })
})

test('every beginning of a head is incomplete', () => {
  const head = request(['Upgrade-Insecure-Requests: 1', 'Cookie: a=b'], 'DELETE /a HTTP/1.1')
  for (let end = 1; end < head.length; end++) expect(read(head.slice(0, end))).toBe('incomplete')
  expect(read(head)).toMatchObject({ method: 'DELETE', end: head.length })
})

describe('a request that a finished page cannot answer', () => {
  test.each([
    ['a session', request(['Cookie: a=b; __Secure-next-auth.session-token.0=abc'])],
    ['a range', request(['Range: bytes=0-1'])],
    ['a body', request(['Content-Length: 5'])],
  ])('%s', (_, head) => {
    expect(read(head)).toMatchObject({ plain: false, end: head.length })
  })

  test.each([
    ['Upgrade-Insecure-Requests: 1'],
    ['Referer: https://jornal.example/expectativa-de-upgrade'],
    ['Cookie: theme=dark'],
  ])('not %s', line => {
    expect(read(request([line]))).toMatchObject({ plain: true })
  })
})

test.each([
  ['no host', 'GET / HTTP/1.1\r\nA: b\r\n\r\n'],
  ['two hosts', request(['host: b'])],
  ['a whole URL', request([], 'GET http://a/ HTTP/1.1')],
  ['two spaces', request([], 'GET  / HTTP/1.1')],
  ['an unknown method', request([], 'PRI / HTTP/1.1')],
  ['an empty line before', `\r\n${request()}`],
  ['letters beyond ASCII in the target', request([], 'GET /é HTTP/1.1')],
  ['a NUL', request(['A: \0'])],
  ['a carriage return in a value', request(['A: b\rc'])],
  ['a line feed in a value', request(['A: b\nc'])],
  ['bare line feeds', request().replaceAll('\r', '')],
  ['a folded line', request(['A: b', ' c'])],
  ['a space before the colon', request(['Content-Length : 5'])],
  ['a line without a colon', request(['A'])],
  ['two lengths', request(['Content-Length: 5', 'Content-Length: 5'])],
  ['a length that is no number', request(['Content-Length: 5, 5'])],
  ['pieces', request(['Transfer-Encoding: chunked'])],
  ['an upgrade', request(['Upgrade: h2c'])],
  ['an expectation', request(['Expect: 100-continue'])],
  ['an unusual connection', request(['Connection: keep-alive, upgrade'])],
  ['more lines than are read', request(Array.from({ length: MAX_HEADERS }, () => 'A: b'))],
  ['more bytes than are read', request([`A: ${'b'.repeat(HTTP_LIMITS.maxHeaderSize)}`])],
])('a head that two parsers could read differently is odd: %s', (_, head) => {
  expect(read(head)).toBe('odd')
})
