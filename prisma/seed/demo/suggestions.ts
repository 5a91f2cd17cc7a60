import { type Actor, system } from '#lib/actor.ts'
import { otherPlaceTypes, placePath } from '#lib/articles/suggestions/places.ts'
import { tagKey } from '#lib/text/text.ts'
import { suggest } from '#server/analysis/suggest.ts'
import { recordTraining } from '#server/articles/suggestions/commands/record-training.ts'
import { db } from '#server/platform/db/db.ts'
import { at } from './moment.ts'
import type { Journalists } from './people.ts'

/** Every how many texts used suggestions, and every how many an editor refused what was not taken. */
const used = 2
const refused = 3

/** Gives half of the published texts places of other kinds, and the choices of an editor about what the analysis suggested for them. */
export async function seedSuggestions(now: Date, journalists: Journalists): Promise<void> {
  const editor: Actor = { id: journalists.marcos, roles: ['editor'], subscribed: false }
  const articles = await db().article.findMany({
    where: { status: 'published', publishedAt: { lt: now } },
    include: { tags: true, locations: true },
    orderBy: { publishedAt: 'asc' },
  })
  for (const [number, article] of articles.entries()) {
    if (number % used !== 0 || !article.publishedAt) continue
    const { id: articleId, publishedAt } = article
    const found = await suggest(system, article, { model: false, except: articleId, alike: false })
    const tags = new Set(article.tags.map(each => each.tagKey))
    const cities = article.locations.map(({ locationPath }) => locationPath)
    const others = found.locations.flatMap(({ type, name, confidence }) => {
      const other = otherPlaceTypes.find(each => each === type)
      return other ? [{ path: placePath({ type: other, name }), type: other, name, confidence }] : []
    })
    const touched = number % refused === 0
    await at(publishedAt.getTime(), () =>
      recordTraining(editor, {
        articleId,
        tags: found.tags.map(({ tag, relevance }) => {
          return { tag, key: tagKey(tag), relevance, touched, taken: tags.has(tagKey(tag)) }
        }),
        places: found.locations.flatMap(({ type, name, path: city, confidence }) => {
          const locationPath = city ?? others.find(each => each.name === name)?.path
          if (!locationPath) return []
          const taken = !city || cities.includes(city)
          return { type, name, locationPath, confidence, touched, taken, primary: cities[0] === city }
        }),
      }),
    )
    const distinct = [...new Map(others.map(each => [each.path, each])).values()]
    await db().articleLocation.createMany({
      data: distinct.map(({ path: locationPath, type: locationType, name: locationName, confidence }, place) => ({
        articleId,
        locationPath,
        locationType,
        locationName,
        confidence,
        position: cities.length + place,
      })),
    })
    await db().article.update({ where: { id: articleId }, data: { aiLastUpdated: publishedAt } })
  }
}
