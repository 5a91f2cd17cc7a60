import { expect, test } from 'vitest'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { db } from '#server/platform/db/db.ts'
import { searchJobs } from '#server/search/jobs.ts'
import { given } from '../../support/given.ts'

const pruneAll = () => searchJobs[0]?.run({})
const known = async (word: string) => (await db().searchWord.count({ where: { word } })) === 1

test('a word in no public article any more is deleted; words of other articles stay, stop words among them', async () => {
  const author = await given.author()
  const gone = await given.article({
    status: 'published',
    author,
    fields: { title: 'Umbuzeiro para quem passa', tags: ['Gameleira'] },
  })
  await given.article({ status: 'published', author, fields: { title: 'Gameleira para todos' } })
  await removeArticle(await given.master(), { id: gone.article.id })
  await pruneAll()
  expect(await known('umbuzeiro')).toBe(false)
  expect(await known('gameleira')).toBe(true)
  expect(await known('para')).toBe(true)
})
