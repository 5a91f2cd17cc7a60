import lists from '#prisma/reference/analysis/word-lists.json' with { type: 'json' }
import { isStopWord } from '../../search/stop-words.ts'
import { fold } from '../../text/text.ts'
import type { Part, ReadText, Word } from '../reading/reading.ts'
import { givenNames, headlineVerbs, moreGivenNames, personWords, speechVerbs } from '../reading/roles.ts'
import { singular, stem } from '../reading/stem.ts'
import { knownExpressions } from './known-tags.ts'
import { nameContext, properNameAt } from './proper-names.ts'

/** A phrase of a text that could be a tag. */
export interface Phrase {
  /** As a person would write it: small letters, a proper name as it stands. */
  text: string
  /** Its stems, without the words in between: inflections have the same key. */
  key: string
  proper: boolean
  /** Words that count, without “de” and the like. */
  length: number
  count: number
  parts: Set<Part>
  /** Whether an article or a preposition stands before it somewhere, as before nouns and not before verbs. */
  determined: boolean
  /** How often it stands there as who said something: “segundo a Polícia Militar”. */
  quoted: number
  /** Whether a person's office or calling stands before it. */
  titled: boolean
  /** Whether the title begins with it. */
  titleFirst: boolean
  /** The phrase as it stands in the text. */
  written: string[]
}

const inside = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'a', 'em'])
/** Nouns and adjectives that say nothing by themselves. Folded singulars. */
const empty = new Set(lists.emptyNouns.map(singular))

/** Endings of verbs and adverbs, which no tag begins or ends with. */
const verbal =
  /(?:mente|ando|endo|indo|aram|eram|iram|ariam|eriam|iriam|arao|erao|irao|avam|iam|asse|esse|isse|aria|eria|iria|ava|ou|eu|iu|ara|era|ira)$/
const infinitive = /[aei]r$/
const nounsLikeVerbs = new Set(lists.nounsLikeVerbs)

/** Whether a word in small letters may stand at an edge of a tag. */
const isEdge = ({ key, written }: Word): boolean => {
  if (
    key.length < 3 ||
    isStopWord(written.toLowerCase()) ||
    /\d/.test(key) ||
    empty.has(singular(key)) ||
    headlineVerbs.has(key)
  )
    return false
  if (nounsLikeVerbs.has(key) || nounsLikeVerbs.has(singular(key))) return true
  return !verbal.test(key) && !(infinitive.test(key) && key.length > 3)
}

const isJoined = (word: Word | undefined) => word !== undefined && /^[ -]$/.test(word.before)

const determiners = new Set(lists.determiners)

/** The phrases of a text: proper names, and one to three words with a noun's look at both ends. */
export function phrasesIn({ words }: ReadText, placed: ReadonlySet<number>): Phrase[] {
  const context = nameContext(words, placed)
  const found = new Map<string, Phrase>()
  const add = (at: number, end: number, proper: boolean) => {
    const slice = words.slice(at, end)
    const before = words[at - 1]
    const counted = slice.filter(({ key }) => !inside.has(key))
    const key = proper ? slice.map(word => word.key).join(' ') : counted.map(word => stem(word.key)).join(' ')
    const text = textOf(slice, proper)
    const known = found.get(key) ?? {
      text,
      key,
      proper,
      length: counted.length,
      count: 0,
      parts: new Set<Part>(),
      determined: false,
      titleFirst: false,
      titled: false,
      quoted: 0,
      written: [],
    }
    known.count++
    known.determined ||= !slice[0]?.first && determiners.has(before?.key ?? '')
    if (proper && isSource(words, at, end)) known.quoted++
    if (slice[0]) known.parts.add(slice[0].part)
    if (at === 0) known.titleFirst = true
    if (proper && before && !before.capital && personWords.has(before.key) && slice[0]?.before === ' ')
      known.titled = true
    if (known.written.length < 3) known.written.push(textOf(slice, true))
    found.set(key, known)
  }
  for (let at = 0; at < words.length; at++) {
    const end = properNameAt(words, at, context)
    if (end > at) {
      add(at, end, true)
      at = end - 1
      continue
    }
    const known = knownExpressionAt(words, at)
    if (known > 0) add(at, at + known, false)
    for (const length of commonPhrasesAt(words, at, placed)) if (length !== known) add(at, at + length, false)
  }
  return withFullNames([...found.values()])
}

/** “segundo a Polícia Militar”, “de acordo com o Inmet”, “disse Ana Prado”, “Ana Prado conta” */
function isSource(words: readonly Word[], at: number, end: number): boolean {
  const before = words[at - 1]?.key ?? ''
  const further = words[at - 2]?.key ?? ''
  const head = /^[ao]s?$/.test(before) ? further : before
  return /^(?:segundo|conforme|com)$/.test(head) &&
    (head !== 'com' || words[at - 3]?.key === 'acordo' || further === 'acordo')
    ? true
    : speechVerbs.has(before) ||
        (speechVerbs.has(words[end]?.key ?? '') &&
          !/^(?:tem|fez|recebeu|nasceu|morreu|marcou|estudou|trabalha)$/.test(words[end]?.key ?? ''))
}

/** “Zema” counts for “Romeu Zema” where the text names him so, too. */
function withFullNames(phrases: readonly Phrase[]): Phrase[] {
  const persons = phrases.filter(phrase => isPerson(phrase))
  return phrases.filter(short => {
    if (!short.proper || short.length > 1) return true
    const full = persons.find(({ key }) => key.startsWith(`${short.key} `) || key.endsWith(` ${short.key}`))
    if (!full) return true
    full.count += short.count
    full.quoted += short.quoted
    full.titleFirst ||= short.titleFirst
    for (const part of short.parts) full.parts.add(part)
    return false
  })
}

const textOf = (words: readonly Word[], asWritten: boolean) =>
  words
    .map(({ written, before }, n) => (n === 0 ? '' : before) + (asWritten || n > 1 ? written : written.toLowerCase()))
    .join('')

/** The lengths of the common phrases that begin at a position. */
function commonPhrasesAt(words: readonly Word[], at: number, placed: ReadonlySet<number>): number[] {
  const first = words[at]
  if (!first || first.before === '-' || (first.capital && !first.first) || !isEdge(first)) return []
  // “onça-pintada”
  let compound = 1
  while (words[at + compound]?.before === '-') compound++
  if (compound > 1) return sides.has(first.key) ? [] : [compound]
  const lengths = [1]
  const second = words[at + 1]
  const third = words[at + 2]
  const fourth = words[at + 3]
  const isCommon = (word: Word | undefined): word is Word => word !== undefined && !word.capital && isJoined(word)
  if (isCommon(second) && isEdgeOrAdjective(second)) {
    lengths.push(2)
    if (isCommon(third) && inside.has(third.key) && third.key !== 'e' && isCommon(fourth) && isEdge(fourth))
      lengths.push(4)
  }
  // “desfile de Natal”
  if (
    isCommon(second) &&
    /^d[aeo]s?$/.test(second.key) &&
    third?.capital &&
    third.before === ' ' &&
    !placed.has(at + 2)
  )
    lengths.push(3)
  if (isCommon(second) && /^(?:de|da|do|das|dos)$/.test(second.key) && isCommon(third) && isEdge(third)) {
    lengths.push(3)
    if (isCommon(fourth) && adjective.test(fourth.key)) lengths.push(4)
  }
  return lengths
}

/** How many words the longest known expression that begins at a position has. */
function knownExpressionAt(words: readonly Word[], at: number): number {
  const first = words[at]
  if (!first || (first.capital && !first.first)) return 0
  let longest = 0
  for (const parts of knownExpressions.get(stem(first.key)) ?? [])
    if (
      parts.length > longest &&
      parts.every((part, n) => {
        const word = words[at + n]
        return word !== undefined && (n === 0 || isJoined(word)) && stem(word.key) === part
      })
    )
      longest = parts.length
  return longest
}

/** What begins an adjective with a hyphen: “sul-americana”. */
const sides = new Set(
  'sul norte centro leste oeste latino afro luso franco sino greco recem pos pre mal bem nao'.split(' '),
)

const adjective =
  /(?:[^n]al|ais|icos?|icas?|ivos?|ivas?|osos?|osas?|arios?|arias?|avel|aveis|ivel|iveis|entes?|enses?|anos?|anas?|ares|eiros?|eiras?|ados|adas|idos|idas)$/
const relational = new Set(lists.relationalAdjectives)
const isEdgeOrAdjective = (word: Word) => relational.has(word.key) || (isEdge(word) && adjective.test(word.key))

/** Whether a proper name is a person's: by its first word, or by the office before it (“o governador Romeu Zema”). */
export const isPerson = ({ proper, text, length, titled }: Phrase): boolean => {
  const [first = ''] = text.split(' ')
  return proper && length >= 2 && (titled || givenNames.has(fold(first)) || moreGivenNames.has(fold(first)))
}
