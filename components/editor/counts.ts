import { visibleText } from '#lib/html.ts'

/** Characters as the limits count them, and words. */
export function countText(html: string): { characters: number; words: number } {
  const text = visibleText(html)
  return { characters: text.length, words: text === '' ? 0 : text.split(/\s+/).length }
}
