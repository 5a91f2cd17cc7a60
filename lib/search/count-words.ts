import { visibleText } from '../text/html.ts'

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
