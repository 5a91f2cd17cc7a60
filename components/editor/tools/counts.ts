import { minutesFor } from '#lib/articles/reading-time.ts'
import { visibleText } from '#lib/text/html.ts'

/** Counts a text: characters as the limits count them, words, and the reading time in minutes that readers see. */
export function countText(html: string): { characters: number; words: number; minutes: number } {
  const text = visibleText(html)
  const words = text === '' ? 0 : text.split(' ').length
  return { characters: text.length, words, minutes: minutesFor(words) }
}
