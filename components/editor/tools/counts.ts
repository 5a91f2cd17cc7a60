import { minutesFor } from '#lib/articles/reading-time.ts'
import { visibleText } from '#lib/text/html.ts'

/** Characters as the limits count them, words, and the minutes that readers are told. */
export function countText(html: string): { characters: number; words: number; minutes: number } {
  const text = visibleText(html)
  const words = text === '' ? 0 : text.split(' ').length
  return { characters: text.length, words, minutes: minutesFor(words) }
}
