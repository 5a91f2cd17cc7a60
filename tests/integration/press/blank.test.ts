import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { blankMarks } from '#lib/press.ts'
import { blankPath, matterPath, routes } from '#lib/routes.ts'
import { type FakeNext, htmlPage, openFrontDoor } from '#tests/support/front-door.ts'

const address = '/sobral-ce/chuva'
const [site, article] = [{ keys: ['site'] }, { keys: ['article:1', 'site'] }]
const places = `<title>${blankMarks.head}</title><header>Folha</header><p>${blankMarks.main}</p>`

/** Next's part: the blank page, the matter of an article, anything else whole. */
function nextWith(matter: FakeNext = matterWith('Chuva'), blank = places): FakeNext {
  return (request, response) => {
    if (request.url?.startsWith('/prensa/artigo/')) return matter(request, response)
    if (request.url === blankPath) return htmlPage(response, blank, site)
    htmlPage(response, 'por inteiro', article)
  }
}

const matterWith =
  (text: string, directive: object = article): FakeNext =>
  (_, response) =>
    sendMatter(response, text, directive)

function sendMatter(response: ServerResponse, text: string, directive: object) {
  const press = `<meta name="press" content="${JSON.stringify(directive).replaceAll('"', '&quot;')}"/>`
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({ head: `${press}<title>${text}</title>`, main: `<script>bad()</script><h1>${text}</h1>` }),
  )
}

/** A house whose blank page lies ready. */
async function openHouse(next = nextWith()) {
  const door = await openFrontDoor(next, { routes })
  await expect.poll(() => door.asked.map(({ target }) => target)).toContain(blankPath)
  await expect.poll(() => door.press.state().printing).toBe(0)
  return door
}

test('nobody waits for the blank page: until it lies ready, Next makes articles whole', async () => {
  const printed = Promise.withResolvers<void>()
  const door = await openFrontDoor(
    async (request, response) => {
      if (request.url === blankPath) await printed.promise
      return nextWith()(request, response)
    },
    { routes },
  )
  expect((await door.ask(address)).text).toContain('por inteiro')
  printed.resolve()
  await expect.poll(() => door.press.state().printing).toBe(0)
  expect((await door.ask('/sobral-ce/depois')).text).toContain('<h1>Chuva</h1>')
})

test('then an article is its matter in the blank page, with what it says of itself and no script that is not ours; and it is kept', async () => {
  const door = await openHouse()
  const { text, status } = await door.ask(address)
  expect(status).toBe(200)
  expect(text).toContain('<title>Chuva</title><header>Folha</header><h1>Chuva</h1>')
  expect(text).not.toMatch(/bad\(\)|name="press"|por inteiro/)
  expect(door.asked.at(-1)?.target).toBe(matterPath(address))
  const { length } = door.asked
  await door.ask(address)
  expect([door.asked.length, door.press.state().filled]).toEqual([length, 1])
  door.press.forget(['article:1'])
  await door.ask(address)
  expect(door.press.state().filled).toBe(2)
})

test('whoever is signed in gets a page that Next made whole', async () => {
  const door = await openHouse()
  const { text } = await door.ask(address, { headers: { cookie: 'next-auth.session-token=a' } })
  expect(text).toContain('por inteiro')
})

test('what changes around every page ends the blank one too', async () => {
  let blank = places
  const door = await openHouse((request, response) => nextWith(undefined, blank)(request, response))
  blank = places.replace('Folha', 'Gazeta')
  door.press.forget(['site'])
  expect((await door.ask(address)).text).toContain('por inteiro')
  await expect
    .poll(async () => {
      door.press.forget(['article:1'])
      return (await door.ask(address)).text
    })
    .toContain('Gazeta')
})

test('an article that is put together while its frame changes is not kept', async () => {
  const door = await openHouse(
    nextWith((_, response) => {
      door.press.forget(['site'])
      sendMatter(response, 'Chuva', article)
    }),
  )
  expect((await door.ask(address)).text).toContain('Folha')
  await door.ask(address)
  expect(door.press.state().hits).toBe(0)
})

test.each([
  [404, { status: 404, keys: ['address:chuva'] }],
  [410, { status: 410, keys: ['address:chuva'] }],
])('an absence is told with its status: %i', async (expected, directive) => {
  const door = await openHouse(nextWith(matterWith('Não há', directive)))
  const { status, text } = await door.ask(address)
  expect([status, text.includes('<h1>Não há</h1>')]).toEqual([expected, true])
})

test('an article that moved leads to its address, and one whose matter fails is a failure', async () => {
  let status = 308
  const door = await openHouse(
    nextWith((_, response) => {
      response.writeHead(status, status === 308 ? { location: '/sobral-ce/chuva-forte' } : {})
      response.end()
    }),
  )
  const moved = await door.ask(address)
  expect([moved.status, moved.headers.location]).toEqual([308, '/sobral-ce/chuva-forte'])
  status = 500
  expect((await door.ask('/sobral-ce/outra')).status).toBe(500)
})

test('a blank page without its places, a press that keeps nothing and one that hears nothing do without', async () => {
  const odd = await openHouse(nextWith(undefined, '<p>quebrada</p>'))
  expect((await odd.ask(address)).text).toContain('por inteiro')
  for (const door of [
    await openFrontDoor(nextWith(), { routes, keeping: false }),
    await openFrontDoor(nextWith(), { routes }, 'unheard'),
  ]) {
    await door.ask(address)
    expect((await door.ask(address)).text).toContain('por inteiro')
    expect(door.asked.map(({ target }) => target)).toEqual([address, address])
  }
})

test('a process warms up with articles that are put together', async () => {
  const door = await openFrontDoor(nextWith(), { routes }, 'unheard')
  await door.press.warmUp(async () => ['/', address])
  expect(door.asked.map(({ target }) => target)).toEqual([blankPath, '/', matterPath(address)])
})

test('what lies between the press and Next is nobody’s page', async () => {
  const door = await openFrontDoor(nextWith(), { routes })
  for (const path of [blankPath, matterPath(address) ?? '', '/PRENSA/em-branco', '/prensa/x/../em-branco', '/prensa']) {
    await door.ask(path)
  }
  // The press itself asks for the blank one, as soon as it hears.
  expect(new Set(door.asked.map(({ target }) => target))).toEqual(new Set([blankPath, routes.missingPath]))
  expect(door.asked.filter(({ target }) => target === blankPath)).toHaveLength(1)
})
