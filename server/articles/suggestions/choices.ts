import { placePath } from '#lib/articles/suggestions/places.ts'
import type { ArticleFields } from '#lib/schemas/articles/article.ts'
import { tagKey } from '#lib/text/text.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { recordTraining } from './commands/record-training.ts'

/**
 * Records what a save did with the suggestions that its form showed, and that it used them (`ai_last_updated`). A suggestion was taken when the saved
 * fields have it. Does nothing for a form that showed none.
 */
export async function recordChoices(
  context: CommandContext,
  articleId: string,
  { analysis, tags, cities, places = [] }: ArticleFields,
): Promise<void> {
  if (!analysis) return
  const keys = new Set(tags.map(tagKey))
  const paths = new Set([...cities, ...places.map(placePath)])
  const suggestedPlaces = analysis.places.flatMap(({ type, path, ...place }) => {
    const locationPath = type === 'city' ? path : placePath({ type, name: place.name })
    return locationPath ? [{ ...place, type, locationPath }] : []
  })
  await recordTraining.within(context, {
    articleId,
    tags: analysis.tags.map(tag => ({ ...tag, key: tagKey(tag.tag), taken: keys.has(tagKey(tag.tag)) })),
    places: suggestedPlaces.map(place => ({
      ...place,
      taken: paths.has(place.locationPath),
      primary: cities[0] === place.locationPath,
    })),
  })
  await context.tx.article.update({ where: { id: articleId }, data: { aiLastUpdated: context.now } })
}
