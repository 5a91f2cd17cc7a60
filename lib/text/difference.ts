import { diffArrays, diffWordsWithSpace } from 'diff'

/** A stretch of two compared texts: in both, only in the later text, or only in the earlier text. */
export interface Stretch {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** A paragraph of two compared texts: changed, removed or added as a whole, or the same. */
export interface ComparedParagraph {
  stretches: Stretch[]
  /** Whether only the look or the links of the paragraph changed, and the words are the same. */
  restyled: boolean
  /** Whether so much changed that its two forms are read one beside the other (`sideOf`). */
  rewritten: boolean
}

/** A paragraph to compare: its words, and its whole form as one string. */
export interface ParagraphText {
  text: string
  form: string
}

/** The most time of one comparison of words, in milliseconds. Beyond it the whole passage counts as changed. */
const passageTimeout = 150
/** The most time of all comparisons of one text together, in milliseconds. */
const textTimeout = 600

/** Separates the paragraphs of a passage while its words are compared. */
const separator = '\n\n'

/**
 * Compares two texts. Equal paragraphs are matched first, then each changed one is compared word by word with its successor. Takes hardly
 * more than half a second for any texts.
 */
export function compareTexts(before: readonly ParagraphText[], after: readonly ParagraphText[]): ComparedParagraph[] {
  const end = performance.now() + textTimeout
  const changes = diffArrays([...before], [...after], {
    comparator: (one, other) => one.form === other.form,
    timeout: passageTimeout,
  }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ]
  const paragraphs: ComparedParagraph[] = []
  let passage: { removed: ParagraphText[]; added: ParagraphText[] } = { removed: [], added: [] }
  const close = () => {
    paragraphs.push(...comparePassage(passage.removed, passage.added, end - performance.now()))
    passage = { removed: [], added: [] }
  }
  for (const { value, added, removed } of changes) {
    if (removed) passage.removed.push(...value)
    else if (added) passage.added.push(...value)
    else {
      close()
      paragraphs.push(...value.map(({ text }) => plain('same', text)))
    }
  }
  close()
  return paragraphs
}

/** Compares two strings word by word. */
export const compareWords = (before: string, after: string): Stretch[] => wordsBetween(before, after, passageTimeout)

/** Compares two lists item by item; commas separate the items of the result. */
export function compareItems(before: readonly string[], after: readonly string[]): Stretch[] {
  const items = diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map(text => ({ kind: kindOf(added, removed), text })),
  )
  return items.flatMap((item, place) => (place > 0 ? [{ kind: 'same' as const, text: ', ' }, item] : [item]))
}

const kindOf = (added: boolean, removed: boolean): Stretch['kind'] => (added ? 'added' : removed ? 'removed' : 'same')

const unchanged = { restyled: false, rewritten: false }

const plain = (kind: Stretch['kind'], text: string): ComparedParagraph => ({
  stretches: [{ kind, text }],
  ...unchanged,
})

const textsOf = (paragraphs: readonly ParagraphText[]) => paragraphs.map(({ text }) => text).join(separator)
const lettersOf = (paragraphs: readonly ParagraphText[]) => textsOf(paragraphs).replace(/\s/g, '')

/**
 * Compares a run of changed paragraphs. Each is paired with its successor, the later paragraph with which it shares most words; what has no
 * partner is removed or added as a whole.
 */
function comparePassage(
  removed: readonly ParagraphText[],
  added: readonly ParagraphText[],
  left: number,
): ComparedParagraph[] {
  if (removed.length === 0) return added.map(({ text }) => plain('added', text))
  if (added.length === 0) return removed.map(({ text }) => plain('removed', text))
  if (textsOf(removed) === textsOf(added)) return added.map(({ text }) => ({ ...plain('same', text), restyled: true }))
  // Paragraphs that were only split or joined.
  if (lettersOf(removed) === lettersOf(added))
    return splitIntoParagraphs(wordsBetween(textsOf(removed), textsOf(added), Math.min(passageTimeout, left)))
  const end = performance.now() + left
  const paragraphs: ComparedParagraph[] = []
  let r = 0
  let a = 0
  const whole = (removedEnd: number, addedEnd: number) => {
    paragraphs.push(
      ...removed.slice(r, removedEnd).map(({ text }) => plain('removed', text)),
      ...added.slice(a, addedEnd).map(({ text }) => plain('added', text)),
    )
    r = removedEnd
    a = addedEnd
  }
  for (const [before, after] of successors(removed, added, left / 2)) {
    whole(before, after)
    const from = removed[r++]
    const to = added[a++]
    if (from && to) paragraphs.push(comparePair(from, to, end - performance.now()))
  }
  whole(removed.length, added.length)
  return paragraphs
}

/** The least likeness of a paragraph and its successor, from 0 to 1. */
const leastAlike = 0.4
/** Below this likeness so much of a paragraph changed that its two forms are read one beside the other. */
const mostRewritten = 0.75
/** Pairs of indexes, ascending on both sides: paragraphs and their successors. */
function successors(
  removed: readonly ParagraphText[],
  added: readonly ParagraphText[],
  ms: number,
): [number, number][] {
  const words = new Map([...removed, ...added].map(({ text }) => [text, wordsOf(text)]))
  const changes = diffArrays([...removed], [...added], {
    comparator: (before, after) => similarity(words.get(before.text), words.get(after.text)) >= leastAlike,
    timeout: Math.max(1, ms),
  })
  let r = 0
  let a = 0
  return (changes ?? []).flatMap(({ count, added: came, removed: went }) => {
    const from = r
    const to = a
    if (!came) r += count
    if (!went) a += count
    return came || went ? [] : Array.from({ length: count }, (_, n): [number, number] => [from + n, to + n])
  })
}

/** How often each word of a paragraph occurs. */
function wordsOf(paragraph: string): Map<string, number> {
  const words = new Map<string, number>()
  for (const word of paragraph.split(/[^\p{L}\p{N}]+/u)) words.set(word, (words.get(word) ?? 0) + 1)
  return words
}

/** The share of common words of two paragraphs, from 0 to 1 (Sørensen and Dice). */
function similarity(a: Map<string, number> = new Map(), b: Map<string, number> = new Map()): number {
  let shared = 0
  let total = 0
  for (const [word, count] of a) {
    shared += Math.min(count, b.get(word) ?? 0)
    total += count
  }
  for (const count of b.values()) total += count
  return total === 0 ? 0 : (2 * shared) / total
}

function comparePair(before: ParagraphText, after: ParagraphText, left: number): ComparedParagraph {
  if (before.text === after.text) return { ...plain('same', after.text), restyled: before.form !== after.form }
  return {
    stretches: wordsBetween(before.text, after.text, Math.min(passageTimeout, left)),
    restyled: false,
    rewritten: similarity(wordsOf(before.text), wordsOf(after.text)) < mostRewritten,
  }
}

/** One form of a rewritten paragraph, the earlier or the later one, with its own words marked. Marks join over the spaces between them. */
export function sideOf(stretches: readonly Stretch[], kind: 'removed' | 'added'): Stretch[] {
  const own = stretches.filter(stretch => stretch.kind === 'same' || stretch.kind === kind)
  const side: Stretch[] = []
  for (const [place, { kind: each, text }] of own.entries()) {
    const last = side.at(-1)
    const isGap = each === 'same' && text.trim() === '' && last?.kind === kind && own[place + 1]?.kind === kind
    const marked = isGap ? kind : each
    if (last?.kind === marked) last.text += text
    else side.push({ kind: marked, text })
  }
  return side
}

function wordsBetween(before: string, after: string, ms: number): Stretch[] {
  return (
    changedWords(before, after, ms) ?? [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  )
}

/** Undefined when the comparison takes longer than `ms`. */
function changedWords(before: string, after: string, ms: number): Stretch[] | undefined {
  const changes = ms > 0 ? diffWordsWithSpace(before, after, { timeout: ms }) : undefined
  return changes?.map(({ value, added, removed }) => ({ kind: kindOf(added, removed), text: value }))
}

/** Splits a passage's stretches into its paragraphs. A paragraph that was removed as a whole stands by itself. */
function splitIntoParagraphs(stretches: readonly Stretch[]): ComparedParagraph[] {
  const paragraphs: ComparedParagraph[] = [{ stretches: [], ...unchanged }]
  for (const { kind, text } of stretches) {
    for (const [place, piece] of text.split(separator).entries()) {
      if (place > 0) paragraphs.push({ stretches: [], ...unchanged })
      if (piece !== '') paragraphs.at(-1)?.stretches.push({ kind, text: piece })
    }
  }
  return paragraphs.filter(paragraph => paragraph.stretches.length > 0)
}
