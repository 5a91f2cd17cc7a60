import { diffArrays, diffWordsWithSpace } from 'diff'

/** A stretch of two compared texts: in both, only in the later text, or only in the earlier text. */
export interface Stretch {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** A paragraph of two compared texts. */
export interface ComparedParagraph {
  stretches: Stretch[]
  /** Whether only the look or the links of the paragraph changed, and the words are the same. */
  restyled: boolean
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
 * Compares two texts. Equal paragraphs are matched first, then changed passages are compared word by word. Takes hardly more than half a
 * second for any texts.
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
export const compareWords = (before: string, after: string): Stretch[] => wordsOf(before, after, passageTimeout)

/** Compares two lists item by item; commas separate the items of the result. */
export function compareItems(before: readonly string[], after: readonly string[]): Stretch[] {
  const items = diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map(text => ({ kind: kindOf(added, removed), text })),
  )
  return items.flatMap((item, place) => (place > 0 ? [{ kind: 'same' as const, text: ', ' }, item] : [item]))
}

const kindOf = (added: boolean, removed: boolean): Stretch['kind'] => (added ? 'added' : removed ? 'removed' : 'same')

const plain = (kind: Stretch['kind'], text: string): ComparedParagraph => ({
  stretches: [{ kind, text }],
  restyled: false,
})

const textsOf = (paragraphs: readonly ParagraphText[]) => paragraphs.map(({ text }) => text).join(separator)

function comparePassage(
  removed: readonly ParagraphText[],
  added: readonly ParagraphText[],
  left: number,
): ComparedParagraph[] {
  if (removed.length === 0) return added.map(({ text }) => plain('added', text))
  if (added.length === 0) return removed.map(({ text }) => plain('removed', text))
  if (textsOf(removed) === textsOf(added)) return added.map(({ text }) => ({ ...plain('same', text), restyled: true }))
  const words = changedWords(textsOf(removed), textsOf(added), Math.min(passageTimeout, left / 2))
  return words ? splitIntoParagraphs(words) : compareLongPassage(removed, added, performance.now() + left / 2)
}

/** Compares a passage that is too long as a whole, such as a story with a change in each paragraph: similar paragraphs are compared in pairs. */
function compareLongPassage(
  removed: readonly ParagraphText[],
  added: readonly ParagraphText[],
  end: number,
): ComparedParagraph[] {
  const left = () => end - performance.now()
  const wordSets = new Map([...removed, ...added].map(({ text }) => [text, new Set(text.match(/[\p{L}\p{N}]+/gu))]))
  const changes =
    left() > 0
      ? diffArrays([...removed], [...added], {
          comparator: (one, other) =>
            one.text === other.text || areAlike(wordSets.get(one.text), wordSets.get(other.text)),
          timeout: left() / 2,
        })
      : undefined
  if (!changes) return splitIntoParagraphs(wordsOf(textsOf(removed), textsOf(added), 0))
  let at = 0
  return changes.flatMap(({ value, added: came, removed: went }) => {
    if (came) return value.map(({ text }) => plain('added', text))
    if (went) at += value.length
    if (went) return value.map(({ text }) => plain('removed', text))
    return value.map(after => {
      const before = removed[at++] ?? after
      if (before.text === after.text) return { ...plain('same', after.text), restyled: before.form !== after.form }
      return { stretches: wordsOf(before.text, after.text, Math.min(passageTimeout, left())), restyled: false }
    })
  })
}

/** Whether two paragraphs share most of their words. */
function areAlike(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): boolean {
  return [...one].filter(word => other.has(word)).length * 2 > Math.max(one.size, other.size)
}

function wordsOf(before: string, after: string, ms: number): Stretch[] {
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
  const paragraphs: ComparedParagraph[] = [{ stretches: [], restyled: false }]
  for (const { kind, text } of stretches) {
    for (const [place, piece] of text.split(separator).entries()) {
      if (place > 0) paragraphs.push({ stretches: [], restyled: false })
      if (piece !== '') paragraphs.at(-1)?.stretches.push({ kind, text: piece })
    }
  }
  return paragraphs.filter(paragraph => paragraph.stretches.length > 0)
}
