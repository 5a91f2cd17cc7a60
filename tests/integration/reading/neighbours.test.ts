import { expect, test } from 'vitest'
import { findNear } from '#server/articles/reading/queries/neighbours.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '#tests/support/given.ts'

async function publishAt(day: number, city = 'tefe-am') {
  const { article } = await given.article({ status: 'published', fields: { cities: [city] } })
  const publishedAt = new Date(Date.UTC(2026, 2, day))
  await db().article.update({ where: { id: article.id }, data: { publishedAt } })
  return { ...article, publishedAt, locations: [{ name: 'Tefé', path: city, primary: true }] }
}

test('the neighbours of an article are its city’s articles before and after it', async () => {
  const [first, second, third] = [await publishAt(1), await publishAt(2), await publishAt(3)]
  await publishAt(2, 'coari-am')
  expect((await findNear(second)).neighbours).toMatchObject({
    city: { path: 'tefe-am' },
    previous: { id: first.id, title: first.title, path: `/tefe-am/${first.slug}` },
    next: { id: third.id },
  })
  expect((await findNear(first)).neighbours?.previous).toBeNull()
  expect((await findNear(third)).neighbours?.next).toBeNull()
  await db().article.update({ where: { id: first.id }, data: { deletedAt: new Date() } })
  expect((await findNear(second)).neighbours?.previous).toBeNull()
})

test('two articles of the same time are neighbours of each other, and none is its own', async () => {
  const [one, other] = [await publishAt(9, 'parintins-am'), await publishAt(9, 'parintins-am')]
  expect([(await findNear(one)).neighbours?.next?.id, (await findNear(other)).neighbours?.previous?.id]).toEqual([
    other.id,
    one.id,
  ])
})

test('“Mais lidas” stands beside an article without itself, and without what is not public any more', async () => {
  const [read, withdrawn, here] = [await publishAt(1, 'coari-am'), await publishAt(2, 'coari-am'), await publishAt(3)]
  await db().mostRead.createMany({
    data: [here, withdrawn, read].map(({ id }, place) => ({ articleId: id, views: 900 - place })),
  })
  await db().article.update({ where: { id: withdrawn.id }, data: { deletedAt: new Date() } })
  const line = { id: read.id, title: read.title, path: `/coari-am/${read.slug}`, premium: false }
  expect((await findNear(here)).mostRead).toEqual([line])
  // A city is not needed.
  expect(await findNear({ ...here, locations: [] })).toEqual({ neighbours: null, mostRead: [line] })
})
