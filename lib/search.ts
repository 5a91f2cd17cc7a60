import { fold } from './text/text.ts'

/** Words a search may hold; what comes after them is left out. */
const mostTerms = 10

/** Endings that change in Portuguese plurals, on folded words; each pair is read both ways. The stemmer knows the others. */
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
  // A noun and its verb, which the stemmer parts once the cedilla is gone: vacinação, vacinar, vacina.
  ['acao', 'ar'],
  ['acao', 'a'],
  ['acao', 'ado'],
]

/**
 * What somebody typed as the terms of a search, folded: words, numbers ("1.204") and words joined by a hyphen. Signs that mean something to
 * PostgreSQL mean nothing here.
 */
export function searchTerms(typed: string): string[] {
  const found = fold(typed).match(/[\p{L}\p{N}]+(?:[-.,][\p{L}\p{N}]+)*/gu) ?? []
  return [...new Set(found)].slice(0, mostTerms)
}

/** A folded word and the forms that its endings suggest. Some are no words: those stand in no article and find nothing. */
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

/** All terms in PostgreSQL's query language, each as a word's beginning: for whoever is still typing. */
export const beginningWith = (terms: readonly string[]) =>
  terms
    .map(
      term =>
        `(${wordForms(term)
          .map(form => `${quoted(form)}:*`)
          .join(' | ')})`,
    )
    .join(' & ')

/** A PostgreSQL pattern for where a word begins like one of the terms, in folded text: a first, rough look. */
export const wordStarts = (terms: readonly string[]) =>
  `\\m(?:${terms.map(term => term.slice(0, Math.max(4, term.length - 3)).replace(/[-.,]/g, '\\$&')).join('|')})`

// Terms hold no quote and no backslash; doubled all the same.
const quoted = (form: string) => `'${form.replace(/['\\]/g, '$&$&')}'`

/** Marks around found words in what the database gives back: characters that mean nothing and that no font shows. */
export const mark = { start: '\ue000', stop: '\ue001' }

export interface Piece {
  text: string
  marked: boolean
}

/** A text with marks as its pieces. A mark without its other half marks to the end; none is ever shown. */
export function markedPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const [index, part] of text.split(mark.start).entries()) {
    const [inside = '', ...outside] = part.split(mark.stop)
    if (index === 0) pieces.push({ text: inside + outside.join(''), marked: false })
    else pieces.push({ text: inside, marked: true }, { text: outside.join(''), marked: false })
  }
  return pieces.filter(piece => piece.text !== '')
}

/** Whether anything in a text is marked. */
export const hasMarks = (text: string) => text.includes(mark.start)

/** A text without its marks. */
export const withoutMarks = (text: string) => text.replaceAll(mark.start, '').replaceAll(mark.stop, '')
