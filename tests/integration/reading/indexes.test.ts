import { expect, test } from 'vitest'
import { listAuthorIndex, listTagIndex } from '#server/articles/reading/queries/indexes.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)

test('the index of subjects has each tag of public articles once, with its number, and one letter of it', async () => {
  for (const tags of [['Água'], ['água', 'Zoologia'], ['Açude'], ['4G'], ['Borracha']]) {
    await given.article({ status: 'published', fields: { tags } })
  }
  await given.article({ fields: { tags: ['Ainda secreto'] } })
  const all = await listTagIndex(null)
  expect(names(all)).toEqual(expect.arrayContaining(['4G', 'Açude', 'água', 'Borracha', 'Zoologia']))
  expect(names(all)).not.toContain('Ainda secreto')
  expect(names(await listTagIndex('a'))).toEqual(['Açude', 'água'])
  expect((await listTagIndex('a'))[1]).toEqual({ name: 'água', path: '/tag/agua', articles: 2 })
  expect(names(await listTagIndex('z'))).toEqual(['Zoologia'])
  expect(names(await listTagIndex('0'))).toEqual(['4G'])
  expect(await listTagIndex('x')).toEqual([])
})

test('the index of authors has who signs public articles, by name without accents, and no reader', async () => {
  const named = async (fullName: string) => {
    const { author } = await given.article({ status: 'published' })
    await db().profile.update({ where: { id: author.id ?? '' }, data: { fullName } })
    return author.id
  }
  const id = await named('Érica Souza')
  await named('Elias Prado')
  const { author } = await given.article()
  await db().profile.update({ where: { id: author.id ?? '' }, data: { fullName: 'Eva Rascunho' } })
  await given.reader()
  expect(names(await listAuthorIndex('e'))).toEqual(['Elias Prado', 'Érica Souza'])
  expect((await listAuthorIndex('e'))[1]).toEqual({ id, name: 'Érica Souza', path: `/author/${id}`, articles: 1 })
  expect(names(await listAuthorIndex(null))).not.toContain('Eva Rascunho')
})
