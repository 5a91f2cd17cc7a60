import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { sendEmbed } from '#server/articles/reading/http.ts'
import { findArticleAt } from '#server/articles/reading/queries/address.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { billingJobs } from '#server/subscriptions/jobs.ts'
import { openMetered } from '#server/subscriptions/meter/commands/open-metered.ts'
import { receiveMetered } from '#server/subscriptions/meter/http.ts'
import { given } from '#tests/support/given.ts'
import { paidPart, premiumArticle, setPricing } from '#tests/support/premium/premium.ts'
import { refusal } from '#tests/support/refusal.ts'
import { cookieName, sessionCookie } from '#tests/support/session-cookie.ts'

let restoreClock = () => {}
beforeEach(() => setPricing({ meterPerMonth: 2 }))
afterEach(() => restoreClock())

async function read(reader: Actor, slug: string) {
  const found = await findArticleAt(reader, slug)
  if (found.kind !== 'article') throw new Error(`no article: ${found.kind}`)
  const { locked, body, meter } = found.article
  return { whole: body.includes(paidPart), locked, left: meter?.left }
}

test('a reader opens as many premium texts a month as the setting says, and reads each again at will', async () => {
  const reader = await given.reader()
  const [one, two, three] = [await premiumArticle(), await premiumArticle(), await premiumArticle()]
  expect(await read(reader, one.slug)).toEqual({ whole: false, locked: true, left: 2 })
  expect(await openMetered(reader, { articleId: one.id })).toEqual({ path: `/londrina-pr/${one.slug}` })
  await openMetered(reader, { articleId: one.id })
  expect(await read(reader, one.slug)).toMatchObject({ whole: true, locked: false })
  expect(await read(reader, two.slug)).toEqual({ whole: false, locked: true, left: 1 })
  await openMetered(reader, { articleId: two.id })
  expect(await read(reader, three.slug)).toEqual({ whole: false, locked: true, left: 0 })
  expect(await refusal(openMetered(reader, { articleId: three.id }))).toBe('meter_used_up')
  expect(await read(reader, three.slug)).toMatchObject({ whole: false })
  expect(await read(reader, one.slug)).toMatchObject({ whole: true })
  // To everybody else nothing was opened.
  for (const other of [anonymous, await given.reader()])
    expect(await read(other, one.slug)).toMatchObject({ whole: false })
})

test('ten requests at once for ten texts open no more than the setting allows', async () => {
  const reader = await given.reader()
  const articles = await Promise.all(Array.from({ length: 10 }, () => premiumArticle()))
  await Promise.allSettled(articles.map(({ id }) => openMetered(reader, { articleId: id })))
  expect(await db().meteredReading.count({ where: { userId: reader.id } })).toBe(2)
})

test('the month is that of São Paulo; a new one counts from zero, and the night deletes the old one', async () => {
  const reader = await given.reader()
  const [one, two, three] = [await premiumArticle(), await premiumArticle(), await premiumArticle()]
  // 23:59 on 30 November in São Paulo is December in UTC.
  restoreClock = setClock(() => new Date('2026-12-01T02:59:00Z'))
  await openMetered(reader, { articleId: one.id })
  await openMetered(reader, { articleId: two.id })
  expect(await db().meteredReading.findMany({ where: { userId: reader.id }, select: { month: true } })).toEqual([
    { month: '2026-11' },
    { month: '2026-11' },
  ])
  restoreClock()
  restoreClock = setClock(() => new Date('2026-12-01T03:00:00Z'))
  expect(await read(reader, one.slug)).toEqual({ whole: false, locked: true, left: 2 })
  await openMetered(reader, { articleId: three.id })
  expect(await read(reader, three.slug)).toMatchObject({ whole: true })
  await billingJobs.find(({ job }) => job.name === 'billing.purge')?.run({})
  expect(await db().meteredReading.count({ where: { userId: reader.id } })).toBe(1)
})

test('switched off, the meter opens nothing, and closes what it opened', async () => {
  const reader = await given.reader()
  const article = await premiumArticle()
  await openMetered(reader, { articleId: article.id })
  await setPricing({ meterPerMonth: 0 })
  expect(await read(reader, article.slug)).toEqual({ whole: false, locked: true, left: undefined })
  expect(await refusal(openMetered(reader, { articleId: article.id }))).toBe('not_found')
})

test('it counts only public premium texts, of people who are signed in and do not subscribe', async () => {
  const reader = await given.reader()
  const { article: free } = await given.article({ status: 'published' })
  const { article: draft } = await given.article({ fields: { visibility: 'premium' } })
  for (const id of [free.id, draft.id, crypto.randomUUID()])
    expect(await refusal(openMetered(reader, { articleId: id }))).toBe('not_found')
  const article = await premiumArticle()
  expect(await refusal(openMetered(anonymous, { articleId: article.id }))).toBe('signed_out')
  const subscriber = await given.subscriber()
  await openMetered(subscriber, { articleId: article.id })
  expect(await db().meteredReading.count({ where: { articleId: article.id } })).toBe(0)
})

test('only a form of this site, sent by its reader, opens a text', async () => {
  const reader = await given.reader()
  const article = await premiumArticle()
  const cookie = `${cookieName}=${await sessionCookie(reader.id)}`
  const own = {
    origin: 'https://jornal.example',
    'x-forwarded-host': 'jornal.example',
    referer: 'https://jornal.example/a',
  }
  const post = (headers: Record<string, string>, body = `article=${article.id}`) =>
    receiveMetered(new Request('https://jornal.example/api/meter', { method: 'POST', headers, body }))
  expect((await post({ ...own, cookie, origin: 'https://evil.example' })).status).toBe(403)
  const signedOut = await post(own)
  expect([signedOut.status, signedOut.headers.get('location')]).toEqual([303, '/auth?next=%2Fa'])
  expect((await post({ ...own, cookie }, 'article=1')).status).toBe(400)
  expect(await db().meteredReading.count({ where: { userId: reader.id } })).toBe(0)
  const opened = await post({ ...own, cookie })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/londrina-pr/${article.slug}`])
  // The frame of its embed opens with it, for this reader alone.
  const frame = (headers: Record<string, string>) =>
    sendEmbed(new Request(`https://jornal.example/api/embed/${article.id}/0`, { headers }), {
      params: Promise.resolve({ id: article.id, place: '0' }),
    })
  expect((await frame({ cookie })).status).toBe(200)
  expect((await frame({})).status).toBe(404)
})
