import { diffArrays } from 'diff'
import { htmlOf, startsBlock, tokensOf, wordsOf } from './tokens.ts'

type Side = 'mine' | 'theirs'
type Tokens = readonly string[]

/** Lines of a body in which both sides changed the same words differently. */
export interface WordConflict {
  id: string
  /** The lines as HTML with my words, and with theirs; null when that side removed them. */
  mine: string | null
  theirs: string | null
  place: PassagePlace
}

/** Where lines stand in my text: the paragraphs before them, and those among them. */
export interface PassagePlace {
  before: number
  own: number
}

/** The result of merging two versions of a body. */
export interface BodyMerge {
  conflicts: WordConflict[]
  /** The body as HTML with the chosen side of each conflict, by its id. A conflict without a choice takes mine. */
  resolve(choices: Readonly<Record<string, string>>): string
}

/** What becomes of different insertions of both sides at one place. */
export type Inserted = 'kept' | 'asked'

/** A part of a merged text: the same on both sides, or conflicting. */
interface Piece {
  mine: Tokens
  theirs: Tokens
  conflicting: boolean
}

/** A change of the base: `tokens` replace the tokens from `from` to before `to`. */
interface Change {
  side: Side
  from: number
  to: number
  tokens: Tokens
}

/** The most insertions and removals in a comparison of two texts. More would block the screen; the whole passage then counts as changed. */
const mostEdits = 1_000
/** If one insertion begins with the other, and that has at least this many tokens, it is the same text typed further. */
const leastContinued = 4

/**
 * Merges two versions of a body (stored HTML) with one base, word by word. Where both replaced or removed the same words the line is conflicting;
 * without a base, where they differ. What both inserted at one place stays, mine first, or is `asked` for too.
 */
export function mergeBodies(base: string | null, mine: string, theirs: string, inserted: Inserted = 'kept'): BodyMerge {
  const asks = base === null || inserted === 'asked'
  const lines = linesOf(merge(base === null ? null : tokensOf(base), tokensOf(mine), tokensOf(theirs), asks))
  const conflicting = lines.filter(line => line.some(piece => piece.conflicting))
  const idOf = new Map(conflicting.map((line, n) => [line, `words:${n}`]))
  const of = (line: readonly Piece[], side: Side) => line.flatMap(piece => piece[side])
  return {
    conflicts: [...idOf].map(([line, id]) => ({
      id,
      place: {
        before: paragraphsIn(lines.slice(0, lines.indexOf(line)).flatMap(each => of(each, 'mine'))),
        own: paragraphsIn(of(line, 'mine')),
      },
      mine: htmlOf(of(line, 'mine')) || null,
      theirs: htmlOf(of(line, 'theirs')) || null,
    })),
    resolve: choices =>
      htmlOf(lines.flatMap(line => of(line, choices[idOf.get(line) ?? ''] === 'theirs' ? 'theirs' : 'mine'))),
  }
}

/** The paragraphs that begin in tokens: those of a quote are lines of the quote. */
const paragraphsIn = (tokens: Tokens): number => tokens.filter(token => token === '<p>').length

/** The pieces of each line, cut where one starts. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = []
  for (const { mine, theirs, conflicting } of pieces) {
    const starts = conflicting ? [] : mine.flatMap((token, place) => (place > 0 && startsBlock(token) ? [place] : []))
    for (const [n, from] of [0, ...starts].entries()) {
      const piece = conflicting ? { mine, theirs, conflicting } : settled(mine.slice(from, starts[n]))
      const first = piece.mine[0] ?? piece.theirs[0]
      if (first === undefined) continue
      if (lines.length === 0 || startsBlock(first)) lines.push([piece])
      else lines.at(-1)?.push(piece)
    }
  }
  return lines
}

/** Merges two versions of a plain text like a body's line; null when both changed the same words differently. */
export function mergeTexts(base: string, mine: string, theirs: string): string | null {
  // The first word has a space before it like all others.
  const words = (text: string) => wordsOf(` ${text.trim()}`)
  const pieces = merge(words(base), words(mine), words(theirs), false)
  return pieces.some(({ conflicting }) => conflicting)
    ? null
    : pieces
        .flatMap(piece => piece.mine)
        .join('')
        .trim()
}

const settled = (tokens: Tokens): Piece => ({ mine: tokens, theirs: tokens, conflicting: false })

function merge(base: Tokens | null, mine: Tokens, theirs: Tokens, asks: boolean): Piece[] {
  const from = base ?? common(mine, theirs)
  const pieces: Piece[] = []
  let done = 0
  for (const passage of passages(from, mine, theirs)) {
    pieces.push(settled(from.slice(done, passage.from)), outcome(from, passage, asks))
    done = passage.to
  }
  return [...pieces, settled(from.slice(done))]
}

/** A run of changes that overlap, or that insert at one place. */
interface Passage {
  from: number
  to: number
  changes: Change[]
}

function passages(base: Tokens, mine: Tokens, theirs: Tokens): Passage[] {
  const changes = [...changesOf(base, mine, 'mine'), ...changesOf(base, theirs, 'theirs')]
  changes.sort((one, other) => one.from - other.from || one.to - other.to)
  const found: Passage[] = []
  for (const change of changes) {
    const last = found.at(-1)
    const { from, to } = change
    const isSamePlace = last?.from === from && last.to === from && to === from
    const goesOn = last?.to === from && last.changes.some(each => removesLine(base, each)) && lineEnd(change.tokens) > 0
    if (last && (from < last.to || isSamePlace || goesOn)) {
      last.to = Math.max(last.to, to)
      last.changes.push(change)
    } else found.push({ from, to, changes: [change] })
  }
  return found
}

/** Whether a change removes a whole line. Words that the other side added at its end would lose their line. */
const removesLine = (base: Tokens, { from, to, tokens }: Change) =>
  tokens.length === 0 && to - from > 1 && startsBlock(base[from] ?? '') && startsBlock(base[to] ?? '<p>')

function outcome(base: Tokens, { from, to, changes }: Passage, asks: boolean): Piece {
  const own = (side: Side) => changes.filter(change => change.side === side)
  const [mine, theirs] = [own('mine'), own('theirs')].map(each => applied(base, from, to, each)) as [Tokens, Tokens]
  if (own('theirs').length === 0 || areEqual(mine, theirs)) return settled(mine)
  if (own('mine').length === 0) return settled(theirs)
  if (from === to && !asks) return settled(together(mine, theirs))
  if (changes.every(({ tokens }) => tokens.length === 0)) return settled(applied(base, from, to, changes))
  return { mine, theirs, conflicting: true }
}

/** The base's tokens from `from` to before `to` after some changes of them. */
function applied(base: Tokens, from: number, to: number, changes: readonly Change[]): Tokens {
  let at = from
  const tokens = changes.flatMap(change => {
    const before = base.slice(at, change.from)
    at = Math.max(at, change.to)
    return [...before, ...change.tokens]
  })
  return [...tokens, ...base.slice(at, to)]
}

/** Joins two insertions at one place: words for this line first, mine before theirs, then new lines. */
function together(mine: Tokens, theirs: Tokens): Tokens {
  const [shorter, longer] = mine.length < theirs.length ? [mine, theirs] : [theirs, mine]
  if (shorter.length >= leastContinued && areEqual(shorter, longer.slice(0, shorter.length))) return longer
  const m = lineEnd(mine)
  const t = lineEnd(theirs)
  return [...mine.slice(0, m), ...theirs.slice(0, t), ...mine.slice(m), ...theirs.slice(t)]
}

function lineEnd(tokens: Tokens): number {
  const end = tokens.findIndex(startsBlock)
  return end < 0 ? tokens.length : end
}

const areEqual = (one: Tokens, other: Tokens) =>
  one.length === other.length && one.every((token, n) => token === other[n])

/** The changes that make a text of the base, in order. */
function changesOf(base: Tokens, text: Tokens, side: Side): Change[] {
  let from = 0
  let at = 0
  const changes: Change[] = []
  const change = (to: number, end: number) => {
    const found = { side, from, to, tokens: text.slice(at, end) }
    if (to > from || end > at) changes.push(alignedToLine(base, found, changes.at(-1)?.to ?? 0))
  }
  for (const [same, sameInText] of equalTokens(base, text)) {
    change(same, sameInText)
    from = same + 1
    at = sameInText + 1
  }
  change(base.length, text.length)
  return changes
}

/** Moves a change back by one token where the comparison matched the equal start of the wrong line. */
function alignedToLine(base: Tokens, change: Change, least: number): Change {
  const { from, to, tokens } = change
  const last = tokens.length > 0 ? tokens.at(-1) : base[to - 1]
  const isPure = tokens.length === 0 || from === to
  if (!isPure || last === undefined || !startsBlock(last) || from === least || base[from - 1] !== last) return change
  const moved = tokens.length > 0 ? [last, ...tokens.slice(0, -1)] : tokens
  return { ...change, from: from - 1, to: to - 1, tokens: moved }
}

const common = (mine: Tokens, theirs: Tokens): Tokens => equalTokens(mine, theirs).map(([place]) => mine[place] ?? '')

/** Indexes of equal tokens of two texts, ascending in both. */
function equalTokens(one: Tokens, other: Tokens): [number, number][] {
  const steps = diffArrays([...one], [...other], { maxEditLength: mostEdits })
  if (!steps) return equalEdges(one, other)
  let a = 0
  let b = 0
  return steps.flatMap(({ count, added, removed }) => {
    const from = a
    const to = b
    if (!added) a += count
    if (!removed) b += count
    return added || removed ? [] : Array.from({ length: count }, (_, n): [number, number] => [from + n, to + n])
  })
}

function equalEdges(one: Tokens, other: Tokens): [number, number][] {
  const most = Math.min(one.length, other.length)
  let before = 0
  let after = 0
  while (before < most && one[before] === other[before]) before++
  while (after < most - before && one.at(-1 - after) === other.at(-1 - after)) after++
  const a = one.length - after
  const b = other.length - after
  return [
    ...Array.from({ length: before }, (_, n): [number, number] => [n, n]),
    ...Array.from({ length: after }, (_, n): [number, number] => [a + n, b + n]),
  ]
}
