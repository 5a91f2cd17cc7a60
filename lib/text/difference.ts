import { diffArrays, diffWordsWithSpace } from 'diff'

/** A stretch of two compared texts: in both, only in the later one, or only in the earlier one. */
export interface Stretch {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** A paragraph of two compared texts. */
export interface ComparedParagraph {
  stretches: Stretch[]
  /** Whether the words are the same and only what they look like, or where they lead, changed. */
  dressed: boolean
}

/** A paragraph of a text: its words, and everything about it as one string. */
export interface Told {
  text: string
  form: string
}

/** How long one comparison of words may take, in milliseconds; beyond it the whole of a passage counts as changed. */
const patience = 150
/** All comparisons of one text together. */
const wholePatience = 600

/** What is between two paragraphs of a passage while its words are compared. */
const between = '\n\n'

/**
 * Two texts compared: paragraphs that are the same in both stand by themselves, passages that changed are compared word by word. Never takes
 * much longer than half a second, whatever the texts.
 */
export function compareTexts(before: readonly Told[], after: readonly Told[]): ComparedParagraph[] {
  const end = performance.now() + wholePatience
  const changes = diffArrays([...before], [...after], {
    comparator: (one, other) => one.form === other.form,
    timeout: patience,
  }) ?? [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ]
  const paragraphs: ComparedParagraph[] = []
  let passage: { removed: Told[]; added: Told[] } = { removed: [], added: [] }
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

/** Two strings compared word by word. */
export const compareWords = (before: string, after: string): Stretch[] => wordsOf(before, after, patience)

/** Two lists compared item by item, each with commas between its items. */
export function compareItems(before: readonly string[], after: readonly string[]): Stretch[] {
  const items = diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map(text => ({ kind: kindOf(added, removed), text })),
  )
  return items.flatMap((item, place) => (place > 0 ? [{ kind: 'same' as const, text: ', ' }, item] : [item]))
}

const kindOf = (added: boolean, removed: boolean): Stretch['kind'] => (added ? 'added' : removed ? 'removed' : 'same')

const plain = (kind: Stretch['kind'], text: string): ComparedParagraph => ({
  stretches: [{ kind, text }],
  dressed: false,
})

const textsOf = (told: readonly Told[]) => told.map(({ text }) => text).join(between)

function comparePassage(removed: readonly Told[], added: readonly Told[], left: number): ComparedParagraph[] {
  if (removed.length === 0) return added.map(({ text }) => plain('added', text))
  if (added.length === 0) return removed.map(({ text }) => plain('removed', text))
  if (textsOf(removed) === textsOf(added)) return added.map(({ text }) => ({ ...plain('same', text), dressed: true }))
  const words = changedWords(textsOf(removed), textsOf(added), Math.min(patience, left / 2))
  return words ? parted(words) : compareLongPassage(removed, added, performance.now() + left / 2)
}

/** A passage too long to be compared as one, as after a change in each paragraph of a story: paragraphs that are alike are compared two by two. */
function compareLongPassage(removed: readonly Told[], added: readonly Told[], end: number): ComparedParagraph[] {
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
  if (!changes) return parted(wordsOf(textsOf(removed), textsOf(added), 0))
  let at = 0
  return changes.flatMap(({ value, added: came, removed: went }) => {
    if (came) return value.map(({ text }) => plain('added', text))
    if (went) at += value.length
    if (went) return value.map(({ text }) => plain('removed', text))
    return value.map(told => {
      const before = removed[at++] ?? told
      if (before.text === told.text) return { ...plain('same', told.text), dressed: before.form !== told.form }
      return { stretches: wordsOf(before.text, told.text, Math.min(patience, left())), dressed: false }
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

/** Undefined where that takes longer. */
function changedWords(before: string, after: string, ms: number): Stretch[] | undefined {
  const changes = ms > 0 ? diffWordsWithSpace(before, after, { timeout: ms }) : undefined
  return changes?.map(({ value, added, removed }) => ({ kind: kindOf(added, removed), text: value }))
}

/** A passage's stretches in its paragraphs; one that was taken away whole stands by itself. */
function parted(stretches: readonly Stretch[]): ComparedParagraph[] {
  const paragraphs: ComparedParagraph[] = [{ stretches: [], dressed: false }]
  for (const { kind, text } of stretches) {
    for (const [place, piece] of text.split(between).entries()) {
      if (place > 0) paragraphs.push({ stretches: [], dressed: false })
      if (piece !== '') paragraphs.at(-1)?.stretches.push({ kind, text: piece })
    }
  }
  return paragraphs.filter(paragraph => paragraph.stretches.length > 0)
}
