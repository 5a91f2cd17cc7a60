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

  test('a failure while the database is away is a 503 with Retry-After', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, '', undefined, 500))
    door.press.changes.lost()
    const answer = await door.ask('/')
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  })

  test.each(['/assets/nada.js', '/uploads/a/b', '/api/nada', '/_next/static/nada.js'])(
    'a page that Next finds under %s is no page: 404',
    async target => {
      const door = await openFrontDoor((_, response) => htmlPage(response, 'Página não encontrada', { status: 404 }))
      const payload = await openFrontDoor((_, response) => {
        response.setHeader('content-type', 'text/x-component')
        response.end('0:{}')
      })
      expect([(await door.ask(target)).status, (await payload.ask(target)).status]).toEqual([404, 404])
    },
  )

  test('a page that a handler under /api answers with on purpose keeps its status, without the mark', async () => {
    const door = await openFrontDoor((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.appendHeader(OWN_PAGE, '1')
      response.end('<h1>Enviar um evento</h1>')
    })
    const answer = await door.ask('/api/events/preencher')
    expect([answer.status, answer.headers[OWN_PAGE]]).toEqual([200, undefined])
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

  test('a handler’s response keeps its status', async () => {
    const door = await openFrontDoor((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{}')
    })
    expect((await door.ask('/api/health')).status).toBe(200)
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

describe('a screen that fails', () => {
  const failing = (_: unknown, response: Parameters<typeof htmlPage>[0]) => {
    response.setHeader('content-encoding', 'gzip')
    htmlPage(response, 'secret detail', undefined, 500)
  }

  test.each(['/dashboard', '/settings', '/become-master', '/article/0198/edit'])(
    'while the database is away is a readable 503, without any part of Next’s response: %s',
    async target => {
      const door = await openFrontDoor(failing)
      door.press.changes.lost()
      const answer = await door.ask(target)
      expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
        503,
        '5',
        'private, no-store',
      ])
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.text).toContain('Não foi possível mostrar esta página agora')
      expect(answer.text).not.toMatch(/secret detail|__next/)
      expect(door.loggedErrors).toMatchObject([{ id: /<code>([\w-]+)<\/code>/.exec(answer.text)?.[1] }])
      expect((await door.ask(target, { method: 'HEAD' })).status).toBe(503)
    },
  )

  test('while the database is up keeps Next’s own page', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, 'Algo deu errado', undefined, 500))
    const answer = await door.ask('/dashboard')
    expect([answer.status, answer.headers['retry-after']]).toEqual([500, undefined])
    expect(answer.text).toContain('Algo deu errado')
  })

  test('does not affect a screen that works without the database', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, 'Entrar'))
    door.press.changes.lost()
    const answer = await door.ask('/auth')
    expect([answer.status, answer.text.includes('Entrar')]).toEqual([200, true])
  })
})

describe('an action whose arguments Next cannot read (abuse case 2)', () => {
  const headers = { 'next-action': 'abc', 'content-type': 'text/plain' }
  const action = { method: 'POST', headers, body: 'lixo' }
  const fail = (_: unknown, response: Parameters<typeof htmlPage>[0]) => response.writeHead(500).end()

  test('is a 400: the client’s error', async () => {
    const door = await openFrontDoor(fail)
    expect((await door.ask('/dashboard', action)).status).toBe(400)
    expect((await door.ask('/dashboard')).status).toBe(500)
  })

  test('is a 503 while the database is away', async () => {
    const door = await openFrontDoor(fail)
    door.press.changes.lost()
    expect((await door.ask('/dashboard', action)).status).toBe(503)
  })
})
