import { type FoundPlace, isWide, type SiteKnowledge } from '../places/found-place.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import { mentionsIn } from '../places/mentions.ts'
import { surroundingsOf } from '../places/surroundings.ts'
import type { ReadText } from '../reading/reading.ts'
import { localWordsIn, scopeOf } from './primary-signs.ts'

/** From this share on a site is the newspaper of one city. */
const homeFrom = 0.5
/** Below the certainty from which a place is chosen without a person. */
const mostCertain = 0.65

/**
 * The newspaper's own city for a text that names no place and speaks of a town's matters: “a prefeitura”, “o bairro”. A newspaper of one town seldom names
 * it to its readers. As certain as the city's share of the articles. Null when the site has no such city, or the text names a place or speaks of the country.
 */
export function homeOf(
  reading: ReadText,
  named: readonly FoundPlace[],
  gazetteer: Gazetteer,
  { shares }: SiteKnowledge,
): FoundPlace | null {
  const [path, share] = [...shares].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0]
  const city = gazetteer.byPath.get(path)
  const scope = scopeOf(reading)
  if (!city || share < homeFrom || scope.local <= scope.national || named.some(isWide)) return null
  if (surroundingsOf(reading, mentionsIn(reading, gazetteer), gazetteer).countries.size > 0) return null
  return {
    type: 'city',
    name: city.name,
    path,
    state: city.state,
    confidence: Math.round(Math.min(mostCertain, share) * 100) / 100,
    evidence: [...new Set(localWordsIn(reading).map(({ written }) => written.toLowerCase()))].slice(0, 3),
    home: true,
  }
}
