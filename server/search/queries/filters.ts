import type { SearchParameters } from '#lib/schemas/search.ts'
import { findByline } from '#server/articles/reading/queries/shelves.ts'
import { findCityAt } from '#server/locations/queries.ts'

/** The names of the chosen city and the chosen author, as far as there are any. */
export type FilterNames = Partial<Record<'cidade' | 'autor', string>>

/** Names a search's chosen city and author when no result names them. Two statements at most; none without these filters. */
export async function nameFilters({ cidade, autor }: SearchParameters): Promise<FilterNames> {
  const [city, author] = await Promise.all([cidade && findCityAt(cidade), autor && findByline(autor)])
  return { ...(city && { cidade: `${city.name}, ${city.state}` }), ...(author && { autor: author.fullName }) }
}
