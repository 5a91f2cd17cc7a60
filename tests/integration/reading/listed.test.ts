import { expect, test } from 'vitest'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { restoreArticle } from '#server/articles/publication/commands/restore-article.ts'
import { listShelf } from '#server/articles/reading/queries/archive.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { listCitiesWithArticles } from '#server/locations/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsWith, given } from '../../support/given.ts'

const counted = async () =>
  Object.fromEntries((await listCitiesWithArticles()).map(({ path, articles }) => [path, articles]))
const listed = async (city: string) => (await listShelf({ city }, 50)).map(({ id }) => id)

test('a city counts and lists what readers may see, through every change of an article', async () => {
  const editor = await given.editor()
  const { article, author } = await given.article({ status: 'review', fields: { cities: ['oiapoque-ap', 'chui-rs'] } })
  expect(await counted()).toEqual({})

  await changeStatus(editor, { id: article.id, version: 2, status: 'published' })
  expect(await counted()).toEqual({ 'oiapoque-ap': 1, 'chui-rs': 1 })
  expect(await listed('chui-rs')).toEqual([article.id])

  const fields = { ...fieldsWith({ cities: ['chui-rs', 'tefe-am'] }), slug: article.slug }
  await saveArticle(editor, { id: article.id, version: 3, fields })
  expect(await counted()).toEqual({ 'chui-rs': 1, 'tefe-am': 1 })
  expect(await listed('oiapoque-ap')).toEqual([])

  await changeStatus(editor, { id: article.id, version: 4, status: 'draft' })
  expect(await counted()).toEqual({})
  expect(await listed('chui-rs')).toEqual([])

  await changeStatus(editor, { id: article.id, version: 5, status: 'published' })
  await removeArticle(author, { id: article.id })
  expect(await counted()).toEqual({})
  await restoreArticle(editor, { id: article.id })
  const { status } = await db().article.findUniqueOrThrow({ where: { id: article.id } })
  expect(await counted()).toEqual(status === 'published' ? { 'chui-rs': 1, 'tefe-am': 1 } : {})

  await db().article.delete({ where: { id: article.id } })
  expect(await counted()).toEqual({})
})

test('six publications that share cities at one moment are all counted, without a deadlock', async () => {
  const editor = await given.editor()
  const cities = ['tefe-am', 'chui-rs', 'oiapoque-ap']
  const turned = (n: number) => [...cities.slice(n % 3), ...cities.slice(0, n % 3)]
  const before = await counted()
  const drafts = []
  for (let n = 0; n < 6; n++) drafts.push(await given.article({ status: 'review', fields: { cities: turned(n) } }))
  await Promise.all(
    drafts.map(({ article }) => changeStatus(editor, { id: article.id, version: 2, status: 'published' })),
  )
  expect(await counted()).toEqual(Object.fromEntries(cities.map(city => [city, (before[city] ?? 0) + 6])))
})
