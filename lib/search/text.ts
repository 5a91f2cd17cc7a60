import { visibleText } from '../text/html.ts'
import { fold } from '../text/text.ts'
import { isKeptApart } from './stop-words.ts'

/**
 * The words of a text as the search reads it: without accents, numbers without separators of thousands ("1.204" is "1204"), digits apart from
 * letters ("19h30" is "19 h 30"), small digits as digits of their own ("m²" is "m 2", as "m2" is), no other signs ("km/h" is "km h"). Words that
 * are a stop word without their accent end in a zero ("Pará" is "para0"). The same as `search_text` in the database (decision 0061).
 */
export function searchable(text: string): string[] {
  const lower = text.normalize('NFC').toLowerCase()
  const numbers = lower
    .replace(/[⁰¹²³⁴-⁹₀-₉]+/g, small => ` ${small.normalize('NFKC')} `)
    .replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)(?=[a-zà-ÿ])|([a-zà-ÿ])(?=\d)/g, '$1$2 ')
    .replace(/[ªº]/g, ' ')
  const words = numbers.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.map(word => (isKeptApart(word) ? `${fold(word)}0` : fold(word))).filter(word => word !== '')
}

const sign = /[\p{L}\p{N}]/u
const space = 32

/** Whether a sign makes the part of a text around it a word; `code` is its first unit. */
function isSign(text: string, at: number, code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
  return sign.test(String.fromCodePoint(text.codePointAt(at) ?? code))
}

/** The number of words of a sanitised body: `count_words` in the database. */
export const countWords = (html: string): number => {
  const text = visibleText(html)
  let words = 0
  let counted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === space) counted = false
    else if (!counted && isSign(text, at, code)) {
      counted = true
      words++
    }
  }
  return words
}
