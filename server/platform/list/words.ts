import { isSearchable } from '#lib/list/state.ts'
import { fold } from '#lib/text/text.ts'

const mostWords = 8

/**
 * The condition that a row contains every word of a search, anywhere in its key: a column of folded text with a trigram index
 * (`list_search_key` in the database). No condition for a search that is not `isSearchable`, which would read every row.
 */
export function wordsIn(search: string): { AND: { searchKey: { contains: string } }[] } {
  return { AND: searchWords(search).map(word => ({ searchKey: { contains: literal(word) } })) }
}

/** The words of a search as they stand in a key, at most eight; none for a search that is not `isSearchable`. */
export const searchWords = (search: string): string[] => (isSearchable(search) ? keyWords(search) : [])

/** The same of any typed text, one or two letters included. */
export const keyWords = (typed: string): string[] => asInKey(fold(typed)).split(' ').filter(Boolean).slice(0, mostWords)

/** Escapes `%`, `_` and the backslash, which LIKE and Prisma's `contains` read as wildcards. */
export const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** Signs that the key writes otherwise (PostgreSQL's `unaccent`), beside the accents that `fold` removes. */
const inKey: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '«': '<<',
  '»': '>>',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  º: 'o',
  ª: 'a',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
}
const otherSigns = new RegExp(`[${Object.keys(inKey).join('')}]`, 'g')

const asInKey = (text: string): string => text.replace(otherSigns, sign => inKey[sign] ?? sign)
