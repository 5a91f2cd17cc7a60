import { visibleText } from '../text/html.ts'

const hasSign = /[\p{L}\p{N}]/u

/** The number of words of a sanitised body: `count_words` in the database. */
export const countWords = (html: string): number => {
  let words = 0
  for (const word of visibleText(html).split(' ')) if (hasSign.test(word)) words++
  return words
}
