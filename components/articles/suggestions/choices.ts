import { type OtherPlace, otherPlaceTypes, placePath } from '#lib/articles/suggestions/places.ts'
import type { SuggestedPlace, SuggestedTag, Suggestions } from '#lib/articles/suggestions/suggestions.ts'
import { limits } from '#lib/limits.ts'
import type { ShownSuggestions } from '#lib/schemas/articles/analysis.ts'
import { tagKey } from '#lib/text/text.ts'

/** The fields of a form that suggestions go to. */
export interface Chosen {
  tags: string[]
  cities: string[]
  places: OtherPlace[]
}

/** A suggestion of either kind, with its key among all suggestions. */
export type Suggestion =
  | { key: string; tag: SuggestedTag; place?: undefined }
  | { key: string; place: SuggestedPlace; tag?: undefined }

/** A suggested place that is no municipality, as a form has it. */
function otherOf({ type, name }: SuggestedPlace): OtherPlace | null {
  const other = otherPlaceTypes.find(each => each === type)
  return other ? { type: other, name } : null
}

export const ofTag = (tag: SuggestedTag): Suggestion => ({ key: `tag:${tagKey(tag.tag)}`, tag })
/** Null for a city that is not on the list of municipalities. */
export function ofPlace(place: SuggestedPlace): Suggestion | null {
  if (place.type === 'city') return place.path ? { key: place.path, place } : null
  const other = otherOf(place)
  return other && { key: placePath(other), place }
}

/** All suggestions of an answer: tags first. */
export const suggestionsOf = ({ tags, locations }: Suggestions): Suggestion[] => [
  ...tags.map(ofTag),
  ...locations.flatMap(place => ofPlace(place) ?? []),
]

export const certaintyOf = ({ tag, place }: Suggestion): number => tag?.relevance ?? place?.confidence ?? 0

export function isChosen({ key, tag, place }: Suggestion, { tags, cities, places }: Chosen): boolean {
  if (tag) return tags.some(each => `tag:${tagKey(each)}` === key)
  return place?.type === 'city' ? cities.includes(key) : places.some(each => placePath(each) === key)
}

/** The fields with a suggestion; unchanged when they have it or have no room for it. */
export function withSuggestion(chosen: Chosen, suggestion: Suggestion): Chosen {
  if (isChosen(suggestion, chosen)) return chosen
  const { key, tag, place } = suggestion
  const { tags, cities, places } = chosen
  if (tag) return tags.length < limits.tag.perArticle ? { ...chosen, tags: [...tags, tag.tag] } : chosen
  if (place.type === 'city')
    return cities.length < limits.citiesPerArticle ? { ...chosen, cities: [...cities, key] } : chosen
  const other = otherOf(place)
  return other && places.length < limits.otherPlaces.max ? { ...chosen, places: [...places, other] } : chosen
}

/** The fields without a suggestion. */
export function withoutSuggestion(chosen: Chosen, { key, tag, place }: Suggestion): Chosen {
  if (tag) return { ...chosen, tags: chosen.tags.filter(each => `tag:${tagKey(each)}` !== key) }
  if (place.type === 'city') return { ...chosen, cities: chosen.cities.filter(path => path !== key) }
  return { ...chosen, places: chosen.places.filter(each => placePath(each) !== key) }
}

/** The fields with all suggestions that are certain enough to be chosen by themselves. A chosen primary city stays. */
export function withCertain(chosen: Chosen, found: Suggestions): { chosen: Chosen; keys: string[] } {
  const certain = suggestionsOf(found).filter(each => certaintyOf(each) >= limits.suggestions.chosenFrom)
  const now = certain.reduce(withSuggestion, chosen)
  return { chosen: now, keys: certain.filter(each => isChosen(each, now)).map(({ key }) => key) }
}

/** What a save reports of the suggestions that the form shows. */
export const reportOf = (found: Suggestions, touched: ReadonlySet<string>): ShownSuggestions => ({
  tags: found.tags.map(tag => ({
    tag: tag.tag,
    relevance: tag.relevance,
    touched: touched.has(ofTag(tag).key),
  })),
  places: found.locations.flatMap(place => {
    const suggestion = ofPlace(place)
    const { type, name, path, confidence, home } = place
    // Refusing the newspaper's own city for a text without a place says nothing of texts that name it.
    return suggestion && !home
      ? [{ type, name, ...(path && { path }), confidence, touched: touched.has(suggestion.key) }]
      : []
  }),
})
