import { fold, foldWord } from '../text/text.ts'
import { isCommonName, stateLetters, states } from './place-names.ts'

/** A municipality of the gazetteer. */
export interface PlaceName {
  /** `cidade-uf`. */
  path: string
  name: string
  /** The state's two letters. */
  state: string
  population: number
}

/** The texts in which a city is looked for. `text` is plain. */
export interface PlacedText {
  categories: readonly string[]
  tags: readonly string[]
  title: string
  text: string
}

/** The gazetteer, by the first word of each folded name; of one first word the longest names come first. */
export type Gazetteer = ReadonlyMap<string, readonly NamedPlaces[]>

interface NamedPlaces {
  words: readonly string[]
  /** The municipalities of this name, the most populous first. */
  places: readonly PlaceName[]
}

/** The characters of the body that are read: a dateline and the first paragraphs name the city that a text is about. */
const READ = 4_000
/** Of two municipalities with one name, one with so many times the people of the other is meant. */
const DOMINANT = 10

/** Makes the gazetteer of all municipalities. */
export function gazetteerOf(places: readonly PlaceName[]): Gazetteer {
  const byName = new Map<string, PlaceName[]>()
  for (const place of places) {
    const name = wordsOf(place.name).join(' ')
    byName.set(name, [...(byName.get(name) ?? []), place])
  }
  const byFirst = new Map<string, NamedPlaces[]>()
  for (const [name, same] of byName) {
    const words = name.split(' ')
    const first = words[0] ?? ''
    const places = same.toSorted((a, b) => b.population - a.population)
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, places }])
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
  return byFirst
}

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A word of a text. `capital` says whether it begins with a capital letter, `before` is what stands between it and the word before. */
interface Word {
  written: string
  capital: boolean
  before: string
}

const capitalFirst = /^\p{Lu}/u

/** The words of a text by their places: most are passed over, and an object for each would be most of the work. */
class Words {
  readonly length: number
  private readonly text: string
  private readonly edges: readonly number[]

  constructor(text: string) {
    this.text = text
    this.edges = wordEdges(text)
    this.length = this.edges.length / 2
  }

  at(place: number): Word | undefined {
    const start = this.edges[2 * place]
    const end = this.edges[2 * place + 1]
    if (place < 0 || start === undefined || end === undefined) return undefined
    const written = this.text.slice(start, end)
    const before = this.text.slice(this.edges[2 * place - 1] ?? 0, start)
    return { written, capital: capitalFirst.test(written), before }
  }

  /** Whether a word may begin with a capital letter: it is no small one of ASCII. */
  mayBeCapital(place: number): boolean {
    const code = this.text.charCodeAt(this.edges[2 * place] ?? 0)
    return code < 97 || code > 122
  }
}

/** A municipality's name in a text. */
interface Mention {
  found: NamedPlaces
  /** The state that stands beside the name: “Natal (RN)”, “Natal-RN”, “Natal, Rio Grande do Norte”; null without one. */
  state: string | null
  /** Whether “em” or “a prefeitura de” stands before it. */
  located: boolean
}

/** Words of a name, none of which begins with a small letter: “de”, “do” and the like apart. */
const linking = new Set(['de', 'da', 'do', 'das', 'dos', 'del', 'd', 'e'])

function* mentionsIn(words: Words, gazetteer: Gazetteer): Generator<Mention> {
  for (let at = 0; at < words.length; at++) {
    if (!words.mayBeCapital(at)) continue
    const first = words.at(at)
    const named = first?.capital ? gazetteer.get(foldWord(first.written)) : undefined
    const found = named?.find(({ words: name }) => standsAt(words, at, name))
    if (!found) continue
    const after = at + found.words.length
    const state = stateAt(words, after)
    if (state !== null || !isPartOfName(words, at, after)) {
      yield { found, state, located: first?.before.trim() === '' && isLocated(words, at) }
    }
    at = after - 1
  }
}

/** What a city has, so that “a prefeitura de” says that its name means the place. Folded. */
const ofCity = new Set([
  'prefeitura',
  'camara',
  'municipal',
  'municipio',
  'cidade',
  'centro',
  'moradores',
  'prefeito',
  'prefeita',
  'hospital',
])

function isLocated(words: Words, at: number): boolean {
  const before = words.at(at - 1)?.written.toLowerCase() ?? ''
  if (before === 'em') return true
  return /^d[eoa]$/.test(before) && ofCity.has(foldWord(words.at(at - 2)?.written ?? ''))
}

const standsAt = (words: Words, at: number, name: readonly string[]): boolean =>
  name.every((part, i) => {
    const word = words.at(at + i)
    if (!word || foldWord(word.written) !== part) return false
    return i === 0 || (/^(?:\s|-|['’])$/.test(word.before) && (word.capital || linking.has(part)))
  })

/** Whether the words are part of a longer name, such as “Avenida Salvador” or “Santos Dumont”. */
function isPartOfName(words: Words, at: number, after: number): boolean {
  const previous = words.at(at - 1)
  const next = words.at(after)
  const joined = (sign = '') => sign === ' ' || sign === '-'
  if (next?.capital && joined(next.before)) return true
  return (
    previous?.capital === true && joined(words.at(at)?.before) && !/^(?:em|no|na|de|do|da)$/i.test(previous.written)
  )
}

/** The state that the words from `at` name, beside a city: in brackets, or after a dash, slash or comma. */
function stateAt(words: Words, at: number): string | null {
  const next = words.at(at)
  if (!next || !/^\s?[(/,–-]\s?$/.test(next.before)) return null
  const two = next.written.toUpperCase()
  if (next.capital && stateLetters.has(two)) return two
  for (const length of [4, 3, 2, 1]) {
    if (!next.capital) return null
    const name = Array.from({ length }, (_, i) => foldWord(words.at(at + i)?.written ?? ''))
    const state = states[name.join(' ').trimEnd()]
    if (state) return state
  }
  return null
}

/** The municipality that a name means without a state; null when several states have one and none is by far the largest. */
function meant({ places: [first, second] }: NamedPlaces): PlaceName | null {
  if (!first) return null
  return !second || first.population >= DOMINANT * second.population ? first : null
}

/** The municipality of exactly this name, such as a category or a tag; null when the text is no such name. */
function exact(text: string, gazetteer: Gazetteer): { place: PlaceName | null; sure: boolean } | null {
  const words = new Words(text)
  const written = (place: number) => words.at(place)?.written ?? ''
  for (const found of gazetteer.get(foldWord(written(0))) ?? []) {
    if (!found.words.every((part, i) => foldWord(written(i)) === part)) continue
    const known = found.words.length
    const state = stateAt(words, known) ?? (words.length === known + 1 ? written(known).toUpperCase() : null)
    if (state && stateLetters.has(state)) return { place: inState(found, state), sure: true }
    if (words.length === known) return { place: meant(found), sure: !isCommonName(found.words) }
  }
  return null
}

const inState = ({ places }: NamedPlaces, state: string) => places.find(place => place.state === state) ?? null

/** How much a mention in the title and in the text counts, and from where a city is taken. */
const weight = { label: 4, title: 3, text: 1, located: 2, state: 6, needed: 3, neededOfCommon: 6 }

/**
 * The path of the city that a text is about, by exact names of the gazetteer; null when none is certain. A category or tag that is a city's name wins,
 * then “Cidade (UF)”, then the title, then the text. A name that is also a word, or that several states have, needs its
 * state or a second mention. Reads the beginning of the text in one pass.
 */
export function findPlace({ categories, tags, title, text }: PlacedText, gazetteer: Gazetteer): string | null {
  const scores = new Map<PlaceName, { score: number; common: boolean }>()
  const add = (place: PlaceName | null, score: number, common: boolean) => {
    if (!place) return
    const known = scores.get(place)
    scores.set(place, { score: (known?.score ?? 0) + score, common })
  }
  for (const label of [...categories, ...tags]) {
    const found = exact(label, gazetteer)
    if (found?.sure && found.place) return found.place.path
    add(found?.place ?? null, weight.label, true)
  }
  for (const [part, words] of [
    ['title', new Words(title)],
    ['text', new Words(text.slice(0, READ))],
  ] as const) {
    for (const { found, state, located } of mentionsIn(words, gazetteer)) {
      const common = isCommonName(found.words) || found.places.length > 1
      const place = state ? inState(found, state) : meant(found)
      add(place, weight[part] + (located ? weight.located : 0) + (state ? weight.state : 0), common && !state)
    }
  }
  const certain = [...scores].filter(([, each]) => each.score >= (each.common ? weight.neededOfCommon : weight.needed))
  const [first, second] = certain.toSorted(([, a], [, b]) => b.score - a.score)
  if (!first || (second && second[1].score === first[1].score)) return null
  return first[0].path
}

const sign = /[\p{L}\p{N}]/u
/** Whether each of the first 256 characters is a letter or a digit. */
const signs = Array.from({ length: 256 }, (_, code) => sign.test(String.fromCharCode(code)))

/** Where the words of a text begin and end, in turns: words are letters and digits. Without a pattern, since imports read millions of words. */
function wordEdges(text: string): number[] {
  const edges: number[] = []
  let inside = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const point = code < 256 ? code : (text.codePointAt(at) ?? code)
    const isSign = code < 256 ? signs[code] === true : sign.test(String.fromCodePoint(point))
    if (isSign !== inside) edges.push(at)
    inside = isSign
    if (point > 0xffff) at++
  }
  if (inside) edges.push(text.length)
  return edges
}
