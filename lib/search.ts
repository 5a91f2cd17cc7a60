import { fold } from './text/text.ts'

/** The most terms of a search. Further terms are ignored. */
const mostTerms = 10

/** Endings that change in Portuguese plurals, on folded words. Each pair applies in both directions. The stemmer handles other endings. */
const endings: readonly (readonly [string, string])[] = [
  ['ao', 'oes'],
  ['ao', 'aes'],
  ['ao', 'aos'],
  ['al', 'ais'],
  ['el', 'eis'],
  ['il', 'is'],
  ['il', 'eis'],
  ['ol', 'ois'],
  ['ul', 'uis'],
  ['m', 'ns'],
  ['r', 'res'],
  ['z', 'zes'],
  ['s', 'ses'],
  // A noun and its verb (vacinação, vacinar, vacina): without the cedilla the stemmer separates them.
  ['acao', 'ar'],
  ['acao', 'a'],
  ['acao', 'ado'],
]

/**
 * The terms of a typed search, folded: words, numbers ("1.204") and words joined by a hyphen. Signs of PostgreSQL's query language are dropped.
 */
export function searchTerms(typed: string): string[] {
  const found = fold(typed).match(/[\p{L}\p{N}]+(?:[-.,][\p{L}\p{N}]+)*/gu) ?? []
  return [...new Set(found)].slice(0, mostTerms)
}

/** A folded word and the forms that its endings suggest. Some forms are not words: no article contains them, and they find nothing. */
export function wordForms(word: string): string[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [word]
  const singular = word.endsWith('coes') ? `${word.slice(0, -3)}ao` : word.replace(/([aeiou])s$/, '$1')
  const singulars = [...new Set([word, singular])]
  const forms = singulars.flatMap(form => [
    form,
    ...endings.flatMap(([one, other]) => [swap(form, one, other), swap(form, other, one)]),
  ])
  return [...new Set(forms.filter(form => form.length > 2))]
}

function swap(word: string, from: string, to: string): string {
  return word.length > from.length && word.endsWith(from) ? word.slice(0, -from.length) + to : ''
}

/** One term in PostgreSQL's query language: any of its forms, each quoted. */
export const termQuery = (term: string) => `(${wordForms(term).map(quoted).join(' | ')})`

/** All terms in PostgreSQL's query language. */
export const searchQuery = (terms: readonly string[]) => terms.map(termQuery).join(' & ')

/** All terms in PostgreSQL's query language, each as a prefix, for a search that is still being typed. */
export const beginningWith = (terms: readonly string[]) =>
  terms
    .map(
      term =>
        `(${wordForms(term)
          .map(form => `${quoted(form)}:*`)
          .join(' | ')})`,
    )
    .join(' & ')

/** A PostgreSQL pattern for words of folded text that begin like one of the terms: a rough first filter. */
export const wordStarts = (terms: readonly string[]) =>
  `\\m(?:${terms.map(term => term.slice(0, Math.max(4, term.length - 3)).replace(/[-.,]/g, '\\$&')).join('|')})`

// Terms contain no quote and no backslash. Both are doubled all the same.
const quoted = (form: string) => `'${form.replace(/['\\]/g, '$&$&')}'`

/** Marks around found words in the database's answer: private-use characters that no font shows. */
export const mark = { start: '\ue000', stop: '\ue001' }

export interface Piece {
  text: string
  marked: boolean
}

/** A marked text as pieces. A start mark without a stop mark applies to the end. No mark stays in the text. */
export function markedPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const [index, part] of text.split(mark.start).entries()) {
    const [inside = '', ...outside] = part.split(mark.stop)
    if (index === 0) pieces.push({ text: inside + outside.join(''), marked: false })
    else pieces.push({ text: inside, marked: true }, { text: outside.join(''), marked: false })
  }
  return pieces.filter(piece => piece.text !== '')
}

/** Whether a text contains a mark. */
export const hasMarks = (text: string) => text.includes(mark.start)

/** A text without its marks. */
export const withoutMarks = (text: string) => text.replaceAll(mark.start, '').replaceAll(mark.stop, '')
