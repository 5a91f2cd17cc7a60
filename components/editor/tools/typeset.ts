import { $addUpdateTag, $getRoot, $getSelection, $isRangeSelection, HISTORY_PUSH_TAG, type TextNode } from 'lexical'
import { type BodyPicture, type Inset, picturesOf } from '#lib/body/body.ts'
import { typeset } from '#lib/body/typography.ts'
import { $insetOf, $isInsetNode, $setInset } from '../insets/inset-node.tsx'
import { $textLines } from './text-lines.ts'

/** Sets the selected lines, or the whole text, in Portuguese typography, as one undo step. Returns the number of changed places. */
export function $typeset(): number {
  $addUpdateTag(HISTORY_PUSH_TAG)
  const inLines = $chosenLines()
    .map($setLine)
    .reduce((sum, each) => sum + each, 0)
  return inLines + ($isSomethingSelected() ? 0 : $setCaptions())
}

const $isSomethingSelected = () => {
  const selection = $getSelection()
  return $isRangeSelection(selection) && !selection.isCollapsed()
}

/** The text nodes of the lines that the selection touches, or of all lines without a selection. */
function $chosenLines(): TextNode[][] {
  const selection = $getSelection()
  const chosen = $isRangeSelection(selection) && $isSomethingSelected() ? new Set(selection.getNodes()) : null
  return $textLines().filter(line => !chosen || line.some(node => chosen.has(node)))
}

function $setLine(line: readonly TextNode[]): number {
  const set = typeset(line.map(node => node.getTextContent()))
  return line.map((node, index) => $setText(node, set[index] ?? [])).reduce((sum, each) => sum + each, 0)
}

/** Sets a node's text. A caret in it stays between the same letters. Returns the number of changed places. */
function $setText(node: TextNode, units: readonly string[]): number {
  const old = node.getTextContent()
  const text = units.join('')
  if (text === old) return 0
  const selection = $getSelection()
  const points = $isRangeSelection(selection) ? [selection.anchor, selection.focus] : []
  const held = points.filter(point => point.key === node.getKey())
  const places = held.map(({ offset }) => units.slice(0, offset).join('').length)
  node.setTextContent(text)
  for (const [index, point] of held.entries()) point.set(node.getKey(), places[index] ?? 0, 'text')
  return units.filter((unit, index) => unit !== old[index] && unit !== '').length
}

function withCaptions(inset: Inset, set: (caption: string) => string): Inset {
  const setIn = <Picture extends BodyPicture>(picture: Picture) => ({ ...picture, caption: set(picture.caption) })
  if (inset.kind === 'gallery') return { ...inset, pictures: inset.pictures.map(setIn) }
  return inset.kind === 'figure' ? setIn(inset) : inset
}

/** Sets the captions of pictures. Returns the number of changed blocks. */
function $setCaptions(): number {
  const set = (text: string) => typeset([text]).flat().join('')
  return $getRoot()
    .getChildren()
    .filter($isInsetNode)
    .filter(node => {
      const inset = $insetOf(node)
      const isChanged = picturesOf(inset).some(({ caption }) => set(caption) !== caption)
      if (isChanged) $setInset(node, withCaptions(inset, set))
      return isChanged
    }).length
}
