import { visibleText } from '../text/html.ts'

/** What an adult reads of a Portuguese newspaper in a minute, in words. */
const wordsPerMinute = 220

/** Minutes that a body takes to read, rounded, at least one. */
export function readingMinutes(html: string): number {
  return minutesFor(visibleText(html).split(' ').filter(Boolean).length)
}

/** Minutes that so many words take, rounded, at least one. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute))
