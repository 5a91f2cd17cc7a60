import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { SignedIn } from '#lib/actor.ts'
import { articlePath, searchPath } from '#lib/addresses/paths.ts'
import type { Article } from '#prisma/generated/client.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { db } from '#server/platform/db/db.ts'
import { stopJobs } from '#server/platform/work/queue.ts'
import { type Ask, outages, visit, wholeAgain } from '#tests/support/database/outages.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { house as mainHouse } from '../support/house.ts'
import { type HouseBehindProxy, startHouseBehindProxy } from '../support/house-behind-proxy.ts'
import { sessionCookie, signInAs } from '../support/session.ts'
import { body, button, openTab, picture } from '../support/writing-screen.ts'

// The browser reports every answer with an error status.
test.use({ expectedErrors: [/50[03]|ERR_/] })
test.describe.configure({ mode: 'default' })

const LONGEST_ANSWER_MS = 5_000
const LONGEST_RETURN_MS = 10_000
/** Longer than the database needs to be found silent. */
const OUTAGE_MS = 8_000

let house: HouseBehindProxy
let author: SignedIn
let free: Article
let premium: Article

test.beforeAll(async () => {
  test.setTimeout(600_000)
  house = await startHouseBehindProxy(mainHouse.port + 1)
  author = await given.author()
  free = (await given.article({ author, status: 'published' })).article
  premium = (await given.article({ author, status: 'published', fields: { visibility: 'premium' } })).article
  // The queue of this process would complain about the outages.
  await stopJobs()
})
test.afterAll(() => house?.stop())

/** The requests of readers and of an author. A search and an article of the archive are printed each time. */
async function asksOf(): Promise<Ask[]> {
  const session = { cookie: `next-auth.session-token=${await sessionCookie(author.id)}` }
  const get =
    (path: string | (() => string), headers = {}) =>
    (signal: AbortSignal) =>
      fetch(house.url + (typeof path === 'string' ? path : path()), { headers, signal })
  const writing = JSON.stringify({ ask: 'load', input: { id: free.id } })
  return [
    { name: 'home', send: get('/') },
    { name: 'free', send: get(articlePath(free)) },
    { name: 'free for a reader with a session', send: get(articlePath(free), session) },
    { name: 'premium', send: get(articlePath(premium)) },
    { name: 'search', send: get(() => searchPath({ q: randomUUID().slice(0, 8) })) },
    { name: 'dashboard', send: get('/dashboard', session) },
    { name: 'sign-in', send: get('/auth') },
    { name: 'health', send: get('/api/health') },
    {
      name: 'save',
      send: async signal => {
        const headers = { ...session, 'content-type': 'application/json', origin: house.url }
        const answer = await fetch(`${house.url}/api/writing`, { method: 'POST', headers, body: writing, signal })
        const { serverError } = await answer.clone().json()
        return serverError?.code === 'unavailable' ? new Response(null, { status: 503 }) : answer
      },
    },
  ]
}

for (const [name, outage] of Object.entries(outages)) {
  test(`a database that is ${name}: every request is answered, finished pages stay, and all is whole again in seconds (abuse case 35) @whole`, async () => {
    const asks = await asksOf()
    await wholeAgain(asks)
    const back = await outage({ proxy: house.proxy, url: house.databaseUrl })
    const leave = visit(asks)
    await wait(OUTAGE_MS)
    await back()
    const experience = await leave()
    const returnMs = await wholeAgain(asks)
    expect(experience.slowestMs, experience.slowest).toBeLessThan(LONGEST_ANSWER_MS)
    expect(returnMs).toBeLessThan(LONGEST_RETURN_MS)
    for (const kept of ['home', 'free', 'free for a reader with a session'])
      expect(Object.keys(experience.statuses[kept] ?? {}), kept).toEqual(['200'])
    for (const [asked, statuses] of Object.entries(experience.statuses))
      expect(
        Object.keys(statuses).filter(status => !/^(200|503)$/.test(status)),
        asked,
      ).toEqual([])
  })
}

test('a takedown during an outage is honoured as soon as the connection is back, and a premium page is not sent meanwhile @whole', async () => {
  const { article } = await given.article({ status: 'published' })
  const [path, paid] = [house.url + articlePath(article), house.url + articlePath(premium)]
  const statusOf = async (url: string) => (await fetch(url)).status
  for (const url of [path, path, paid, paid]) expect(await statusOf(url)).toBe(200)
  house.proxy.freeze()
  await expect.poll(() => statusOf(paid)).toBe(503)
  const { version } = await db().article.findUniqueOrThrow({ where: { id: article.id } })
  await changeStatus(await given.editor(), { id: article.id, version, status: 'draft' })
  expect(await statusOf(path)).toBe(200)
  house.proxy.thaw()
  // A premium page is sent only when changes are heard again.
  await expect.poll(() => statusOf(paid), { intervals: [10] }).toBe(200)
  expect(await statusOf(path)).toBe(404)
})

test.describe('what was typed while the database is away comes back with a sentence (abuse cases 34, 36, 38)', () => {
  test.afterEach(async () => {
    house.proxy.thaw()
    await wholeAgain(await asksOf())
  })

  test('an error report @whole', async ({ page, context }) => {
    await signInAs(context, author.id)
    await page.goto(house.url + articlePath(free))
    await page.getByText('Viu um erro?').click()
    const text = 'A ponte fica em Petrolina, e não em Juazeiro.'
    await page.getByLabel('O que está errado?').fill(text)
    house.proxy.freeze()
    await page.getByRole('button', { name: 'Enviar aviso' }).click()
    await expect(page.getByRole('alert')).toContainText('O serviço está indisponível no momento.')
    await expect(page.getByLabel('O que está errado?')).toHaveValue(text)
    house.proxy.thaw()
    await wholeAgain(await asksOf())
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page).toHaveURL(/#comunicar-erro$/)
    expect(await db().errorReport.count({ where: { message: text } })).toBe(1)
  })

  test('an article, its cover and a comment @whole', async ({ page, context }) => {
    const { article } = await given.article({ author })
    await signInAs(context, author.id)
    await page.goto(`${house.url}/article/${article.id}/edit`)
    const comments = page.getByRole('region', { name: 'Comentários internos' })
    await openTab(page, 'Comentários')
    await expect(comments).not.toContainText('Conectando')
    house.proxy.freeze()
    await body(page).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' Escrito sem banco.')
    await comments.getByLabel('Comentar').fill('Dito sem banco.')
    await comments.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByText('O serviço está indisponível no momento.').first()).toBeVisible()
    await expect(comments.getByLabel('Comentar')).toHaveValue('Dito sem banco.')
    await openTab(page, 'Capa')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'ponte.jpg',
        mimeType: 'image/jpeg',
        buffer: await picture(),
      })
    await expect(page.getByText('Erro no upload').first()).toBeVisible()
    await expect(page.getByText('O serviço está indisponível no momento.').first()).toBeVisible()
    expect(await db().media.count({ where: { ownerId: author.id } })).toBe(0)
    await button(page, 'Salvar').click()
    await expect(body(page)).toContainText('Escrito sem banco.')
    await expectAccessible(page)
    house.proxy.thaw()
    await wholeAgain(await asksOf())
    await expect
      .poll(async () => (await db().article.findUniqueOrThrow({ where: { id: article.id } })).content, {
        timeout: 40_000,
      })
      .toContain('Escrito sem banco.')
    await openTab(page, 'Comentários')
    await comments.getByRole('button', { name: 'Enviar' }).click()
    await expect(comments.getByRole('listitem').filter({ hasText: 'Dito sem banco.' })).toHaveCount(1)
  })
})
