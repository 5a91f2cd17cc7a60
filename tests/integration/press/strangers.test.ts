import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { htmlPage, openFrontDoor } from '#tests/support/front-door.ts'

/** A page that shows everything of a visitor's request that reached Next. */
function echo(request: IncomingMessage, response: ServerResponse): void {
  htmlPage(response, JSON.stringify([request.url, request.headers]).replaceAll('<', '&lt;'), { keys: ['feed'] })
}

describe('a visitor without a session cannot change the pages of others (abuse case 5)', () => {
  test.each([
    ['a forged host', { host: 'evil.example' }],
    [
      'forged proxy headers',
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', 'x-forwarded-for': '1.1.1.1' },
    ],
    ['another forwarding header', { forwarded: 'host=evil.example;proto=gopher' }],
    ['another path', { 'x-original-url': '/dashboard', 'x-rewrite-url': '/dashboard', 'x-invoke-path': '/dashboard' }],
    ['a language', { 'accept-language': 'ru' }],
    ['a theme cookie', { cookie: 'theme=<script>; notice=x; next-auth.csrf-token=abc' }],
    ['an empty session', { cookie: 'next-auth.session-token=' }],
    [
      'a payload request',
      { rsc: '1', 'next-router-state-tree': '%5B%5D', 'next-router-prefetch': '1', 'next-url': '/dashboard' },
    ],
    ['an action', { 'next-action': 'abc', 'content-type': 'text/plain' }],
    [
      'a skipped middleware',
      { 'x-middleware-subrequest': 'middleware:middleware:middleware', 'x-middleware-prefetch': '1' },
    ],
    ['a preview', { 'x-prerender-revalidate': 'abc', cookie: '__prerender_bypass=abc; __next_preview_data=abc' }],
    ['another method', { 'x-http-method-override': 'DELETE' }],
  ])('with %s', async (_, headers) => {
    const poisoned = await openFrontDoor(echo)
    const clean = await openFrontDoor(echo)
    const first = await poisoned.ask('/?_rsc=abc&x=<script>', { headers })
    const next = await poisoned.ask('/')
    const untouched = await clean.ask('/')
    expect(first.body).toEqual(untouched.body)
    expect(next.body).toEqual(untouched.body)
    expect(next.headers['content-type']).toBe('text/html; charset=utf-8')
  })
})

describe('a visitor with a session', () => {
  const cookie = 'next-auth.session-token=abc'

  test('gets a print of their own, which no other visitor gets, before or after', async () => {
    const door = await openFrontDoor(echo)
    const before = await door.ask('/')
    const own = await door.ask('/', { headers: { cookie: `${cookie}; theme=dark` } })
    const after = await door.ask('/')
    expect(own.text).toContain('abc')
    expect(own.text).not.toContain('theme')
    expect([own.headers['cache-control'], own.headers.etag]).toEqual(['private, no-store', undefined])
    expect(after.body).toEqual(before.body)
    expect(after.text).not.toContain('abc')
  })

  test('does not get the page that is being printed for another visitor', async () => {
    const door = await openFrontDoor((request, response) => setTimeout(() => echo(request, response), 30))
    const cookies = [undefined, cookie, 'next-auth.session-token=other', undefined]
    const answers = await Promise.all(cookies.map(value => door.ask('/', { headers: value ? { cookie: value } : {} })))
    expect(answers.map(({ text }) => /session-token=(\w+)/.exec(text)?.[1])).toEqual([
      undefined,
      'abc',
      'other',
      undefined,
    ])
    expect(door.asked.length).toBe(3)
  })

  test('sends no part of their request to Next but session and notice', async () => {
    const door = await openFrontDoor(echo)
    const headers = {
      cookie: `theme=dark; ${cookie}; notice=oi`,
      'x-middleware-subrequest': 'x',
      'x-test': 'y',
      rsc: '1',
    }
    await door.ask('/', { headers })
    expect(door.asked[0]?.headers).toEqual({
      accept: 'text/html',
      cookie: `${cookie}; notice=oi`,
      host: 'jornal.example',
      'user-agent': 'portal-press',
      'x-forwarded-host': 'jornal.example',
      'x-forwarded-proto': 'https',
    })
  })

  test('with a cookie that the site did not sign gets the page for everybody, and costs no print', async () => {
    const door = await openFrontDoor(echo)
    const everybody = await door.ask('/')
    for (const forged of ['rubbish', `rubbish${'%00<script>'.repeat(50)}; next-auth.session-token.99999=x`]) {
      const answer = await door.ask('/', { headers: { cookie: `next-auth.session-token=${forged}` } })
      expect(answer.body).toEqual(everybody.body)
      expect(answer.headers['cache-control']).toMatch(/^public/)
    }
    expect(door.asked.length).toBe(1)
  })
})

describe('no request bypasses Next’s gate (abuse case 1)', () => {
  test.each(['/dashboard', '/api/articles', '/_next/static/x.js', '/article/0198/edit'])(
    '%s reaches Next without its inner headers',
    async target => {
      const door = await openFrontDoor((_, response) => response.end('ok'))
      await door.ask(target, {
        headers: {
          'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
          'x-middleware-rewrite': '/',
          'x-invoke-path': '/',
          'x-matched-path': '/',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'gopher',
          cookie: 'a=b',
        },
      })
      const headers = door.asked[0]?.headers ?? {}
      expect(Object.keys(headers).filter(name => /^x-(?:middleware|invoke|matched)/.test(name))).toEqual([])
      expect([headers['x-forwarded-host'], headers['x-forwarded-proto'], headers.cookie]).toEqual([
        'jornal.example',
        'https',
        'a=b',
      ])
    },
  )

  test.each([
    '/Dashboard',
    '//dashboard',
    '/d%61shboard',
    '/dashboard/',
    '/dashboard.rsc',
    '/./dashboard',
    '/x/..//dashboard',
  ])('%s is sent to the one address', async target => {
    const door = await openFrontDoor(echo)
    const answer = await door.ask(target, { headers: { rsc: '1' } })
    expect([answer.status, answer.headers.location, door.asked.length]).toEqual([308, '/dashboard', 0])
  })

  test.each(['/api/..%2fadmin', '/_next/../dashboard'])('%s is nothing', async target => {
    const door = await openFrontDoor(echo)
    expect([(await door.ask(target)).status, door.asked.length]).toEqual([404, 0])
  })

  test('an address that no page can have gets the missing page, and does not reach Next', async () => {
    const missing = { keys: ['site'], status: 404 }
    const door = await openFrontDoor((_, response) => htmlPage(response, 'Página não encontrada', missing))
    for (const target of ['/%E0%A4%A', '/%ff', '/a%00b', '/a%2fb']) {
      const answer = await door.ask(target)
      expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(answer.text).toContain('Página não encontrada')
    }
    expect(door.asked.map(({ target }) => target)).toEqual(['/pagina-nao-encontrada'])
  })

  test('a redirect never leads to another site', async () => {
    const door = await openFrontDoor(echo)
    for (const target of ['//evil.example', '///evil.example/', '/%2e//evil.example', '/./%09/evil.example']) {
      const { headers } = await door.ask(target)
      expect(headers.location ?? '/').toMatch(/^\/(?!\/)/)
    }
  })

  test('a too long address is refused with 414', async () => {
    const door = await openFrontDoor(echo)
    expect((await door.ask(`/${'a'.repeat(3_000)}`)).status).toBe(414)
  })
})
