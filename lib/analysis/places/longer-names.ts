import { isCommonName } from '../../imports/place-names.ts'
import { stateNames } from '../reading/country.ts'
import type { Word } from '../reading/reading.ts'
import { givenNames, personWords, placeHeads, thingWords } from '../reading/roles.ts'
import type { Mention } from './mention.ts'

/** Words of a name, none of which begins with a small letter: “de”, “do” and the like apart. */
export const linking = new Set(['de', 'da', 'do', 'das', 'dos', 'del', 'd', 'e', 'o', 'a'])
export const articles = new Set([
  'o',
  'os',
  'as',
  'do',
  'da',
  'dos',
  'das',
  'no',
  'na',
  'nos',
  'nas',
  'ao',
  'aos',
  'pelo',
  'pela',
  'pro',
  'pra',
])

/** Whether a word stands right behind the one before. */
export const isJoined = (word: Word | undefined) => word !== undefined && /^(?: |-|\. )$/.test(word.before)

/** Whether the name is part of a longer one: “Avenida Salvador”, “Vitória Alves”, “Santos Dumont”. */
export function partOfName(
  words: readonly Word[],
  { name, from, to }: Pick<Mention, 'name' | 'from' | 'to'>,
): Mention['instead'] {
  const first = words[from] as Word
  const next = words[to]
  const previous = words[from - 1]
  const isLoud = (word: Word) => word.written.length > 1 && word.written === word.written.toUpperCase()
  if (next?.capital && isJoined(next) && next.before !== '. ' && !isLoud(next)) {
    if (stateNames.has(next.key) || /^(?:fc|ec|sc|esporte|futebol|clube|atletico|sport)$/.test(next.key)) return 'club'
    return name.words.length === 1 && givenNames.has(first.key) ? 'person' : 'longer'
  }
  // “Vitória da Silva”, “Belém do Brejo do Meio”.
  if (
    next &&
    /^(?:da|do|dos|das|de)$/.test(next.key) &&
    words[to + 1]?.capital &&
    isJoined(next) &&
    givenNames.has(first.key) &&
    name.words.length === 1
  )
    return 'person'
  if (
    next &&
    /^(?:do|da|dos|das|de)$/.test(next.key) &&
    isJoined(next) &&
    words[to + 1]?.capital &&
    (/^(?:sao|santa|santo|nossa|bom|boa|nova|novo)$/.test(first.key) ||
      isCommonName(name.words) ||
      (name.words.length === 1 && (thingWords.has(first.key) || placeHeads.has(first.key))))
  )
    return 'longer'
  if (!previous || first.first || !isJoined(first)) return null
  if (previous.capital && !linking.has(previous.key) && !articles.has(previous.key) && previous.key !== 'em') {
    if (previous.key === 'grande' && name.cities.length > 0) return null
    if (isLoud(previous) && previous.written.length <= 6) return null
    if (givenNames.has(previous.key) || personWords.has(previous.key)) return 'person'
    if (placeHeads.has(previous.key) && previous.first) return null
    // “Velha Marabá”, “Nova Marabá”
    if (/^(?:nov|velh|antig)[oa]$/.test(previous.key)) return 'near'
    if (previous.first && !thingWords.has(previous.key)) return null
    return thingWords.has(previous.key) ? 'thing' : 'longer'
  }
  return null
}
