/** A passage of a text, as a comment stores it. */
export interface Anchor {
  quote: string
  /** The words before and after it, to distinguish equal passages and to find one that was edited. */
  before: string
  after: string
}

/** A range of a text, as UTF-16 indexes with `end` excluded. */
export interface Span {
  start: number
  end: number
}

/** Letters without spaces above which an unchanged passage is known by itself, whatever stands around it. */
const tellingQuote = 24
/** Letters of equal surroundings from which a shorter one may be the same passage, and not its words in another place. */
const tellingSide = 6
/** Letters of the surroundings that hold an edited passage; the shorter ones in case an edit has cut into them. */
const longBracket = 24
const shortBracket = 12
/** The share of its words that a passage keeps when its surroundings changed too. */
const keptShare = 0.6
const fewestWords = 4

/**
 * Gives a search for passages in a text, null for a passage that is gone. The text is prepared once for all searches. Nothing marks a passage in the
 * text or stores its place: a mark would be merged and undone with the text, and every save, restore and bulk change would have to move a place.
 */
export function passageFinder(text: string): (anchor: Anchor) => Span | null {
  const { letters, places } = squeeze(text)
  let words: Word[] | null = null
  return anchor => {
    const wanted = {
      quote: squeeze(anchor.quote).letters,
      before: squeeze(anchor.before).letters,
      after: squeeze(anchor.after).letters,
    }
    if (wanted.quote === '') return null
    const found =
      findUnchanged(letters, wanted, 'both') ??
      findBetween(letters, wanted, longBracket) ??
      findUnchanged(letters, wanted, 'one') ??
      findBetween(letters, wanted, shortBracket)
    if (found) return found.start === found.end ? null : onText(places, found)
    words ??= wordsOf(text)
    return findReworded(words, anchor.quote)
  }
}

/** The range of a passage in a text; null when the text does not contain it. Of equal passages, the one with the most similar surroundings. */
export const findPassage = (text: string, anchor: Anchor): Span | null => passageFinder(text)(anchor)

/** A text without spaces, with the index of each letter. Selections and stored bodies have different spaces between paragraphs. */
function squeeze(text: string): { letters: string; places: number[] } {
  const places: number[] = []
  let letters = ''
  for (let place = 0; place < text.length; place++) {
    const unit = text[place] ?? ''
    if (/\s/.test(unit)) continue
    letters += unit
    places.push(place)
  }
  return { letters, places }
}

function onText(places: readonly number[], { start, end }: Span): Span | null {
  const first = places[start]
  const last = places[end - 1]
  return first === undefined || last === undefined ? null : { start: first, end: last + 1 }
}

/** The passage with its own words, all without spaces: among equal ones that with the most similar surroundings, on both sides or on one. */
function findUnchanged(letters: string, { quote, before, after }: Anchor, sides: 'both' | 'one'): Span | null {
  let best: { start: number; likeness: number; isTelling: boolean } | null = null
  for (let start = letters.indexOf(quote); start !== -1; start = letters.indexOf(quote, start + 1)) {
    const left = sharedEnd(letters, start, before)
    const right = sharedStart(letters, start + quote.length, after)
    const isLeft = isOwn(left, before)
    const isRight = isOwn(right, after)
    const isTelling = sides === 'both' ? isLeft && isRight : (isLeft && left > 0) || (isRight && right > 0)
    if (!best || left + right > best.likeness) best = { start, likeness: left + right, isTelling }
  }
  if (!best) return null
  const isKnown = best.isTelling || quote.length >= tellingQuote || before + after === ''
  return isKnown ? { start: best.start, end: best.start + quote.length } : null
}

const isOwn = (shared: number, side: string) => shared >= tellingSide || shared === side.length

function sharedStart(letters: string, from: number, side: string): number {
  let length = 0
  while (length < side.length && letters[from + length] === side[length]) length++
  return length
}

function sharedEnd(letters: string, to: number, side: string): number {
  let length = 0
  while (length < side.length && to > length && letters[to - 1 - length] === side.at(-1 - length)) length++
  return length
}

/**
 * What stands between so many letters before and after the passage: the passage, its edited form, an empty range when it was taken out, or
 * null.
 */
function findBetween(letters: string, { quote, before, after }: Anchor, length: number): Span | null {
  const starts = endsOf(letters, before.slice(-length))
  const ends = startsOf(letters, after.slice(0, length), letters.length)
  let best: Span | null = null
  for (const start of starts) {
    const end = ends.find(each => each >= start)
    if (end === undefined || end - start > quote.length * 2 + tellingQuote) continue
    if (!best || surplus({ start, end }, quote) < surplus(best, quote)) best = { start, end }
  }
  if (!best) return null
  // Words may have been put in directly before or behind it.
  const inside = letters.slice(best.start, best.end).indexOf(quote)
  return inside === -1 ? best : { start: best.start + inside, end: best.start + inside + quote.length }
}

const surplus = ({ start, end }: Span, quote: string) => Math.abs(end - start - quote.length)

/** Where a side occurs. A passage at the edge of its text has no words beyond it: `edge` then. */
function startsOf(letters: string, side: string, edge: number): number[] {
  if (side === '') return [edge]
  if (side.length < tellingSide) return []
  const found: number[] = []
  for (let at = letters.indexOf(side); at !== -1; at = letters.indexOf(side, at + 1)) found.push(at)
  return found
}

const endsOf = (letters: string, side: string) => startsOf(letters, side, 0).map(start => start + side.length)

interface Word extends Span {
  word: string
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))

/** The stretch that shares most words with the passage, in their order; null when they are too few to call it the same. */
function findReworded(words: readonly Word[], quote: string): Span | null {
  const wanted = wordsOf(quote).map(({ word }) => word)
  if (wanted.length < fewestWords) return null
  const at = richest(words, new Set(wanted), Math.ceil(wanted.length * 1.5))
  const common = commonWords(wanted, at)
  const first = common[0]
  const last = common.at(-1)
  return first && last && common.length >= wanted.length * keptShare ? { start: first.start, end: last.end } : null
}

/** The stretch of so many words that holds most of the wanted ones. */
function richest(words: readonly Word[], wanted: ReadonlySet<string>, size: number): Word[] {
  let held = 0
  let most = 0
  let from = 0
  for (const [index, { word }] of words.entries()) {
    if (wanted.has(word)) held++
    const left = words[index - size]
    if (left && wanted.has(left.word)) held--
    if (held > most) [most, from] = [held, Math.max(0, index - size + 1)]
  }
  return words.slice(from, from + size)
}

/** The words of a stretch that stand in the wanted ones in the same order: the longest common subsequence. */
function commonWords(wanted: readonly string[], stretch: readonly Word[]): Word[] {
  const lengths = Array.from({ length: wanted.length + 1 }, () => new Uint16Array(stretch.length + 1))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = wanted.length - 1; row >= 0; row--) {
    for (let column = stretch.length - 1; column >= 0; column--) {
      const isSame = wanted[row] === stretch[column]?.word
      const length = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      lengths[row]?.fill(length, column, column + 1)
    }
  }
  const common: Word[] = []
  let row = 0
  let column = 0
  while (row < wanted.length && column < stretch.length) {
    const word = stretch[column]
    if (word && wanted[row] === word.word) {
      common.push(word)
      row++
      column++
    } else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return common
}
