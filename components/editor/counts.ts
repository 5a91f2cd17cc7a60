import { visibleText } from '#lib/html.ts'
import { readingMinutes } from '#lib/reading-time.ts'

/** Characters as the limits count them, words, and the minutes that readers are told. */
export function countText(html: string): { characters: number; words: number; minutes: number } {
  const text = visibleText(html)
  return { characters: text.length, words: text === '' ? 0 : text.split(/\s+/).length, minutes: readingMinutes(html) }
}
