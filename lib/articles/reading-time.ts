import { visibleText } from '../text/html.ts'

/** Words of a Portuguese newspaper that an adult reads in a minute. */
const wordsPerMinute = 220

/** Minutes to read a body of HTML, rounded, at least one. */
export function readingMinutes(html: string): number {
  return minutesFor(visibleText(html).split(' ').filter(Boolean).length)
}

/** Minutes to read a number of words, rounded, at least one. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute))
