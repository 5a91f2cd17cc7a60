import { isKeptApart } from './stop-words.ts'
import { hashStart, hashWith, type NumberedWords, textsOf, WordList } from './word-list.ts'

/** The words of a body as the search's index has them, made without the database. */
export interface BodyWords {
  /** The plain text: `plain_text` of the body. */
  excerpt: string
  /** In order, as `to_tsvector` of `search_text` has them before stemming. As texts when they come from another thread. */
  words: NumberedWords | readonly string[]
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

/** A word in plain letters. A zero at the end keeps it apart from a stop word; one beside an underscore is no whole word and stays as it is. */
const readWord = (word: string) =>
  word.startsWith('_') ? plainLetters(word.slice(1)) : plainLetters(word) + (isKeptApart(word) ? '0' : '')

/** Whether each of the first 256 characters may be part of a word. */
const inWord = Uint8Array.from({ length: 256 }, (_, code) =>
  /[a-z0-9_à-öø-ÿ]/.test(String.fromCharCode(code)) ? 1 : 0,
)

let list = new WordList()
/** The characters of the text that is read now, and the numbers of its words. */
let bytes = Buffer.alloc(1 << 15)
const numbers = new Uint32Array(mostWords)

/**
 * The words of a plain text, in order, as `to_tsvector` of `search_text` has them before stemming. Null for a text that only the database can read: one
 * with signs beyond the usual ones of Portuguese, or a very long one.
 */
function numberedIn(text: string): NumberedWords | null {
  if (!known.test(text) || ordinalWord.test(text)) return null
  if (list.isFull) list = new WordList()
  const lower = withPlainParts(text.toLowerCase())
  if (bytes.length <= lower.length) bytes = Buffer.alloc(2 * lower.length)
  // Of the known characters, those beyond Latin-1 become signs below the space: they are in no word, as the zero behind the text.
  const length = bytes.write(lower, 'latin1')
  bytes[length] = 0
  let count = 0
  let hash = hashStart
  for (let start = 0, end = 0; end <= length; end++) {
    const code = bytes[end] ?? 0
    if (inWord[code] === 1) {
      hash = hashWith(hash, code)
      continue
    }
    if (end > start) {
      if (count === mostWords || end - start > longestWord) return null
      numbers[count++] = list.numberAt(bytes, start, end, hash, readWord)
    }
    start = end + 1
    hash = hashStart
  }
  return { numbers: numbers.slice(0, count), list }
}

/** A text in small letters whose numbers have no separators and are words of their own, and so are parts beside underscores, each after one. */
function withPlainParts(lower: string): string {
  const text = /\d/.test(lower) ? withPlainNumbers(lower) : lower
  if (!text.includes('_')) return text
  return text.replace(/[a-z0-9_à-öø-ÿ]+/g, word => (word.includes('_') ? partsOf(word) : word))
}

const partsOf = (word: string) =>
  word
    .split('_')
    .flatMap(part => (part === '' ? [] : `_${part}`))
    .join(' ')

function withPlainNumbers(lower: string): string {
  return lower.replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1').replace(/\d+/g, (digits, at: number, whole: string) => {
    const [before = '', after = ''] = [whole[at - 1], whole[at + digits.length]]
    return (letter.test(before) ? ' ' : '') + digits + (letter.test(after) ? ' ' : '')
  })
}

/** `numberedIn`, as texts. */
export function wordsIn(text: string): string[] | null {
  const found = numberedIn(text)
  return found && textsOf(found)
}

/** The words of a sanitised body, for the index of the search. Null for a text that only the database can read. */
export function bodyWords(html: string): BodyWords | null {
  const excerpt = plainText(html)
  const words = numberedIn(excerpt)
  return words && { excerpt, words }
}
