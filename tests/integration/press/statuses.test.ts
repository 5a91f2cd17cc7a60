import { describe, expect, test } from 'vitest'
import { OWN_PAGE } from '#lib/press.ts'
import { htmlPage, openFrontDoor } from '#tests/support/front-door.ts'

const longText = '<p>Chuva forte alaga ruas do centro do Recife.</p>'.repeat(50)
const article = { keys: ['article:1'] }

describe('statuses', () => {
  test.each([404, 410, 503])('a page whose directive has status %i is sent with it', async status => {
    const door = await openFrontDoor((_, response) => htmlPage(response, '<h1>Oops! Page not found</h1>', { status }))
    const answer = await door.ask('/nada')
    expect(answer.status).toBe(status)
    expect(answer.text).toContain('Oops! Page not found')
  })

  test('a redirect keeps its status and location', async () => {
    const door = await openFrontDoor((_, response) => {
      response
        .writeHead(308, { location: '/recife-pe/chuva', 'content-type': 'text/html; charset=utf-8' })
        .end('<!doctype html><script>self.__next_f.push([0])</script>')
    })
    const answer = await door.ask('/article/chuva')
    expect([answer.status, answer.headers.location, answer.body.toString()]).toEqual([308, '/recife-pe/chuva', ''])
  })

  test('any change drops a redirect and a missing page, because any change may make them outdated', async () => {
    const door = await openFrontDoor((request, response) =>
      request.url === '/a'
        ? response.writeHead(308, { location: '/b' }).end()
        : htmlPage(response, 'x', { status: 404 }),
    )
    for (const target of ['/a', '/nada', '/a', '/nada']) await door.ask(target)
    expect(door.asked.length).toBe(2)
    door.press.forget(['article:7'])
    for (const target of ['/a', '/nada']) await door.ask(target)
    expect(door.asked.length).toBe(4)
  })

  test('a failure is a readable page with the id of a log entry, and is not kept', async () => {
    let broken = true
    const door = await openFrontDoor((_, response) => {
      if (broken) throw new Error('secret detail of the database')
      htmlPage(response, longText, article)
    })
    const failed = await door.ask('/')
    expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'private, no-store'])
    const id = /<code>([\w-]+)<\/code>/.exec(failed.text)?.[1]
    expect(door.loggedErrors).toMatchObject([{ id }])
    expect(failed.text).not.toContain('secret detail')
    broken = false
    expect((await door.ask('/')).status).toBe(200)
  })

  test('a page that Next finds under /api or /uploads is no page, but for one that a handler answers with on purpose', async () => {
    const door = await openFrontDoor((request, response) => {
      if (request.url?.startsWith('/api/events')) response.appendHeader(OWN_PAGE, '1')
      htmlPage(response, 'Enviar um evento')
    })
    for (const target of ['/uploads/a/b', '/api/nada']) expect((await door.ask(target)).status, target).toBe(404)
    const own = await door.ask('/api/events/preencher')
    expect([own.status, own.headers[OWN_PAGE]]).toEqual([200, undefined])
  })

  test('a handler’s own security policy is the only one; other responses of Next get ours, with a new nonce each', async () => {
    const nonces: unknown[] = []
    const door = await openFrontDoor(
      (request, response) => {
        nonces.push(request.headers['content-security-policy'])
        // Next appends a handler's headers.
        if (request.url?.startsWith('/api/embed')) response.appendHeader('content-security-policy', 'sandbox')
        response.end('x')
      },
      { guarding: true },
    )
    expect((await door.ask('/api/embed/1/1')).headers['content-security-policy']).toBe('sandbox')
    const forged = { 'content-security-policy': "script-src 'nonce-mine'" }
    const screens = [await door.ask('/dashboard', { headers: forged }), await door.ask('/dashboard')]
    const policies = screens.map(({ headers }) => headers['content-security-policy'])
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='; .*frame-ancestors 'none'/)
    expect(policies[1]).not.toBe(policies[0])
    expect(nonces.slice(1)).toEqual(policies)
  })

  test('other methods than reading are refused on reader pages and passed elsewhere', async () => {
    const door = await openFrontDoor((_, response) => response.end('ok'))
    expect((await door.ask('/article/x', { method: 'POST', body: 'a=b' })).status).toBe(405)
    expect(door.asked.length).toBe(0)
    expect((await door.ask('/api/beacon', { method: 'POST', body: 'a=b' })).text).toBe('ok')
    const action = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '[]' }
    expect((await door.ask('/dashboard', action)).text).toBe('ok')
  })
})

test.each(['/', '/dashboard'])(
  'a failure of %s while the database is away is a readable 503, without any part of Next’s response',
  async target => {
    const door = await openFrontDoor((_, response) => {
      response.setHeader('content-encoding', 'gzip')
      htmlPage(response, 'secret detail', undefined, 500)
    })
    door.press.changes.lost()
    const { status, headers, text } = await door.ask(target)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'private, no-store'])
    expect(headers['content-encoding']).toBeUndefined()
    expect(text).not.toMatch(/secret detail|__next/)
    expect(door.loggedErrors).toMatchObject([{ id: /<code>([\w-]+)<\/code>/.exec(text)?.[1] }])
  },
)

test('an action whose arguments Next cannot read is a 400, the client’s error; a screen that fails is a 500 (abuse case 2)', async () => {
  const door = await openFrontDoor((_, response) => response.writeHead(500).end())
  const headers = { 'next-action': 'abc', 'content-type': 'text/plain' }
  expect((await door.ask('/dashboard', { method: 'POST', headers, body: 'lixo' })).status).toBe(400)
  expect((await door.ask('/dashboard')).status).toBe(500)
})
