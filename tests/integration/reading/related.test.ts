import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { cardKeys } from '#server/articles/reading/queries/cards.ts'
import { findRelated } from '#server/articles/reading/queries/related.ts'
import { logReading } from '#server/audience/commands/log-reading.ts'
import { given } from '../../support/given.ts'

const publish = async (tags: string[], cities: string[], visibility: 'public' | 'premium' = 'public') =>
  (await given.article({ status: 'published', fields: { tags, cities, visibility } })).article

test('related articles come in the order of READ-3: tag and place, tag, place, then the latest', async () => {
  const tagAndPlace = await publish(['Energia', 'Clima'], ['petrolina-pe'])
  const tag = await publish(['energia'], ['chapeco-sc'])
  const place = await publish(['Futebol'], ['petrolina-pe'])
  const older = await publish(['Teatro'], ['londrina-pr'])
  const latest = await publish(['Cinema'], ['dourados-ms'], 'premium')
  const article = await publish(['Energia'], ['petrolina-pe'])
  await given.article({ fields: { tags: ['Energia'], cities: ['petrolina-pe'] } })

  const related = await findRelated(anonymous, article.id)
  expect(related.map(({ id }) => id)).toEqual([tagAndPlace, tag, place, latest, older].map(({ id }) => id))
  expect(related.map(({ premium }) => premium)).toEqual([false, false, false, true, false])
  expect(cardKeys(related)).toContain(`article:${tag.id}`)
})

describe('for a signed-in reader', () => {
  test('articles like their last reading come before the latest, after those near the article', async () => {
    const reader = await given.reader()
    const read = await publish(['Xadrez'], ['ilheus-ba'])
    const alike = await publish(['Xadrez'], ['barreiras-ba'])
    const place = await publish(['Turismo'], ['caruaru-pe'])
    const article = await publish(['Artesanato'], ['caruaru-pe'])
    const latest = await publish(['Moda'], ['sobral-ce'])
    await logReading(reader, { visit: randomUUID(), article: read.id, seconds: 60, depth: 90 })
    const ids = (await findRelated(reader, article.id)).map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual([place, alike, latest].map(({ id }) => id))
    expect(ids).not.toContain(read.id)
  })

  test('articles that they have read come last within a step, and before the next step', async () => {
    const reader = await given.reader()
    const [unread, read, article] = [
      await publish(['Apicultura'], []),
      await publish(['Apicultura'], []),
      await publish(['Apicultura'], []),
    ]
    await logReading(reader, { visit: randomUUID(), article: read.id, seconds: 60, depth: 90 })
    await publish(['Pipa'], [])
    const firstTwo = async (actor: Actor) => (await findRelated(actor, article.id)).slice(0, 2).map(({ id }) => id)
    expect(await firstTwo(reader)).toEqual([unread.id, read.id])
    expect(await firstTwo(anonymous)).toEqual([read.id, unread.id])
  })
})
