import type { CaretPlace } from '#lib/articles/caret-place.ts'
import { textElement } from '../screen/text-frame.client.tsx'

/** Where the caret stands in the article's form; null outside its title, summary and text. */
export function caretPlace(): CaretPlace | null {
  const { activeElement } = document
  if (activeElement instanceof HTMLTextAreaElement && activeElement.closest('.writing-line')) {
    return activeElement.name === 'title' || activeElement.name === 'summary' ? activeElement.name : null
  }
  const element = textElement()
  if (!element?.contains(activeElement)) return null
  const node = getSelection()?.anchorNode ?? null
  const block = [...element.children].findIndex(child => child.contains(node))
  return block === -1 ? null : `content:${block}`
}
