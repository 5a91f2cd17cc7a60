import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { limits } from '#lib/limits.ts'
import { listMostRead } from '#server/articles/reading/queries/most-read.ts'
import { countAudience } from '#server/audience/commands/count-audience.ts'
import { countMostRead } from '#server/audience/commands/count-most-read.ts'
import { listNews } from '#server/newsletter/automatic/news.ts'
import { listLatest } from '#server/newsletter/editions/choosing.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'

const hourMs = 60 * 60 * 1000

/** Makes an article with views that are some hours old. */
async function read(views: number, hoursAgo = 1) {
  const { article } = await given.article({ status: 'published' })
  const slot = new Date(Date.now() - hoursAgo * hourMs)
  await db().articleView.createMany({
    data: Array.from({ length: views }, () => ({ articleId: article.id, visitorHash: randomBytes(16), slot })),
  })
  return article.id
}

beforeEach(async () => {
  await db().articleView.deleteMany()
  await db().article.updateMany({ data: { deletedAt: new Date() } })
})

const shown = async () => (await listMostRead()).map(({ id }) => id)

test('the most read articles of the last day come first, up to the length of the list', async () => {
  expect(await shown()).toEqual([])
  await read(40, 25)
  const few = await read(3)
  const many = await read(9, 23)
  const some = await read(5)
  await countMostRead(system, undefined)
  expect(await shown()).toEqual([many, some, few])

  for (const views of [2, 2, 2]) await read(views)
  await countMostRead(system, undefined)
  expect(await shown()).toHaveLength(limits.mostRead)

  // A page does not count: until the next count the list stays the same, without articles that readers may no longer see.
  await db().articleView.deleteMany()
  await db().article.update({ where: { id: many }, data: { deletedAt: new Date() } })
  expect((await shown()).slice(0, 2)).toEqual([some, few])
  await countMostRead(system, undefined)
  expect(await shown()).toEqual([])
})

test('one network puts no article first, in no order (abuse case 46)', async () => {
  const honest = await read(33)
  const { article } = await given.article({ status: 'published' })
  const invented = { articleId: article.id, networkHash: Buffer.alloc(8, 7), slot: new Date(Date.now() - hourMs) }
  await db().articleView.createMany({
    data: Array.from({ length: 1_600 }, () => ({ ...invented, visitorHash: randomBytes(16) })),
  })
  await db().article.update({ where: { id: article.id }, data: { viewsCount: 1_600 } })
  await countMostRead(system, undefined)
  await countAudience(system, undefined)
  expect(await shown()).toEqual([honest, article.id])
  const block = { city: null, days: 7, count: 5, mostRead: true, without: [] }
  const moment = new Date(Date.now() + 1_000)
  expect((await listLatest(block, moment)).map(({ id }) => id)).toEqual([honest, article.id])
  expect((await listNews('weekly', null, moment)).map(({ id }) => id)).toEqual([honest, article.id])
})
