import { isStopWord } from './stop-words.ts'
import { searchable } from './text.ts'

/** A word, a number, a joined word (“covid-19”) or a quoted phrase of a typed search. */
export interface Part {
  /** As typed, without quotes and minus; composed (NFC). */
  written: string
  /** Its place in the composed text. */
  start: number
  end: number
  /** What the index has of it, at least one. */
  words: string[]
  quoted: boolean
  /** Whether a minus before it takes articles with it out of the results. */
  excluded: boolean
  /** Whether it is an unquoted stop word. */
  stop: boolean
}

/** The characters of a search; what follows is cut off. Every headline is shorter. */
export const longestSearch = 220

/** The parts of a typed search in their order. Signs are no parts; an unclosed quote is a sign; so is the minus of a number. */
export function partsOf(typed: string): Part[] {
  const text = composed(typed)
  const found: Part[] = []
  const pattern =
    /(?<minus>(?<!\S)-)?(?:"(?<phrase>[^"]*)"|(?<word>[\p{L}\p{M}\p{N}]+(?:[-.,/:'’][\p{L}\p{M}\p{N}]+)*)(?<money>\$)?)/gu
  for (const { index, 0: whole, groups = {} } of text.matchAll(pattern)) {
    const { minus, phrase, word, money } = groups
    const written = phrase ?? word ?? ''
    const words = searchable(written)
    if (words.length === 0 || money) continue
    const quoted = phrase !== undefined
    const start = index + whole.indexOf(written)
    found.push({
      written,
      start,
      end: start + written.length,
      words,
      quoted,
      excluded: minus !== undefined && (quoted || /^\p{L}/u.test(written)),
      stop: !quoted && words.length === 1 && isStopWord(written.toLowerCase()),
    })
  }
  return found
}

/** A typed text as `partsOf` reads it: composed (NFC), with straight quotes. */
export const composed = (typed: string) => typed.normalize('NFC').replace(/[“”„«»]/g, '"')

/** The parts that an article must have: stop words only when there is nothing else. */
export function requiredParts(parts: readonly Part[]): Part[] {
  const wanted = parts.filter(({ excluded }) => !excluded)
  const telling = wanted.filter(({ stop }) => !stop)
  return telling.length > 0 ? telling : wanted
}

/** A search cut to what is read of it, and whether something was cut off. */
export function cutSearch(typed: string): { q: string; cut: boolean } {
  const text = typed.replace(/\p{Cc}+/gu, ' ').trim()
  const cut = text.length > longestSearch
  return { q: cut ? atWord(text.slice(0, longestSearch + 1)) : text, cut }
}

/** A text without its last, unfinished word; a single long word is cut. */
function atWord(text: string): string {
  const space = text.lastIndexOf(' ')
  return (
    space > longestSearch / 2
      ? text.slice(0, space)
      : text
          .slice(0, longestSearch)
          .toWellFormed()
          .replace(/\ufffd$/, '')
  ).trimEnd()
}
