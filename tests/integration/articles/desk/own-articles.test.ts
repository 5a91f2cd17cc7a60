import { expect, test } from 'vitest'
import { unfiltered } from '#lib/articles/own-tabs.ts'
import { listOwnArticles } from '#server/articles/own/queries/own-articles.ts'
import { listOwnCities } from '#server/articles/own/queries/own-lists.ts'
import { claimReview } from '#server/articles/review/commands/claim-review.ts'
import { discardRevision } from '#server/articles/revision/commands/discard-revision.ts'
import { given } from '../../../support/given.ts'

test('the desk is searched by the beginnings of title words and by city', async () => {
  const author = await given.author()
  const own = (title: string, city: string) =>
    given.article({ author, status: 'review', fields: { title, cities: [city] } })
  await own('Obras da orla atrasam', 'sobral-ce')
  await own('Vacinação começa', 'campina-grande-pb')
  const titles = async (filter: object) => {
    const { cards, counts } = await listOwnArticles(author, 'all', null, { ...unfiltered, ...filter })
    expect(counts.all).toBe(cards.length)
    return cards.map(({ title }) => title)
  }
  expect(await titles({ words: 'obra ORL' })).toEqual(['Obras da orla atrasam'])
  expect(await titles({ words: 'vacinacao' })).toEqual(['Vacinação começa'])
  expect(await titles({ city: 'sobral-ce' })).toEqual(['Obras da orla atrasam'])
  expect(await titles({ words: 'vacina', city: 'sobral-ce' })).toEqual([])
  // Operators of PostgreSQL's search syntax have no meaning here.
  for (const words of ["%' OR 1=1 --", '!!! & |', "':*"]) expect(await titles({ words })).toEqual([])
  expect(await listOwnCities(author, 'review')).toEqual([
    { path: 'campina-grande-pb', name: 'Campina Grande (PB)' },
    { path: 'sobral-ce', name: 'Sobral (CE)' },
  ])
})

test('an author’s search finds nothing of other authors (abuse case 7)', async () => {
  await given.article({ status: 'review', fields: { title: 'Segredo da licitação' } })
  const { cards, counts } = await listOwnArticles(await given.author(), 'all', null, {
    ...unfiltered,
    words: 'segredo',
  })
  expect({ cards, ...counts }).toMatchObject({ cards: [], all: 0, trash: 0 })
})

test('a handed-in revision stands in review, marked, with its reviewer', async () => {
  const { author, article, revision } = await given.revision()
  const begun = await given.revision({ author, submitted: false })
  const editor = await given.person(['editor'], 'Célia Editora')
  await claimReview(editor, { id: article.id, mine: true })
  const cardIn = async (tab: 'review' | 'draft' | 'published', id = article.id) =>
    (await listOwnArticles(author, tab)).cards.find(card => card.id === id)
  expect(await cardIn('review')).toMatchObject({
    ...{ status: 'published', hasRevision: true, city: 'Campina Grande (PB)' },
    reviewer: { name: 'Célia Editora', mine: false },
    waitedMs: expect.any(Number),
  })
  expect(await cardIn('draft')).toBeUndefined()
  expect(await cardIn('draft', begun.article.id)).toMatchObject({ hasRevision: true, waitedMs: null })
  expect(await cardIn('published', begun.article.id)).toBeDefined()
  const { counts } = await listOwnArticles(author, 'all')
  expect(counts).toMatchObject({ all: 2, draft: 1, review: 1, published: 2 })

  await discardRevision(author, { id: revision.id })
  expect(await cardIn('review')).toBeUndefined()
  expect((await listOwnArticles(author, 'all')).counts).toMatchObject({ all: 2, draft: 1, review: 0, published: 2 })
})
