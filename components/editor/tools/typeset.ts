import {
  $addUpdateTag,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isLineBreakNode,
  $isRangeSelection,
  $isTextNode,
  type ElementNode,
  HISTORY_PUSH_TAG,
  type LexicalNode,
  type TextNode,
} from 'lexical'
import { typeset } from '#lib/body/typography.ts'
import { $insetOf, $isInsetNode, $setInset } from '../insets/inset-node.tsx'

/** Sets the selected lines, or the whole text, in Portuguese typography, as one undo step. Returns the number of changed places. */
export function $typeset(): number {
  $addUpdateTag(HISTORY_PUSH_TAG)
  const inLines = $lines()
    .map($setLine)
    .reduce((sum, each) => sum + each, 0)
  return inLines + ($isSomethingSelected() ? 0 : $setCaptions())
}

const $isSomethingSelected = () => {
  const selection = $getSelection()
  return $isRangeSelection(selection) && !selection.isCollapsed()
}

/** The text nodes of each line: of the lines touched by the selection, or of all lines without a selection. */
function $lines(): TextNode[][] {
  const selection = $getSelection()
  const chosen = $isRangeSelection(selection) && $isSomethingSelected() ? new Set(selection.getNodes()) : null
  const lines: TextNode[][] = []
  const visit = (node: LexicalNode, line: TextNode[]): TextNode[] => {
    if ($isTextNode(node)) line.push(node)
    if ($isLineBreakNode(node)) return begin()
    if (!$isElementNode(node)) return line
    const own = node.isInline() ? line : begin()
    return walk(node, own)
  }
  const begin = () => {
    const line: TextNode[] = []
    lines.push(line)
    return line
  }
  const walk = (parent: ElementNode, first: TextNode[]) =>
    parent.getChildren().reduce((line, child) => visit(child, line), first)
  walk($getRoot(), [])
  return lines.filter(line => line.length > 0 && (!chosen || line.some(node => chosen.has(node))))
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

/** Sets the captions of pictures. Returns the number of changed captions. */
function $setCaptions(): number {
  const set = (text: string) => typeset([text]).flat().join('')
  return $getRoot()
    .getChildren()
    .filter($isInsetNode)
    .filter(node => {
      const figure = $insetOf(node)
      if (figure.kind !== 'figure') return false
      const caption = set(figure.caption)
      if (caption !== figure.caption) $setInset(node, { ...figure, caption })
      return caption !== figure.caption
    }).length
}
