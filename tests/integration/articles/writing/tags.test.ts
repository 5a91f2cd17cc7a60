import { expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { searchTags } from '#server/articles/writing/queries/tags.ts'
import { given } from '#tests/support/given.ts'

test('letters find the tags of public articles by their words, without case and accents, in the usual spelling', async () => {
  await given.article({ status: 'published', fields: { tags: ['Água', 'Transporte fluvial'] } })
  await given.article({ status: 'published', fields: { tags: ['água'] } })
  await given.article({ status: 'published', fields: { tags: ['Água'] } })
  await given.article({ fields: { tags: ['Aguardente'] } })
  const author = await given.author()
  const found = await searchTags(author, 'AGU')
  expect(found).toEqual([{ tag: 'Água', articles: 3 }])
  expect(await searchTags(author, 'fluv')).toEqual([{ tag: 'Transporte fluvial', articles: 1 }])
  expect(await searchTags(author, ' - ')).toEqual([])
  await expect(searchTags(anonymous, 'agu')).rejects.toMatchObject({ code: 'forbidden' })
})
