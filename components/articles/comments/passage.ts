import { type Anchor, findPassage } from '#lib/articles/anchors.ts'
import { limits } from '#lib/limits.ts'

/** The element with the article's text: the editor, or the text that its author reads. */
const textElement = () => document.querySelector<HTMLElement>('.editor-text')

/** A selected passage with the words around it; null without a selection, 'long' when it is too long for a comment. */
export type Passage = Anchor | 'long' | null

/**
 * Reports each passage selected in the article's text, and null when the selection inside the text ends. A field elsewhere that takes the
 * focus takes the selection as well: the passage still counts. Returns the function that stops the reports.
 */
export function followPassage(report: (passage: Passage) => void): () => void {
  const look = () => {
    const [element, selection] = [textElement(), getSelection()]
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
    if (element && range && element.contains(range.commonAncestorContainer)) report(passageOf(element, range))
  }
  document.addEventListener('selectionchange', look)
  return () => document.removeEventListener('selectionchange', look)
}

function passageOf(element: HTMLElement, range: Range): Passage {
  const quote = String(getSelection()).trim()
  if (quote === '') return null
  if (quote.length > limits.comment.quote) return 'long'
  const [before, after] = [range.cloneRange(), range.cloneRange()]
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

/** Scrolls to a passage and marks it; false when the text on the screen does not contain it. */
export function showPassage(anchor: Anchor): boolean {
  const element = textElement()
  if (!element) return false
  const found = findPassage(element.textContent ?? '', anchor)
  const [from, to] = found ? [nodeAt(element, found.start), nodeAt(element, found.end)] : []
  if (!from || !to) return false
  const range = document.createRange()
  range.setStart(from.node, from.offset)
  range.setEnd(to.node, to.offset)
  if ('highlights' in CSS) CSS.highlights.set('passage', new Highlight(range))
  from.node.parentElement?.scrollIntoView({ block: 'center' })
  return true
}

/** The text node at a position in an element's text, and the offset in that node. */
function nodeAt(element: HTMLElement, place: number): { node: Text; offset: number } | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let passed = 0
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    if (place <= passed + node.length) return { node, offset: place - passed }
    passed += node.length
  }
  return null
}
