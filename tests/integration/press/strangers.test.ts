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
    ['another path', { 'x-original-url': '/dashboard', 'x-rewrite-url': '/dashboard', 'x-invoke-path': '/dashboard' }],
    ['a theme cookie', { cookie: 'theme=<script>; notice=x; next-auth.csrf-token=abc' }],
    [
      'a payload request',
      { rsc: '1', 'next-router-state-tree': '%5B%5D', 'next-router-prefetch': '1', 'next-url': '/dashboard' },
    ],
    ['an action', { 'next-action': 'abc', 'content-type': 'text/plain' }],
    [
      'a skipped middleware',
      { 'x-middleware-subrequest': 'middleware:middleware:middleware', 'x-middleware-prefetch': '1' },
    ],
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
    const shown = answers.map(({ text }) => /session-token=(\w+)/.exec(text)?.[1])
    expect(shown).toEqual([undefined, 'abc', 'other', undefined])
    expect(door.asked.length).toBe(3)
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
  test.each(['/dashboard', '/api/articles'])('%s reaches Next without its inner headers', async target => {
    const door = await openFrontDoor((_, response) => response.end('ok'))
    const inner = { 'x-middleware-subrequest': 'middleware:middleware', 'x-invoke-path': '/', 'x-matched-path': '/' }
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' }
    await door.ask(target, { headers: { ...inner, ...forwarded, cookie: 'a=b' } })
    const { headers } = door.asked[0] ?? { headers: {} }
    expect(Object.keys(headers).filter(name => /^x-(?:middleware|invoke|matched)/.test(name))).toEqual([])
    expect(headers).toMatchObject({ 'x-forwarded-host': 'jornal.example', 'x-forwarded-proto': 'https', cookie: 'a=b' })
  })

  test('another spelling is sent to the one address, or is nothing', async () => {
    const door = await openFrontDoor(echo)
    for (const target of ['/Dashboard', '/d%61shboard', '/x/..//dashboard']) {
      const { status, headers } = await door.ask(target, { headers: { rsc: '1' } })
      expect([status, headers.location], target).toEqual([308, '/dashboard'])
    }
    for (const target of ['/api/..%2fadmin', '/_next/../dashboard'])
      expect((await door.ask(target)).status, target).toBe(404)
    expect(door.asked).toEqual([])
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
})
