import { areaCodes, foreignCities, statesByDemonym } from '../reading/country.ts'
import type { ReadText, Word } from '../reading/reading.ts'
import { givenNames } from '../reading/roles.ts'
import type { City, Gazetteer } from './gazetteer.ts'
import type { Mention } from './mention.ts'

/** The words of a text from one position to another, as they stand there. */
export const writtenAt = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map((word, n) => (n === 0 ? '' : word.before) + word.written)
    .join('')

/** What a text says about where it is, apart from the names of cities. */
export interface Surroundings {
  /** Mentions of a state by name, demonym or beside a city. */
  states: ReadonlyMap<string, number>
  areas: readonly City[]
  countries: ReadonlySet<string>
}

export function surroundingsOf(reading: ReadText, mentions: readonly Mention[], gazetteer: Gazetteer): Surroundings {
  const { words, folded } = reading
  const states = new Map<string, number>()
  const count = (state: string | null | undefined, by = 1) => state && states.set(state, (states.get(state) ?? 0) + by)
  for (const { beside } of mentions) count(beside)
  // “Bragantino do Pará” is a club of that state.
  for (const { name, from, instead } of mentions)
    if (instead === 'club' && words[from - 2]?.capital && /^d[aeo]$/.test(words[from - 1]?.key ?? '')) count(name.state)
  for (const state of statesIn(reading, mentions).keys()) count(state, 2)
  const areas = [...folded.matchAll(/(?:\(|\bddd )0?(\d\d)\)? ?(?=\d|\b)/g)].flatMap(
    ([, code]) => gazetteer.byPath.get(areaCodes[code ?? ''] ?? '') ?? [],
  )
  const countries = new Set<string>()
  for (let at = 0; at < words.length; at++) {
    const name = words[at]?.capital
      ? gazetteer.byFirst
          .get(words[at]?.key ?? '')
          ?.find(each => each.country && each.words.every((part, i) => words[at + i]?.key === part))
      : undefined
    if (name) countries.add(name.words.join(' '))
    const land = words[at]?.capital ? foreignCities.get(words[at]?.key ?? '') : undefined
    if (land) countries.add(land)
  }
  return { states, areas, countries }
}

/** States that a text names by themselves, with the words that name them. */
export function statesIn({ words }: ReadText, mentions: readonly Mention[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const add = (state: string, written: string) => found.set(state, [...(found.get(state) ?? []), written])
  const inCity = new Set<number>()
  for (const { name, from, to, evidence, instead, asState } of mentions) {
    const isState = asState || (name.state !== null && !instead && name.cities.length === 0 && evidence >= 0)
    if (isState) add(name.state ?? 'RJ', writtenAt(words, from, to))
    for (let at = from; at < to; at++) inCity.add(at)
  }
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word
    if (inCity.has(at) || (word.capital && !word.first)) continue
    const to = hyphenedTo(words, at)
    const state = statesByDemonym.get(
      words
        .slice(at, to)
        .map(({ key }) => key)
        .join('-'),
    )
    // “a capital paranaense” is a city.
    if (state && words[at - 1]?.key !== 'capital') add(state, writtenAt(words, at, to))
    at = to - 1
  }
  return found
}

/** Where a word with its hyphens ends: “sul-mato-grossense”. */
function hyphenedTo(words: readonly Word[], at: number): number {
  let to = at + 1
  while (words[to]?.before === '-') to++
  return to
}

/** Surnames and given names of people whom the text names with more than one word. */
export function personsIn(words: readonly Word[], mentions: readonly Mention[]): ReadonlySet<string> {
  const names = new Set<string>()
  const inCity = new Set(
    mentions
      .filter(({ instead }) => !instead)
      .flatMap(({ from, to }) => Array.from({ length: to - from - 1 }, (_, n) => from + 1 + n)),
  )
  for (let at = 1; at < words.length; at++) {
    if (inCity.has(at)) continue
    const word = words[at]
    const previous = words[at - 1]
    if (word?.capital && previous?.capital && word.before === ' ' && givenBefore(words, at))
      names.add(word.key).add(previous.key)
  }
  return names
}

function givenBefore(words: readonly Word[], at: number): boolean {
  for (let here = at - 1; here >= Math.max(0, at - 3); here--) {
    const word = words[here]
    if (!word?.capital) return false
    if (isGivenName(word)) return true
    if (word.first || word.before !== ' ') return false
  }
  return false
}

const isGivenName = ({ key }: Word) => givenNames.has(key)
