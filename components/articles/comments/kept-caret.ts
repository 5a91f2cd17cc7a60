import { textElement } from '../screen/text-frame.client.tsx'
import { rangeInText } from './passage.ts'

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
