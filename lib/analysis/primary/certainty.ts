import { limits } from '../../limits.ts'
import type { Features } from '../chance.ts'
import type { City } from '../places/gazetteer.ts'
import { type PrimaryOption, primaryChances } from './primary.ts'

/**
 * Draws the chance of a city down to its certainty, so that of the primary cities that reach 0.7 at least 97 in 100 are right. It is the least power, in
 * steps of 0.05, that does so in the tuning half of the labelled texts, both with fifths and with hands held out (`fit.ts certainty`).
 */
const caution = 1.25

/** How certain it is that a text belongs on a city's page. */
export interface CityCertainty {
  certainty: number
  /** Why the text may be about the city, for the newsroom; of the likeliest city and, where it is not chosen by itself, of the next one. */
  reasons?: string[]
}

/** The certainty of each city that a text may be about, the likeliest first, and the city that it is about; null when it is about none. */
export function certaintiesOf(options: readonly PrimaryOption[]): {
  primary: City | null
  certainties: ReadonlyMap<City, CityCertainty>
} {
  const chances = primaryChances(options)
  const [likeliest] = chances.toSorted((a, b) => b.chance - a.chance)
  const ranked = chances
    .flatMap(({ city, chance, features }) =>
      city ? [{ city, features, certainty: certaintyOf(chance, features) }] : [],
    )
    .toSorted((a, b) => b.certainty - a.certainty)
  const explained = (ranked[0]?.certainty ?? 0) >= limits.suggestions.chosenFrom ? 1 : 2
  return {
    primary: likeliest?.city ?? null,
    certainties: new Map(
      ranked.map(({ city, certainty, features }, at) => [
        city,
        { certainty, ...(at < explained && { reasons: reasonsFor(features) }) },
      ]),
    ),
  }
}

/** The chance that a text is about a city and the chance that it names the city at all, as one certainty. */
export const certaintyOf = (chance: number, { sure = 0 }: Features, power = caution): number => (chance * sure) ** power

/** What a feature of a city tells the newsroom, the weightiest first. */
const reasons: Readonly<Record<string, string>> = {
  titleAlone: 'é a única cidade do título',
  titleShared: 'está no título com outra cidade',
  lead: 'está na abertura',
  summary: 'está no resumo',
  office: 'o texto cita um órgão dela',
  facility: 'o texto cita um lugar dela',
  anaphors: 'é “a cidade” do texto',
}
const mostReasons = 3

function reasonsFor(features: Features): string[] {
  const found = Object.entries(reasons).flatMap(([name, reason]) => (features[name] ? [reason] : []))
  return found.length > 0 ? found.slice(0, mostReasons) : ['o texto a cita']
}
