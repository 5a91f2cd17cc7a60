import { capitals, statesByDemonym } from '../reading/country.ts'
import type { ReadText, Word } from '../reading/reading.ts'
import type { City, Gazetteer } from './gazetteer.ts'

/** “juiz-forana” */
function hyphenedDemonym(words: readonly Word[], at: number, byDemonym: Gazetteer['byDemonym']) {
  let to = at + 1
  while (words[to]?.before === '-') to++
  const cities = byDemonym.get(
    words
      .slice(at, to)
      .map(({ key }) => key)
      .join('-'),
  )
  return cities ? [{ cities, at, sure: cities.length === 1 }] : []
}

/** Cities that a demonym names: “os londrinenses”, “a capital paranaense”. */
export function demonymsIn(
  { words }: ReadText,
  { byDemonym, byPath }: Gazetteer,
): { cities: readonly City[]; at: number; sure: boolean }[] {
  return words.flatMap((word, at) => {
    if ((word.capital && !word.first) || word.before === '-') return []
    if (words[at + 1]?.before === '-') return hyphenedDemonym(words, at, byDemonym)
    const state = statesByDemonym.get(word.key)
    // “capital catarinense da cerveja” is no capital.
    const isTitle = /^d[aeo]s?$/.test(words[at + 1]?.key ?? '')
    const capital =
      words[at - 1]?.key === 'capital' && !isTitle && state ? byPath.get(capitals[state] ?? '') : undefined
    if (capital) return [{ cities: [capital], at, sure: true }]
    const cities = byDemonym.get(word.key)
    return cities && !state ? [{ cities, at, sure: cities.length === 1 }] : []
  })
}
