import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { indexNowKeyFile } from '#server/announcing/http.ts'
import { sendPending } from '#server/announcing/indexnow.ts'
import { announcingJobs, pingHub } from '#server/announcing/jobs.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { handlers } from '#server/jobs.ts'
import { db } from '#server/platform/db/db.ts'
import { env } from '#server/platform/process/env.ts'
import { command } from '#server/platform/work/command.ts'
import { prepareJobs } from '#server/platform/work/queue.ts'
import { saveIdentity } from '#server/site/commands/save-identity.ts'
import { saveSitePage } from '#server/site/commands/save-site-page.ts'
import { type Double, type IndexNowMessage, openDouble, openHub, openIndexNow } from '#tests/doubles/outside.ts'
import { fieldsWith, given } from '#tests/support/given.ts'

const origin = 'http://localhost:3000'
let hub: Double
let indexNow: Double

beforeAll(async () => {
  ;[hub, indexNow] = await Promise.all([openHub(), openIndexNow()])
  Object.assign(env(), { WEBSUB_HUB: [hub.url], INDEXNOW_ENDPOINT: indexNow.url })
  await prepareJobs(announcingJobs)
})
afterAll(() => Promise.all([hub.close(), indexNow.close()]))
afterEach(async () => {
  await db().$executeRaw`DELETE FROM pgboss.job`
  await db().indexNowPending.deleteMany()
  Object.assign(env(), { WEBSUB_HUB: [hub.url], INDEXNOW_ENDPOINT: indexNow.url, SITE_URL: origin })
  hub.received.length = 0
  indexNow.received.length = 0
})

interface Waiting {
  name: string
  data: Record<string, unknown>
}

const waiting = (name: string) =>
  db().$queryRaw<
    Waiting[]
  >`SELECT name, data FROM pgboss.job WHERE name = ${name} AND state = 'created' ORDER BY created_on, id`

/** Runs all waiting work of these jobs without the worker's pause. */
async function work(...names: string[]): Promise<void> {
  for (const name of names) {
    const handler = announcingJobs.find(({ job }) => job.name === name)
    for (const { data } of await waiting(name)) await handler?.run(data)
    await db().$executeRaw`UPDATE pgboss.job SET state = 'completed' WHERE name = ${name} AND state = 'created'`
  }
}

const announced = () => work('announcing.announce')
const everything = () => work('announcing.announce', 'announcing.profile', 'announcing.websub', 'announcing.indexnow')
const topics = () => hub.received.map(({ body }) => new URLSearchParams(body).get('hub.url')).sort()
const sentAddresses = () => indexNow.received.flatMap(({ body }) => (JSON.parse(body) as IndexNowMessage).urlList)

test('the product’s queue has these jobs', () => {
  expect(handlers).toEqual(expect.arrayContaining([...announcingJobs]))
})

test('publishing pings the hub once for every feed that contains the article, and sends its address to search engines', async () => {
  const { article, author } = await given.article({ status: 'published', fields: { tags: ['Saúde Pública'] } })
  await everything()
  expect(topics()).toEqual(
    [
      `${origin}/rss.xml`,
      `${origin}/campina-grande-pb/rss.xml`,
      `${origin}/tag/saude-publica/rss.xml`,
      `${origin}/author/${author.id}/rss.xml`,
    ].sort(),
  )
  expect(sentAddresses()).toEqual([`${origin}/campina-grande-pb/${article.slug}`])
  expect(await db().indexNowPending.count()).toBe(0)
})

test('a changed institutional page announces its own address; the newspaper’s new name announces its front page and its feed', async () => {
  const master = await given.master()
  const content = '<p>Somos uma redação de sete pessoas que cobre o interior desde a feira até a câmara.</p>'
  await saveSitePage(master, { slug: 'quem-somos', version: 0, fields: { title: 'Quem somos', content } })
  await everything()
  expect([sentAddresses(), topics()]).toEqual([[`${origin}/quem-somos`], []])
  indexNow.received.length = 0
  await saveIdentity(master, { ...defaultIdentity, name: 'Gazeta do Agreste' })
  await everything()
  expect([sentAddresses(), topics()]).toEqual([[`${origin}/`], [`${origin}/rss.xml`]])
})

test('a draft, or a change that is rolled back, is announced to nobody', async () => {
  const { article } = await given.article({ status: 'review' })
  const fails = command(async (context, _: undefined) => {
    await changeStatus.within(context, { id: article.id, version: article.version, status: 'published' })
    throw new Error('the power went out')
  })
  await expect(fails(await given.editor(), undefined)).rejects.toThrow('the power went out')
  expect(await waiting('announcing.announce')).toEqual([])
})

test('changes in a row are one ping for a feed and one message', async () => {
  const editor = await given.editor()
  const { article } = await given.article({ status: 'published' })
  const { id, slug } = article
  for (const version of [article.version, article.version + 1])
    await saveArticle(editor, { id, version, fields: fieldsWith({ slug, title: `Obra, versão ${version}` }) })
  await announced()
  expect(await waiting('announcing.websub')).toHaveLength(4)
  expect(await waiting('announcing.indexnow')).toHaveLength(1)
  await everything()
  expect(topics()).toEqual([...new Set(topics())])
  expect(sentAddresses()).toEqual([`${origin}/campina-grande-pb/${slug}`])
})

test('a moved article announces both addresses and the feeds of both cities; one taken down announces its own', async () => {
  const { article } = await given.article({ status: 'published' })
  await everything()
  hub.received.length = 0
  indexNow.received.length = 0
  const { id, version, slug } = article
  const fields = fieldsWith({ slug: `${slug}-nova`, cities: ['londrina-pr'] })
  await saveArticle(await given.editor(), { id, version, fields })
  await everything()
  expect(sentAddresses().sort()).toEqual([`${origin}/campina-grande-pb/${slug}`, `${origin}/londrina-pr/${slug}-nova`])
  expect(topics()).toEqual(
    expect.arrayContaining([`${origin}/campina-grande-pb/rss.xml`, `${origin}/londrina-pr/rss.xml`]),
  )
  indexNow.received.length = 0
  await removeArticle(await given.master(), { id })
  await everything()
  expect(sentAddresses()).toEqual([`${origin}/londrina-pr/${slug}-nova`])
})

test('a failing hub fails only its own job, which is retried; a hub that refuses gets no retry', async () => {
  let status = 503
  const broken = await openDouble(() => status)
  Object.assign(env(), { WEBSUB_HUB: [broken.url] })
  const ping = { hub: broken.url, topic: `${origin}/rss.xml` }
  await expect(pingHub(ping)).rejects.toThrow('503')
  status = 404
  await expect(pingHub(ping)).resolves.toBeUndefined()
  await broken.close()
  await expect(pingHub(ping)).rejects.toThrow()
  Object.assign(env(), { WEBSUB_HUB: [] })
  await expect(pingHub(ping)).resolves.toBeUndefined()
})

test('while search engines are down, addresses wait; refused addresses are not sent again', async () => {
  await given.article({ status: 'published' })
  await announced()
  let status = 429
  const moody = await openDouble(() => status)
  Object.assign(env(), { INDEXNOW_ENDPOINT: moody.url })
  await expect(sendPending()).rejects.toThrow('429')
  expect(await db().indexNowPending.count()).toBe(1)
  status = 422
  await sendPending()
  expect(await db().indexNowPending.count()).toBe(0)
  await moody.close()
})

test('the IndexNow key is served as a file at the root, and no other file is', async () => {
  await Promise.all([1, 2].map(async n => db().indexNowPending.create({ data: { path: `/article/obra-${n}` } })))
  await Promise.all([sendPending(), sendPending()])
  const messages = indexNow.received.map(({ body }) => JSON.parse(body) as IndexNowMessage)
  const [key = '', ...others] = new Set(messages.map(message => message.key))
  expect(others).toEqual([])
  expect(messages[0]?.keyLocation).toBe(`${origin}/${key}.txt`)
  const file = await indexNowKeyFile(key)
  expect([file.status, await file.text()]).toEqual([200, key])
  for (const name of ['0'.repeat(32), '', `${key}0`, 'x']) expect((await indexNowKeyFile(name)).status).toBe(404)
})

test.each([
  ['https://192.168.0.7', 'https://api.indexnow.example/'],
  ['https://jornal.com.br', '0'],
])('a site at %s with the endpoint %s announces nothing to search engines', async (SITE_URL, INDEXNOW_ENDPOINT) => {
  Object.assign(env(), { SITE_URL, INDEXNOW_ENDPOINT, WEBSUB_HUB: [] })
  await given.article({ status: 'published' })
  await announced()
  expect(await waiting('announcing.indexnow')).toEqual([])
  expect(await db().indexNowPending.count()).toBe(0)
  await sendPending()
  expect(indexNow.received).toEqual([])
})
