import { wordForms } from './forms.ts'
import { type Part, partsOf, requiredParts } from './parts.ts'
import { isStopWord } from './stop-words.ts'

/** A typed search in the language of PostgreSQL's `to_tsquery`. An empty query finds nothing. */
export interface TextQuery {
  /** Every word that an article must have, in any of its forms. */
  words: string
  /** The phrases and the missing words that an article must have beside them; null without any. */
  strict: string | null
  /** The words that results are ranked by; empty for a search of stop words. */
  ranked: string
  /** All words in the order in which they were typed; empty for a single word. */
  inOrder: string
  /** The words to mark in results. */
  marked: string
  /** A PostgreSQL pattern for folded text: where the first word begins, roughly. */
  starts: string
}

/** More words than these are not ranked by, and not looked for in order: the time grows with their square. */
const mostRanked = 8
const mostInOrder = 40
/** The words of a phrase that its place in a text is found by. */
const mostStarting = 4

/** Null when the search has no word to find: nothing typed, only signs, or only words to leave out. */
export function readSearch(typed: string): TextQuery | null {
  const parts = partsOf(typed)
  const required = requiredParts(parts)
  if (required.length === 0) return null
  const phrases = required.filter(({ words }) => words.length > 1).map(phraseQuery)
  const missing = parts.filter(({ excluded, stop }) => excluded && !stop).map(part => `!${phraseQuery(part)}`)
  const strict = [...phrases, ...missing]
  const inOrder = parts.filter(({ excluded }) => !excluded).flatMap(({ words }) => words)
  return {
    words: all(required.map(wordQuery)),
    strict: strict.length > 0 ? all(strict) : null,
    ranked: all(required.flatMap(rankedBy).slice(0, mostRanked)),
    inOrder: inOrder.length > 1 ? quoted(inOrder.slice(0, mostInOrder).join(' ')) : '',
    marked: [...new Set(required.flatMap(spellings))].map(quoted).join(' | '),
    starts: `\\m(?:${required.map(({ words }) => words.slice(0, mostStarting).map(beginning).join('[^[:alnum:]]*')).join('|')})`,
  }
}

const all = (queries: readonly string[]) => [...new Set(queries)].join(' & ')
const any = (forms: readonly string[]) => `(${forms.map(quoted).join(' | ')})`

const formsOf = ({ words: [word = ''], quoted }: Part) => (quoted ? [word] : wordForms(word))

/** A part's words without their order, which the index does not know. */
export const wordQuery = (part: Part): string =>
  part.words.length > 1 ? all((scoreOf(part) ?? part.words).map(quoted)) : any(formsOf(part))

/** A part as it was written: a phrase in its order; a score in each of its spellings. */
function phraseQuery(part: Part): string {
  if (part.words.length === 1) return any(formsOf(part))
  const score = scoreOf(part)
  return any(score ? [' ', ' x ', ' a '].map(sign => score.join(sign)) : [part.words.join(' ')])
}

/** The two numbers of a score (“2-1”, “2x1”); null of anything else. */
const scoreOf = ({ written }: Part) => /^(\d{1,3})[-x](\d{1,3})$/i.exec(written)?.slice(1) ?? null

const rankedBy = (part: Part): string[] => {
  if (part.stop) return []
  if (part.words.length === 1) return [wordQuery(part)]
  return part.words.filter(word => !isStopWord(word)).map(quoted)
}

/** The spellings in which the words of a part stand in a text, as PostgreSQL's parser splits it. */
function spellings(part: Part): string[] {
  const { words, written } = part
  const [word = ''] = words
  if (words.length > 1 && !part.quoted) return [written, ...words.filter(each => /^\p{L}{3}/u.test(each))]
  if (words.length > 1) return words.filter(each => !isStopWord(each))
  if (/^\d{4,}$/.test(word)) return [word, written, grouped(word)]
  return /\D0$/.test(word) ? [written] : formsOf(part)
}

/** `1204` as `1.204`. */
const grouped = (digits: string) => {
  const first = digits.length % 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean).join('.')
}

const beginning = (word: string) =>
  /^\d+$/.test(word) ? word.split('').join('\\.?') : word.slice(0, Math.max(4, word.length - 3)).replace(/0$/, '')

/** A word, or several in their order, as PostgreSQL's query language quotes them. */
export const quoted = (form: string) => `'${form.replace(/['\\]/g, '$&$&')}'`
