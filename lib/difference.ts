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

const plain = (kind: Stretch['kind'], text: string): ComparedParagraph => ({
  stretches: [{ kind, text }],
  dressed: false,
})

function comparePassage(removed: readonly Told[], added: readonly Told[], left: number): ComparedParagraph[] {
  if (removed.length === 0) return added.map(({ text }) => plain('added', text))
  if (added.length === 0) return removed.map(({ text }) => plain('removed', text))
  const textOf = (told: readonly Told[]) => told.map(({ text }) => text).join(between)
  if (textOf(removed) === textOf(added)) return added.map(({ text }) => ({ ...plain('same', text), dressed: true }))
  return parted(wordsOf(textOf(removed), textOf(added), Math.min(patience, left)))
}

function wordsOf(before: string, after: string, ms: number): Stretch[] {
  const changes = ms > 0 ? diffWordsWithSpace(before, after, { timeout: ms }) : undefined
  if (!changes) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  }
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
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
