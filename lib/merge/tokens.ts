/** A tag, or the text between two tags. */
const parts = /<[^<>]*>|[^<]+/g
/**
 * A word, number or address (`1.200`, `13/06`, `ana@a.com`) or a sign, with the space before it; or the space at the end of a text. A number in two parts
 * would merge to one that nobody wrote.
 */
const words = /\s*(?:&#?\w+;|[\p{L}\p{N}\p{M}]+(?:[.,:/@’'-][\p{L}\p{N}\p{M}]+)*|\S)|\s+/gu

const isWhole = (token: string) => /^<(?:figure|hr|aside data-related)\b/.test(token)
const isMark = (tag: string) => /^<(?:a|strong|em|s|sup|sub)\b/.test(tag)
const isBreak = (token: string) => token.endsWith('<br />')

/** Whether a token is the start of a line or a whole block, and not a part of a line. */
export const startsBlock = (token: string): boolean => isWhole(token) || (token.endsWith('>') && !isBreak(token))

/** Splits a text into words and signs, each with the space before it. */
export const wordsOf = (text: string): string[] => text.match(words) ?? []

/**
 * Splits a stored body's HTML into tokens that can be compared, dropped or inserted one at a time: a word with its marks (`<strong> casa`), the start
 * of a line or list with all elements around it (`<ul><li>`), or a block without lines. Every word carries the space before it, the first of a
 * line too. `htmlOf` joins tokens, whichever were left out.
 */
export function tokensOf(html: string): string[] {
  const around: string[] = []
  const marks: string[] = []
  let isFirst = true
  let whole = ''
  /** How many elements of the whole block are open: a gallery has figures within its own. */
  let depth = 0
  return [...html.matchAll(parts)].flatMap(([part]) => {
    if (whole !== '' || isWhole(part)) {
      const block = whole + part
      if (/^<(?:figure|aside)\b/.test(part)) depth++
      else if (/^<\/(?:figure|aside)>/.test(part)) depth--
      whole = depth === 0 ? '' : block
      return whole === '' ? [block] : []
    }
    if (!part.startsWith('<')) {
      const text = isFirst && !part.startsWith(' ') ? ` ${part}` : part
      isFirst = false
      return wordsOf(text).map(word => marks.join('') + word)
    }
    if (part.startsWith('</')) {
      ;(marks.length > 0 ? marks : around).pop()
      return []
    }
    if (isMark(part)) {
      marks.push(part)
      return []
    }
    isFirst = true
    if (isBreak(part)) return [marks.join('') + part]
    around.push(part)
    return [around.join('')]
  })
}

/** Joins tokens to HTML. Elements around a line stay open for the next line in the same ones, marks for the next word with the same ones. */
export function htmlOf(tokens: readonly string[]): string {
  let html = ''
  let around: string[] = []
  let marks: string[] = []
  let isFirst = true
  const move = (open: readonly string[], wanted: readonly string[], mayStay = wanted.length): string[] => {
    let same = 0
    while (same < mayStay && open[same] !== undefined && open[same] === wanted[same]) same++
    html += open.slice(same).reverse().map(endOf).join('') + wanted.slice(same).join('')
    return [...wanted]
  }
  for (const token of tokens) {
    if (startsBlock(token)) {
      const tags = isWhole(token) ? [] : tagsOf(token)
      marks = move(marks, [])
      around = move(around, tags, tags.length - 1)
      if (isWhole(token)) html += token
      isFirst = true
      continue
    }
    if (around.length === 0) around = move([], ['<p>'])
    const tags = tagsOf(token)
    const text = isBreak(token) ? (tags.pop() ?? '') : token.slice(tags.join('').length)
    marks = move(marks, tags)
    html += isFirst ? text.replace(/^ /, '') : text
    isFirst = isBreak(token)
  }
  move(marks, [])
  move(around, [])
  return html
}

const tagsOf = (token: string): string[] => token.match(/<[^<>]*>/g) ?? []

const endOf = (tag: string) => `</${/\w+/.exec(tag)?.[0]}>`
