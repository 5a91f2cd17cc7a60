import { isSearchable } from '#lib/list/state.ts'
import { fold } from '#lib/text/text.ts'

const mostWords = 8

/**
 * The condition that a row contains every word of a search, anywhere in its key: a column of folded text with a trigram index
 * (`list_search_key` in the database). No condition for a search that is not `isSearchable`, which would read every row.
 */
export function wordsIn(search: string): { AND: { searchKey: { contains: string } }[] } {
  if (!isSearchable(search)) return { AND: [] }
  const words = plainQuotes(fold(search)).split(' ').slice(0, mostWords)
  return { AND: words.map(word => ({ searchKey: { contains: literal(word) } })) }
}

/** Escapes `%`, `_` and the backslash, which Prisma passes on as wildcards. */
const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** The key has straight quotes only. */
const plainQuotes = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
