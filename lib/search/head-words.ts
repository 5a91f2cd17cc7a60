import { plainLetters, wordsIn } from './body-words.ts'

/** The texts above a body, as the search reads them. */
export interface Head {
  title: string
  /** Tags, cities and signers, as `search_names` in the database gives them. */
  names: string
  summary: string
}

/** The words of each text of a head, in order, as `to_tsvector` of `search_text` has them before stemming. */
export type HeadWords = Record<keyof Head, string[]>

/** The words of a head. Null for one that only the database can read. */
export function headWords(head: Head): HeadWords | null {
  // The database keeps this sign in a headline.
  if (head.title.includes('•')) return null
  const [title, names, summary] = [wordsIn(head.title), wordsIn(head.names), wordsIn(head.summary)]
  return title && names && summary && { title, names, summary }
}

/** A title as `headline_key` in the database gives it, from its words. */
export const headlineOf = ({ title }: HeadWords): string | null => title.join(' ') || null

/** A part of a text, between spaces, of which the database's parser would take nothing but its words of letters. */
const easyPart = /^["'“”‘’([]*(?:(?:[a-zà-öø-ÿ]+(?:-[a-zà-öø-ÿ]+)*|\d+)["'“”‘’)\].,;:!?…]*)?$/
const longWords = /[a-zà-öø-ÿ]{4,}/g

/**
 * The words of texts that a reader may have meant, in small letters as written, of 4 to 40 letters: `search_words_in` in the database. `unread` are the
 * parts that only the database's parser can read.
 */
export function listedWords(texts: readonly string[]): { written: Set<string>; unread: Set<string> } {
  const written = new Set<string>()
  const unread = new Set<string>()
  for (const text of texts) {
    // A tag may go on beyond a space.
    if (text.includes('<')) unread.add(text)
    else {
      for (const part of text.toLowerCase().split(/\s+/)) {
        if (!easyPart.test(part)) unread.add(part)
        else for (const [word] of part.matchAll(longWords)) if (word.length <= 40) written.add(word)
      }
    }
  }
  return { written, unread }
}

/** A text as `list_search_key` in the database gives it; empty for one with other than usual letters, which the database reads itself. */
export const searchKeyOf = (text: string): string =>
  /^[ -~À-ÖØ-öø-ÿ]*$/.test(text) ? plainLetters(text.toLowerCase()) : ''
