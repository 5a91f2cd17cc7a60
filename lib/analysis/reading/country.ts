import country from '#prisma/reference/analysis/country.json' with { type: 'json' }
import lists from '#prisma/reference/analysis/word-lists.json' with { type: 'json' }
import { states } from '../../imports/place-names.ts'

/** What one must know of Brazil to read where a text is, beside the list of municipalities. All words folded. */

export const stateNames: ReadonlyMap<string, string> = new Map([...Object.entries(states), ['minas', 'MG']])

/** States with an article: “o Paraná”, “a Bahia”. The others have none: “em Goiás”. */
export const stateArticles = country.stateArticles as Record<string, 'o' | 'a'>

/** The state of each form of a demonym: “paranaenses”, “mineira”. */
export const statesByDemonym: ReadonlyMap<string, string> = new Map(
  Object.entries(country.stateDemonyms).flatMap(([word, state]) => formsOf(word).map(form => [form, state] as const)),
)

/** Masculine, feminine, and their plurals, of a folded adjective. */
export function formsOf(word: string): string[] {
  const feminine = word.endsWith('o') ? `${word.slice(0, -1)}a` : word.endsWith('es') ? `${word.slice(0, -2)}esa` : word
  return [...new Set([word, feminine, `${word}s`, `${feminine}s`])]
}

export const capitals: Record<string, string> = country.capitals

/** Short names that newspapers use for one city. */
export const nicknames: Record<string, string> = country.nicknames

/** Cities with an article: “no Recife”, “do Crato”. Any other city after one is a club, a person or a thing. */
export const withArticle = new Set(lists.withArticle)

/** Of these the ones that nobody writes without. */
export const alwaysWithArticle = new Set(lists.alwaysWithArticle)

/** Cities that other clubs of the country bear as their name. */
export const clubs = new Set(lists.clubs)

/** Sport, in words that stand in few other texts. */
export const sportWords = new Set(lists.sportWords)

export const countries = new Set(lists.countries)

/** Cities abroad that bear the name of one here, and their countries. */
export const abroad: Record<string, readonly string[]> = country.abroad

/** Cities abroad that newspapers name without their country. */
export const foreignCities: ReadonlyMap<string, string> = new Map(Object.entries(country.foreignCities))
/** Of these the one abroad is meant unless a Brazilian state stands beside the name. */
export const mostlyAbroad = new Set(lists.mostlyAbroad)

/** The state and the main city of each area code. */
export const areaCodes: Record<string, string> = country.areaCodes

/** Regions that newspapers name, and their states. */
export const regions: Record<string, string> = country.regions
