import { expect, test } from 'vitest'
import { findNeighbours } from '#server/articles/reading/queries/neighbours.ts'
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
  expect(await findNeighbours(second)).toMatchObject({
    city: { path: 'tefe-am' },
    previous: { id: first.id, title: first.title, path: `/tefe-am/${first.slug}` },
    next: { id: third.id },
  })
  expect((await findNeighbours(first))?.previous).toBeNull()
  expect((await findNeighbours(third))?.next).toBeNull()
  await db().article.update({ where: { id: first.id }, data: { deletedAt: new Date() } })
  expect((await findNeighbours(second))?.previous).toBeNull()
})

test('two articles of the same time are neighbours of each other, and none is its own', async () => {
  const [one, other] = [await publishAt(9, 'parintins-am'), await publishAt(9, 'parintins-am')]
  expect([(await findNeighbours(one))?.next?.id, (await findNeighbours(other))?.previous?.id]).toEqual([
    other.id,
    one.id,
  ])
})
