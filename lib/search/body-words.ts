import { isKeptApart } from './stop-words.ts'

/** The words of a body as the search's index has them, made without the database. */
export interface BodyWords {
  /** The plain text: `plain_text` of the body. */
  excerpt: string
  /** In order, as `to_tsvector` of `search_text` has them before stemming. */
  words: string[]
}

/** Characters that the database reads in the same way. A text with any other is read there. */
const known = /^[\n\r\t -~\u00a0ªº°À-ÖØ-öø-ÿ–—“”‘’…•]*$/
/** PostgreSQL's parser reads an ordinal sign at a word's end in its own way. */
const ordinalWord = /[a-zà-öø-ÿ][ªº]/i
/** Places beyond 16,383 are not stored, and a lexeme has at most 255: the database cuts both in its own way. The head's come first. */
const mostWords = 15_000
const longestWord = 500

/** A sanitised body as plain text, as `plain_text` in the database gives it, for texts of known characters. */
const plainText = (html: string): string =>
  withoutEdges(
    html
      .replace(/<aside data-related="[^"]*"><a href="[^"]*">[^<]*<\/a><\/aside>/g, ' ')
      .replace(
        /<\/?(?:p|h2|h3|ul|ol|li|blockquote|aside|table|tr|th|td|figure|figcaption|small|img|br|hr)\b[^<>]*>/g,
        ' ',
      )
      .replace(/<[^<>]*>/g, '')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&')
      .replace(/ [\n\r\t\u00a0 ]+|[\n\r\t\u00a0][\n\r\t\u00a0 ]*/g, ' '),
  )

const withoutEdges = (text: string): string =>
  text.slice(text.startsWith(' ') ? 1 : 0, text.endsWith(' ') ? -1 : undefined)

const letter = /[a-zà-ÿ]/
const letters: Record<string, string> = { æ: 'ae', ð: 'd', ø: 'o', þ: 'th', ß: 'ss' }
/** A text in small letters without accents, of letters that Portuguese and its neighbours write. */
export const plainLetters = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[æðøþß]/g, letter => letters[letter] ?? letter)

/** Reading a word costs more than looking it up, and a newspaper repeats its words. */
const readWords = new Map<string, string>()
function readWord(word: string): string {
  // V8 keeps the whole text of a longer part of it, so a long word is not remembered.
  if (word.length > 12) return /^[a-z0-9]*$/.test(word) ? word : plainLetters(word)
  const read = readWords.get(word)
  if (read !== undefined) return read
  if (readWords.size > 50_000) readWords.clear()
  const plain = plainLetters(word) + (isKeptApart(word) ? '0' : '')
  readWords.set(word, plain)
  return plain
}

/**
 * The words of a plain text, in order, as `to_tsvector` of `search_text` has them before stemming. Null for a text that only the database can read: one
 * with signs beyond the usual ones of Portuguese, or a very long one.
 */
export function wordsIn(text: string): string[] | null {
  if (!known.test(text) || ordinalWord.test(text)) return null
  let lower = text.toLowerCase()
  if (/\d/.test(lower)) {
    lower = lower.replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1').replace(/\d+/g, (digits, at: number, whole: string) => {
      const [before = '', after = ''] = [whole[at - 1], whole[at + digits.length]]
      return (letter.test(before) ? ' ' : '') + digits + (letter.test(after) ? ' ' : '')
    })
  }
  const words: string[] = []
  for (const written of lower.split(/[^a-z0-9_à-öø-ÿ]+/)) {
    for (const part of written.includes('_') ? written.split('_') : [written]) {
      if (part === '') continue
      if (words.length === mostWords || part.length > longestWord) return null
      // A word beside an underscore is no whole word: it stays as it is.
      words.push(part === written ? readWord(part) : plainLetters(part))
    }
  }
  return words
}

/** The words of a sanitised body, for the index of the search. Null for a text that only the database can read. */
export function bodyWords(html: string): BodyWords | null {
  const excerpt = plainText(html)
  const words = wordsIn(excerpt)
  return words && { excerpt, words }
}
