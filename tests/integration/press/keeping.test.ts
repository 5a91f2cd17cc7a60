import { describe, expect, test } from 'vitest'
import { htmlPage, openFrontDoor } from '#tests/support/front-door.ts'

const longText = '<p>Chuva forte alaga ruas do centro do Recife.</p>'.repeat(50)
const article = { keys: ['article:1'] }

describe('keeping', () => {
  test('pages printed to warm up a process are not kept, and are printed one after the other', async () => {
    let running = 0
    const door = await openFrontDoor(async (_, response) => {
      expect(++running).toBe(1)
      await new Promise(resolve => setTimeout(resolve, 5))
      running--
      htmlPage(response, longText, article)
    })
    await door.press.warmUp(async () => ['/', '/cidade/materia'])
    expect(door.asked.map(({ target }) => target)).toEqual(['/', '/cidade/materia'])
    expect(door.press.state()).toMatchObject({ warming: false, memory: { pages: 0 } })
    const going = door.press.warmUp(async () => ['/a', '/b', '/c'])
    expect(door.press.state().warming).toBe(true)
    await expect.poll(() => door.asked.length, { interval: 1 }).toBe(3)
    await door.press.close()
    await going
    expect(door.asked.length).toBe(3)
    await door.press.warmUp(() => Promise.reject(new Error('no database')))
    expect(door.press.state().warming).toBe(false)
  })

  test('a page without a directive is not kept', async () => {
    const door = await openFrontDoor((_, response) => htmlPage(response, longText))
    await door.ask('/')
    const { headers } = await door.ask('/')
    expect([door.asked.length, headers['cache-control']]).toEqual([2, 'private, no-store'])
  })

  test('a page that sets a cookie is not kept', async () => {
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

  test('a feed is kept if its header has a directive; the header is not sent', async () => {
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

  test('a page is printed anew after a change to one of its keys', async () => {
    let version = 1
    const door = await openFrontDoor((_, response) => htmlPage(response, `versão ${version}`, article))
    await door.ask('/')
    version = 2
    door.press.forget(['article:2'])
    expect((await door.ask('/')).text).toContain('versão 1')
    door.press.forget(['article:1'])
    expect((await door.ask('/')).text).toContain('versão 2')
  })

  test('a print that began before a change is neither kept nor sent to later requests', async () => {
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

  describe('while changes are not heard', () => {
    const session = { headers: { cookie: 'next-auth.session-token=rita' } }

    async function deafDoor() {
      let broken = false
      const door = await openFrontDoor((request, response) => {
        if (broken) throw new Error('no database')
        const reader = request.headers.cookie ? 'de Rita' : 'de todos'
        htmlPage(response, `${longText}<p>${reader}</p>`, { ...article, askFirst: request.url?.includes('premium') })
      })
      for (const target of ['/', '/cidade/premium']) await door.ask(target)
      door.press.changes.lost()
      broken = true
      return { ...door, mend: () => (broken = false) }
    }

    test('a finished free page is sent without a print; a premium one is asked for, and no new page is kept', async () => {
      const door = await deafDoor()
      expect((await door.ask('/')).status).toBe(200)
      expect(door.asked.length).toBe(2)
      expect((await door.ask('/cidade/premium')).status).toBe(503)
      door.mend()
      for (const _ of [1, 2]) expect((await door.ask('/cidade/nova')).status).toBe(200)
      expect(door.asked.length).toBe(5)
    })

    test('a reader with a session gets the page for everybody if theirs cannot be made', async () => {
      const door = await deafDoor()
      const answer = await door.ask('/', session)
      expect([answer.status, answer.text.includes('de todos')]).toEqual([200, true])
      expect((await door.ask('/cidade/premium', session)).status).toBe(503)
      door.mend()
      expect((await door.ask('/', session)).text).toContain('de Rita')
    })

    test('unchanged pages are sent again afterwards, premium ones too', async () => {
      const door = await deafDoor()
      await door.startListening()
      expect((await door.ask('/cidade/premium')).status).toBe(200)
      expect(door.asked.length).toBe(2)
    })
  })

  test('with the press off no page is kept and scripts stay; statuses and redirects still work', async () => {
    const off = { keeping: false, stripping: false }
    const door = await openFrontDoor((_, response) => htmlPage(response, 'x', { status: 404 }), off)
    await door.ask('/nada')
    const answer = await door.ask('/nada')
    expect([door.asked.length, answer.status]).toEqual([2, 404])
    expect(answer.text).toContain('self.__next_f')
    expect(answer.headers['content-security-policy']).toBeUndefined()
  })
})
