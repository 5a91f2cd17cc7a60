import { afterEach, expect, test } from 'vitest'
import { anonymous, system } from '#lib/actor.ts'
import { readPeriod } from '#lib/audience/period.ts'
import { countAudience } from '#server/audience/commands/count-audience.ts'
import { pruneViews } from '#server/audience/commands/prune-views.ts'
import { audienceJobs } from '#server/audience/jobs.ts'
import { findAnalytics, listAnalyticsRows } from '#server/audience/queries/analytics.ts'
import { flushViews, noteView } from '#server/audience/views.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { given } from '../../support/given.ts'
import { refusal } from '../../support/refusal.ts'

let restore = () => {}
afterEach(() => restore())
const at = (moment: string) => {
  restore()
  restore = setClock(() => new Date(moment))
}

const ana = { address: '198.51.100.1', userAgent: 'A' }
const bia = { address: '198.51.100.2', userAgent: 'B' }
const view = (articleId: string, visitor: typeof ana, moment: string) =>
  noteView({ articleId, ...visitor, at: new Date(moment) })

/** Midnight in São Paulo is three in the morning in Greenwich. */
const period = readPeriod({ de: '2026-05-10', ate: '2026-05-12' }, new Date())

test('counts days of São Paulo: views add up, a reader of the whole day is one, counts survive the pruning', async () => {
  const master = await given.master()
  const { article, author } = await given.article({ status: 'published', fields: { title: 'Chuva no sertão' } })
  const { article: other } = await given.article({ status: 'published', fields: { title: 'Feira de sábado' } })
  view(article.id, ana, '2026-05-11T04:00:00Z')
  view(article.id, ana, '2026-05-11T23:00:00Z')
  // Still the 11th in São Paulo, although a new day in Greenwich.
  view(other.id, ana, '2026-05-12T02:40:00Z')
  view(article.id, bia, '2026-05-12T02:45:00Z')
  view(article.id, bia, '2026-05-12T03:10:00Z')
  await flushViews()
  at('2026-05-12T03:30:00Z')
  await countAudience(system, undefined)
  await countAudience(system, undefined)
  const expected = {
    days: [
      { day: '2026-05-10', views: 0, readers: 0 },
      { day: '2026-05-11', views: 4, readers: 2 },
      { day: '2026-05-12', views: 1, readers: 1 },
    ],
    views: 5,
    readersADay: 2,
    articles: [
      { id: article.id, name: 'Chuva no sertão', views: 4, path: expect.stringContaining(article.slug) },
      { id: other.id, name: 'Feira de sábado', views: 1 },
    ],
    cities: [{ id: 'campina-grande-pb', name: 'Campina Grande (PB)', views: 5 }],
  }
  const counted = await findAnalytics(master, period)
  expect(counted).toMatchObject(expected)
  expect(counted.authors[0]).toMatchObject({ id: author.id, views: 4 })
  const lastWeek = readPeriod({ dias: '7' }, new Date('2026-05-12T03:30:00Z'))
  const { articles, cities, authors, views } = await findAnalytics(master, lastWeek)
  expect({ articles, cities, authors, views }).toEqual({
    ...{ articles: counted.articles, cities: counted.cities, authors: counted.authors, views: 5 },
  })

  at('2026-05-12T07:17:00Z')
  await pruneViews(system, undefined)
  await countAudience(system, undefined)
  at('2026-05-14T03:30:00Z')
  await pruneViews(system, undefined)
  await countAudience(system, undefined)
  expect(await db().articleView.count()).toBe(0)
  expect(await findAnalytics(master, period)).toMatchObject(expected)
})

const run = (name: string) => audienceJobs.find(({ job }) => job.name === name)?.run({})
const viewsOf = async (key: string) =>
  (await db().audienceDay.findMany({ where: { subject: 'article', key }, orderBy: { day: 'asc' } })).map(
    row => row.views,
  )

test('views are counted before they are deleted, however long no job ran', async () => {
  const { article } = await given.article({ status: 'published' })
  for (const moment of ['2026-07-10T12:00:00Z', '2026-07-11T12:00:00Z', '2026-07-13T06:00:00Z'])
    view(article.id, ana, moment)
  await flushViews()
  at('2026-07-13T07:17:00Z')
  await run('audience.prune-views')
  await run('audience.count-days')
  expect(await viewsOf(article.id)).toEqual([1, 1, 1])
})

test('an article that is no longer public keeps its count and has no link; days older than two years are deleted', async () => {
  const master = await given.master()
  const { article } = await given.article({ status: 'draft', fields: { title: 'Rascunho antigo' } })
  const gone = '0192aaaa-0000-7000-8000-000000000000'
  const day = new Date('2026-04-02')
  await db().audienceDay.createMany({
    data: [
      { subject: 'article', day, key: article.id, views: 3, readers: 1 },
      { subject: 'article', day, key: gone, views: 2, readers: 1 },
      { subject: 'article', day: new Date('2020-04-02'), key: gone, views: 2, readers: 1 },
    ],
  })
  const april = readPeriod({ de: '2026-04-01', ate: '2026-04-30' }, new Date())
  expect((await findAnalytics(master, april)).articles).toMatchObject([
    { id: article.id, name: 'Rascunho antigo', path: null, views: 3 },
    { id: gone, name: 'Artigo excluído', path: null, views: 2 },
  ])
  at('2026-05-14T12:00:00Z')
  await countAudience(system, undefined)
  expect(await db().audienceDay.count({ where: { day: new Date('2020-04-02') } })).toBe(0)
})

test('nobody but a master reads the counts (abuse cases 3 and 7)', async () => {
  const people = [anonymous, await given.reader(), await given.author(), await given.editor()]
  for (const actor of [...people, { ...(await given.master()), roles: [] }]) {
    expect(await refusal(findAnalytics(actor, period))).toBe('forbidden')
    expect(await refusal(listAnalyticsRows(actor, 'artigos', period))).toBe('forbidden')
  }
})
