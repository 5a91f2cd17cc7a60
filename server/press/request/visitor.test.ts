import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { cleanHeaders, findVisitor, readSite, sessionCookies } from './visitor.ts'

test.each([
  [undefined, null],
  ['next-auth.session-token=', null],
  ['theme="next-auth.session-token=a"', null],
  ['next-auth.session-token=abc; theme=dark', 'next-auth.session-token=abc'],
  ['_ga=1; __Secure-next-auth.session-token=abc; notice=oi', '__Secure-next-auth.session-token=abc; notice=oi'],
  [
    'next-auth.session-token.0=a;next-auth.session-token.1=b',
    'next-auth.session-token.0=a; next-auth.session-token.1=b',
  ],
])('the cookies a page may depend on: of %s they are %s', (header, cookies) => {
  expect(sessionCookies(header)).toBe(cookies)
})

describe('the visitor that a page is printed for', () => {
  const options = {
    routes: {
      isFilePath: (path: string) => path.endsWith('.xml'),
      ownCookie: (path: string) => (path === '/gift' ? 'gift' : null),
    },
    sessionOf: async (cookies: string) => (cookies.includes('forged') ? null : 'session'),
  }
  const session = 'next-auth.session-token=abc'
  test.each([
    ['/', undefined, null],
    ['/', session, { cookies: session, session: 'session' }],
    ['/', 'next-auth.session-token=forged', null],
    // A page with a cookie of its own is nobody else's, with or without that cookie.
    ['/gift', undefined, { cookies: '', session: null }],
    ['/gift', 'a=b; gift=1; giftx=2; xgift=3', { cookies: 'gift=1', session: null }],
    ['/', `gift=1; ${session}`, { cookies: session, session: 'session' }],
  ])('at %s with the cookies %s', async (path, header, visitor) => {
    expect(await findVisitor(path, header, options)).toEqual(visitor)
  })
})

function clean(siteUrl: string, given: Record<string, string>, peer: string, proxies: number | null = null) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  request.headers = given
  cleanHeaders(request, readSite(siteUrl), proxies)
  return request.headers
}

describe('a request that is passed on', () => {
  test('loses internal headers of frameworks and proxies, and keeps those of browsers and Next’s own client', () => {
    const own = { accept: 'text/html', rsc: '1', 'next-action': 'abc', origin: 'https://jornal.example', cookie: 'a=b' }
    const headers = clean(
      'https://jornal.example',
      {
        ...own,
        host: 'jornal.example',
        'x-middleware-subrequest': 'middleware:middleware',
        'x-middleware-rewrite': '/dashboard',
        'x-invoke-path': '/dashboard',
        'x-matched-path': '/dashboard',
        'x-original-url': '/dashboard',
        'x-rewrite-url': '/dashboard',
        'x-real-ip': '1.2.3.4',
        forwarded: 'host=evil.example',
        'x-forwarded-host': 'evil.example',
      },
      '8.8.8.8',
    )
    expect(headers).toEqual({
      ...own,
      host: 'jornal.example',
      'x-forwarded-host': 'jornal.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '8.8.8.8',
    })
  })

  test('has the site’s own host on a public site, and the requested one on a loopback site', () => {
    expect(clean('https://jornal.example', { host: 'evil.example' }, '8.8.8.8').host).toBe('jornal.example')
    expect(clean('http://localhost:3000', { host: '192.168.0.2:3000' }, '192.168.0.9').host).toBe('192.168.0.2:3000')
  })

  test.each([
    ['a direct visitor', 'https://jornal.example', '8.8.8.8', '1.1.1.1', '8.8.8.8'],
    ['the proxy’s entry, not the visitor’s', 'https://jornal.example', '10.0.0.2', '1.1.1.1, 9.9.9.9', '9.9.9.9'],
    ['rubbish', 'https://jornal.example', '127.0.0.1', 'x, <script>', '127.0.0.1'],
    ['no proxy before a loopback site', 'http://localhost:3000', '127.0.0.1', '9.9.9.9', '127.0.0.1'],
  ])('contains the address of %s', (_, siteUrl, peer, forwarded, address) => {
    expect(clean(siteUrl, { 'x-forwarded-for': forwarded }, peer)['x-forwarded-for']).toBe(address)
  })
})

test.each([
  ['none: a visitor’s own entry does not count', 0, '127.0.0.1', '1.1.1.1', '127.0.0.1'],
  ['one: its entry, not the visitor’s', 1, '127.0.0.1', '6.6.6.6, 8.8.8.8', '8.8.8.8'],
  ['two: the entry of the first', 2, '10.0.0.2', '6.6.6.6, 8.8.8.8, 203.0.113.5', '8.8.8.8'],
  ['one that sends rubbish', 1, '127.0.0.1', '8.8.8.8, <script>', '127.0.0.1'],
])('with the number of proxies set by the operator: %s', (_, proxies, peer, forwarded, address) => {
  for (const site of ['https://jornal.example', 'http://localhost:3000']) {
    expect(clean(site, { 'x-forwarded-for': forwarded }, peer, proxies)['x-forwarded-for']).toBe(address)
  }
})
