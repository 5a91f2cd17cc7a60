import { expect, test } from 'vitest'
import { cardKeys } from '#server/articles/queries/cards.ts'
import { findRelated } from '#server/articles/queries/related.ts'
import { given } from '../../support/given.ts'

const publish = async (tags: string[], cities: string[], visibility: 'public' | 'premium' = 'public') =>
  (await given.article({ status: 'published', fields: { tags, cities, visibility } })).article

test('related articles come in the specified order: tag and place, tag, place, then the latest', async () => {
  const tagAndPlace = await publish(['Energia', 'Clima'], ['petrolina-pe'])
  const tag = await publish(['energia'], ['chapeco-sc'])
  const place = await publish(['Futebol'], ['petrolina-pe'])
  const older = await publish(['Teatro'], ['londrina-pr'])
  const latest = await publish(['Cinema'], ['dourados-ms'], 'premium')
  const article = await publish(['Energia'], ['petrolina-pe'])
  await given.article({ fields: { tags: ['Energia'], cities: ['petrolina-pe'] } })

  const related = await findRelated(article.id)
  expect(related.map(({ id }) => id)).toEqual([tagAndPlace, tag, place, latest, older].map(({ id }) => id))
  expect(related.map(({ premium }) => premium)).toEqual([false, false, false, true, false])
  expect(cardKeys(related)).toContain(`article:${tag.id}`)
})

test('of many alike the five newest are taken', async () => {
  const alike = []
  for (let n = 0; n < 7; n++) alike.push(await publish(['Pesca'], ['santarem-pa']))
  const [article, ...others] = alike.map(({ id }) => id)
  expect((await findRelated(article ?? '')).map(({ id }) => id)).toEqual(others.slice(-5).reverse())
})
