import { type Anchor, passageFinder } from '#lib/articles/comments/anchors.ts'
import { limits } from '#lib/limits.ts'
import { textElement } from '../text-frame.client.tsx'

/** A selected passage with the words around it; null without a selection, 'long' when it is too long for a comment. */
export type Passage = Anchor | 'long' | null

/** The selection, where it lies inside the article's text; null elsewhere. */
export function rangeInText(): Range | null {
  const element = textElement()
  const selection = getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  return element && range && element.contains(range.commonAncestorContainer) ? range : null
}

/** The passage that is selected in the article's text. */
export function selectedPassage(): Passage {
  const element = textElement()
  const range = rangeInText()
  const quote = range ? String(getSelection()).trim() : ''
  if (!element || !range || quote === '') return null
  if (quote.length > limits.comment.quote) return 'long'
  const before = range.cloneRange()
  const after = range.cloneRange()
  before.selectNodeContents(element)
  before.setEnd(range.startContainer, range.startOffset)
  after.selectNodeContents(element)
  after.setStart(range.endContainer, range.endOffset)
  return {
    quote,
    before: String(before).slice(-limits.comment.context),
    after: String(after).slice(0, limits.comment.context),
  }
}

/**
 * Reports each passage selected in the article's text, and null when the selection inside the text ends. A field elsewhere that takes the
 * focus takes the selection as well: the passage still counts. Returns the function that stops the reports.
 */
export function followPassage(report: (passage: Passage) => void): () => void {
  const look = () => rangeInText() && report(selectedPassage())
  document.addEventListener('selectionchange', look)
  return () => document.removeEventListener('selectionchange', look)
}

/** Finds passages in the text on the screen: a range for each one that stands there. */
export function findRanges(anchors: ReadonlyMap<string, Anchor>): Map<string, Range> {
  const element = textElement()
  const ranges = new Map<string, Range>()
  if (!element || anchors.size === 0) return ranges
  const find = passageFinder(element.textContent ?? '')
  const nodes = textNodes(element)
  for (const [id, anchor] of anchors) {
    const span = find(anchor)
    const [from, to] = span ? [nodeAt(nodes, span.start, 0), nodeAt(nodes, span.end, 1)] : []
    if (!from || !to) continue
    const range = document.createRange()
    range.setStart(from.node, from.offset)
    range.setEnd(to.node, to.offset)
    ranges.set(id, range)
  }
  return ranges
}

interface TextNode {
  node: Text
  /** The index in the element's text at which it begins. */
  start: number
}

function textNodes(element: HTMLElement): TextNode[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: TextNode[] = []
  let start = 0
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    nodes.push({ node, start })
    start += node.length
  }
  return nodes
}

/** The text node at an index. Between two nodes a passage begins in the later one (0) and ends in the earlier one (1). */
function nodeAt(nodes: readonly TextNode[], place: number, isEnd: 0 | 1): { node: Text; offset: number } | null {
  const found = nodes.findLast(({ start }) => start + isEnd <= place)
  return found ? { node: found.node, offset: Math.min(place - found.start, found.node.length) } : null
}

/** The passage at the caret, the shortest of several; null when the caret stands in none. */
export function passageAtCaret(ranges: ReadonlyMap<string, Range>): string | null {
  const caret = rangeInText()
  if (!caret?.collapsed) return null
  const around = [...ranges].filter(([, range]) => holds(range, caret))
  const [first] = around.sort(([, one], [, other]) => String(one).length - String(other).length)
  return first?.[0] ?? null
}

/** A range whose text was taken away while it was typed on is no longer in the document. */
const holds = (range: Range, { startContainer, startOffset }: Range) =>
  range.startContainer.isConnected && range.isPointInRange(startContainer, startOffset)

export const inOrder = (ranges: ReadonlyMap<string, Range>): string[] =>
  [...ranges].sort(([, one], [, other]) => one.compareBoundaryPoints(Range.START_TO_START, other)).map(([id]) => id)

/** The passage after the caret, or before it; from the last one on to the first. Null without any. */
export function nextPassage(ranges: ReadonlyMap<string, Range>, from: string | null, step: 1 | -1): string | null {
  const ids = inOrder(ranges)
  if (ids.length === 0) return null
  const at = from === null ? -1 : ids.indexOf(from)
  if (at !== -1) return ids[(at + step + ids.length) % ids.length] ?? null
  const caret = rangeInText()
  const isBeyond = (id: string) => {
    const way = caret ? (ranges.get(id)?.compareBoundaryPoints(Range.START_TO_START, caret) ?? 0) : 1
    return way === step
  }
  return (step === 1 ? ids.find(isBeyond) : ids.findLast(isBeyond)) ?? ids.at(step === 1 ? 0 : -1) ?? null
}

export function scrollToPassage(range: Range): void {
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
}

/** Scrolls to the words of a finding and marks them; false when the text on the screen does not contain them. */
export function showWords(quote: string): boolean {
  const range = findRanges(new Map([['words', { quote, before: '', after: '' }]])).get('words')
  if (!range) return false
  scrollToPassage(range)
  if ('highlights' in CSS) CSS.highlights.set('passage', new Highlight(range))
  return true
}

/** The highlights' names in `comments.css`. Highlights are the browser's own: nothing of them is in the text or in what is saved. */
export function markPassages(open: readonly Range[], active: readonly Range[]): void {
  if (!('highlights' in CSS)) return
  for (const [name, ranges, priority] of [
    ['comments', open, 0],
    ['passage', active, 1],
  ] as const) {
    if (ranges.length === 0) CSS.highlights.delete(name)
    else CSS.highlights.set(name, Object.assign(new Highlight(...ranges), { priority }))
  }
}

/** A selection in the article's text, to return to. */
export interface KeptCaret {
  anchor: [Node, number]
  focus: [Node, number]
}

/** The selection in the article's text; null while it is elsewhere. */
export function keepCaret(): KeptCaret | null {
  const selection = getSelection()
  if (!rangeInText() || !selection?.anchorNode || !selection.focusNode) return null
  return {
    anchor: [selection.anchorNode, selection.anchorOffset],
    focus: [selection.focusNode, selection.focusOffset],
  }
}

/** Gives the focus back to the text and restores its selection, or the caret at its end. Without the words it stood in, the focus alone. */
export function restoreCaret({ anchor, focus }: KeptCaret, collapses: boolean): void {
  const element = textElement()
  element?.focus({ preventScroll: true })
  if (!element?.contains(anchor[0]) || !element.contains(focus[0])) return
  const selection = getSelection()
  selection?.setBaseAndExtent(...anchor, ...focus)
  if (collapses) selection?.collapseToEnd()
  focus[0].parentElement?.scrollIntoView({ block: 'nearest' })
}
