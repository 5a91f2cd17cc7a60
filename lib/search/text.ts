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
