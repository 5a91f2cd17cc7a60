import { expect, test } from 'vitest'
import { articleSlugAt, blankPath, routes } from '#lib/addresses/screens/routes.ts'
import { type ArticleMarkup, blankMarks } from '#lib/press.ts'
import type { Writer } from '#server/press/print/writer.ts'
import { type FakeNext, htmlPage, openFrontDoor } from '#tests/support/front-door.ts'

const address = '/sobral-ce/chuva'
const [site, article] = [{ keys: ['site'] }, { keys: ['article:1', 'site'] }]
const places = `<title>${blankMarks.head}</title><header>Folha</header><p>${blankMarks.main}</p>`

/** Next's part: the blank page, and every other page whole. */
const nextWith =
  (blank: () => string = () => places): FakeNext =>
  (request, response) =>
    request.url === blankPath ? htmlPage(response, blank(), site) : htmlPage(response, 'por inteiro', article)

/** The build's part: the markup of articles. */
const writes =
  (markup: () => ArticleMarkup = () => matter('Chuva')): Writer =>
  async path =>
    articleSlugAt(path) === null ? null : markup()

function matter(text: string, directive: object = article): ArticleMarkup {
  const press = `<meta name="press" content="${JSON.stringify(directive).replaceAll('"', '&quot;')}"/>`
  return { head: `${press}<title>${text}</title>`, main: `<script>bad()</script><h1>${text}</h1>` }
}

/** A front door whose blank page is ready. */
async function openReadyDoor({ next = nextWith(), write = writes() }: { next?: FakeNext; write?: Writer } = {}) {
  const door = await openFrontDoor(next, { write })
  await expect.poll(() => door.asked.map(({ target }) => target)).toContain(blankPath)
  await expect.poll(() => door.press.state().printing).toBe(0)
  return door
}

test('then an article is its matter in the blank page, with its directive and no foreign script; and it is kept', async () => {
  const door = await openReadyDoor()
  const { text, status } = await door.ask(address)
  expect(status).toBe(200)
  expect(text).toContain('<title>Chuva</title><header>Folha</header><h1>Chuva</h1>')
  expect(text).not.toMatch(/bad\(\)|name="press"|por inteiro/)
  expect(door.asked.map(({ target }) => target)).toEqual([blankPath])
  await door.ask(address)
  expect([door.press.state().hits, door.press.state().filled]).toEqual([1, 1])
  door.press.forget(['article:1'])
  await door.ask(address)
  expect(door.press.state().filled).toBe(2)
})

test('a signed-in reader gets a page that Next rendered whole', async () => {
  const door = await openReadyDoor()
  const { text } = await door.ask(address, { headers: { cookie: 'next-auth.session-token=a' } })
  expect(text).toContain('por inteiro')
})

test.each([
  [404, { status: 404, keys: ['address:chuva'] }],
  [410, { status: 410, keys: ['address:chuva'] }],
])('a missing article has its status: %i', async (expected, directive) => {
  const door = await openReadyDoor({ write: writes(() => matter('Não há', directive)) })
  const { status, text } = await door.ask(address)
  expect([status, text.includes('<h1>Não há</h1>')]).toEqual([expected, true])
})

test('an article that moved redirects to its address, and one whose writer fails is a 500', async () => {
  let fails = false
  const door = await openReadyDoor({
    write: writes(() => {
      if (fails) throw new Error('the database is away')
      return { movedTo: '/sobral-ce/chuva-forte' }
    }),
  })
  const moved = await door.ask(address)
  expect([moved.status, moved.headers.location]).toEqual([308, '/sobral-ce/chuva-forte'])
  fails = true
  expect((await door.ask('/sobral-ce/outra')).status).toBe(500)
})

test('no visitor gets a page that is only for requests from the press to Next', async () => {
  const door = await openFrontDoor(nextWith(), { write: writes() })
  for (const path of [blankPath, '/PRENSA/em-branco', '/prensa/x/../em-branco', '/prensa']) {
    expect((await door.ask(path)).text, path).not.toContain(blankMarks.main)
  }
  // The press itself requests the blank page as soon as it listens.
  expect(new Set(door.asked.map(({ target }) => target))).toEqual(new Set([blankPath, routes.missingPath]))
  expect(door.asked.filter(({ target }) => target === blankPath)).toHaveLength(1)
})
