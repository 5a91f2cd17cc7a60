import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { htmlPage, openFrontDoor } from '#tests/support/front-door.ts'

const longText = '<p>Chuva forte alaga ruas do centro do Recife.</p>'.repeat(50)
const article = { keys: ['article:1'] }

describe('a page for everybody', () => {
  test('is printed once, without scripts, payload and directive, and sent to all who ask', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, longText, article))
    const first = await door.ask('/article/chuva')
    const second = await door.ask('/article/chuva?utm_source=x')
    expect(first.text).toBe(`<!DOCTYPE html><html><head></head><body>${longText}</body></html>`)
    expect(second.body).toEqual(first.body)
    expect(door.asked.map(({ target }) => target)).toEqual(['/article/chuva'])
  })

  test('tells a CDN that it may hold it for a second, and browsers to ask again', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, longText, article))
    const { headers } = await door.ask('/article/chuva')
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, must-revalidate')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test('comes in the encoding that the reader accepts, with the same words in each', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, longText, article))
    const get = (accepted: string) => door.ask('/', { headers: { 'accept-encoding': accepted } })
    const [br, gz, plain] = await Promise.all([get('gzip, br'), get('gzip'), get('identity')])
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gz.body)).toEqual(plain.body)
    expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('is not sent again to who has it', async () => {
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

  test('is sent whole to who asks for a range', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, longText, article))
    const { status, body } = await door.ask('/', { headers: { range: 'bytes=0-10' } })
    expect([status, body.length > longText.length]).toEqual([200, true])
  })

  test('is printed once although many ask at the same moment', async () => {
    const door = await openFrontDoor((_, response) => setTimeout(() => htmlPage(response, longText, article), 50))
    const answers = await Promise.all(Array.from({ length: 20 }, () => door.ask('/')))
    expect(door.asked.length).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
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

describe('statuses', () => {
  test.each([404, 410, 503])('a page that says %i is sent with it', async status => {
    const door = await openFrontDoor((_, response) => htmlPage(response, '<h1>Oops! Page not found</h1>', { status }))
    const answer = await door.ask('/nada')
    expect(answer.status).toBe(status)
    expect(answer.text).toContain('Oops! Page not found')
  })

  test('a redirect keeps its status and place', async () => {
    const door = await openFrontDoor((_, response) => {
      response.writeHead(308, { location: '/recife-pe/chuva' }).end()
    })
    const answer = await door.ask('/article/chuva')
    expect([answer.status, answer.headers.location]).toEqual([308, '/recife-pe/chuva'])
  })

  test('a redirect and a missing page are dropped by any message, because any may bring them to life', async () => {
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

  test('a failure is a readable page with an id that stands in the log, and is not kept', async () => {
    let broken = true
    const door = await openFrontDoor((_, response) => {
      if (broken) throw new Error('secret detail of the database')
      htmlPage(response, longText, article)
    })
    const failed = await door.ask('/')
    expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'private, no-store'])
    const id = /<code>([\w-]+)<\/code>/.exec(failed.text)?.[1]
    expect(door.complaints).toMatchObject([{ id }])
    expect(failed.text).not.toContain('secret detail')
    broken = false
    expect((await door.ask('/')).status).toBe(200)
  })

  test('a failure while the database cannot be heard is called 503, and says when to try again', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, '', undefined, 500))
    door.press.setHearing(false)
    const answer = await door.ask('/')
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  })

  describe('a screen that fails', () => {
    const failing = (_: unknown, response: Parameters<typeof htmlPage>[0]) => {
      response.setHeader('content-encoding', 'gzip')
      htmlPage(response, 'secret detail', undefined, 500)
    }

    test.each(['/dashboard', '/settings', '/article/0198/edit'])(
      'while the database is away is a 503 in words, with nothing of Next’s answer: %s',
      async target => {
        const door = await openFrontDoor(failing)
        door.press.setHearing(false)
        const answer = await door.ask(target)
        expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
          503,
          '5',
          'private, no-store',
        ])
        expect(answer.headers['content-encoding']).toBeUndefined()
        expect(answer.text).toContain('Não foi possível mostrar esta página agora')
        expect(answer.text).not.toMatch(/secret detail|__next/)
        expect(door.complaints).toMatchObject([{ id: /<code>([\w-]+)<\/code>/.exec(answer.text)?.[1] }])
        expect((await door.ask(target, { method: 'HEAD' })).status).toBe(503)
      },
    )

    test('while the database is there keeps Next’s own page', async () => {
      const door = await openFrontDoor((_, response) => htmlPage(response, 'Algo deu errado', undefined, 500))
      const answer = await door.ask('/dashboard')
      expect([answer.status, answer.headers['retry-after']]).toEqual([500, undefined])
      expect(answer.text).toContain('Algo deu errado')
    })

    test('says nothing of itself on one that works without the database', async () => {
      const door = await openFrontDoor((_, response) => htmlPage(response, 'Entrar'))
      door.press.setHearing(false)
      const answer = await door.ask('/auth')
      expect([answer.status, answer.text.includes('Entrar')]).toEqual([200, true])
    })
  })

  test.each(['/assets/nada.js', '/brand/nada', '/uploads/a/b', '/api/nada', '/_next/static/nada.js'])(
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

  test('what a handler answers keeps its status', async () => {
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
    expect((await door.ask('/dashboard', { method: 'POST', body: 'a=b' })).text).toBe('ok')
  })
})

describe('what is kept', () => {
  test('a page without a directive is not', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, longText))
    await door.ask('/')
    const { headers } = await door.ask('/')
    expect([door.asked.length, headers['cache-control']]).toEqual([2, 'private, no-store'])
  })

  test('a page that sets a cookie is not', async () => {
    const door = await openFrontDoor((_, response) => {
      response.setHeader('set-cookie', 'a=b')
      htmlPage(response, longText, article)
    })
    await door.ask('/')
    const { headers } = await door.ask('/')
    expect([door.asked.length, headers['cache-control'], headers['set-cookie']]).toEqual([
      2,
      'private, no-store',
      ['a=b'],
    ])
  })

  test('a feed is, when its header says what it was made from; the header stays here', async () => {
    const door = await openFrontDoor((_, response) => {
      response.setHeader('content-type', 'application/rss+xml; charset=utf-8')
      response.setHeader('x-press', JSON.stringify({ keys: ['feed'] }))
      response.end('<rss><channel><script>stays</script></channel></rss>')
    })
    const first = await door.ask('/rss.xml')
    await door.ask('/rss.xml')
    expect(door.asked.length).toBe(1)
    expect([first.headers['x-press'], first.headers['content-type']]).toEqual([
      undefined,
      'application/rss+xml; charset=utf-8',
    ])
    expect(first.text).toContain('<script>stays</script>')
    door.press.forget(['feed'])
    await door.ask('/rss.xml')
    expect(door.asked.length).toBe(2)
  })

  test('a page is printed anew once something it was made from changed', async () => {
    let version = 1
    const door = await openFrontDoor((_, response) => htmlPage(response, `versão ${version}`, article))
    await door.ask('/')
    version = 2
    door.press.forget(['article:2'])
    expect((await door.ask('/')).text).toContain('versão 1')
    door.press.forget(['article:1'])
    expect((await door.ask('/')).text).toContain('versão 2')
  })

  test('a print that began before the message is neither kept nor given to who asks after it', async () => {
    const ends: (() => void)[] = []
    let version = 1
    const door = await openFrontDoor((_, response) => {
      const body = `versão ${version}`
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.push(resolve)
      return promise.then(() => htmlPage(response, body, article))
    })
    const before = door.ask('/')
    await expect.poll(() => ends.length).toBe(1)
    version = 2
    door.press.forget(['article:1'])
    const after = door.ask('/')
    await expect.poll(() => ends.length).toBe(2)
    ends[1]?.()
    expect((await after).text).toContain('versão 2')
    ends[0]?.()
    expect((await before).text).toContain('versão 1')
    expect((await door.ask('/')).text).toContain('versão 2')
  })

  test('nothing while messages may be missed', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, longText, article))
    await door.ask('/')
    door.press.setHearing(false)
    await door.ask('/')
    await door.ask('/')
    expect(door.asked.length).toBe(3)
    door.press.setHearing(true)
    await door.ask('/')
    await door.ask('/')
    expect(door.asked.length).toBe(4)
  })

  test('nothing and with all scripts when the press is off; statuses and redirects stay', async () => {
    const off = { keeping: false, stripping: false }
    const door = await openFrontDoor((_, response) => htmlPage(response, 'x', { status: 404 }), off)
    await door.ask('/nada')
    const answer = await door.ask('/nada')
    expect([door.asked.length, answer.status]).toEqual([2, 404])
    expect(answer.text).toContain('self.__next_f')
    expect(answer.headers['content-security-policy']).toBeUndefined()
  })
})
