import {
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isLineBreakNode,
  $isRangeSelection,
  $isRootNode,
  $isTextNode,
  $setSelection,
  type BaseSelection,
  type ElementNode,
  type LexicalNode,
  type PointType,
} from 'lexical'
import { offsetAfter } from '#lib/merge/offset-after.ts'

/**
 * Runs a change of top-level blocks and keeps the selection: where its nodes stay it is untouched, otherwise it goes after the same words. A replaced
 * picture, or replaced cells, that were selected give a caret in their place.
 */
export function $keepSelection(change: () => void): void {
  const selection = $getSelection()?.clone() ?? null
  const before = $text()
  const ends = selection ? $ends(selection) : []
  $setSelection(null)
  change()
  if (!selection) return
  if ($stands(selection)) $setSelection(selection)
  else $move(selection, before, ends)
}

/** The ends of a selection as numbers of characters of the whole text before them. */
function $ends(selection: BaseSelection): number[] {
  if ($isRangeSelection(selection)) return [selection.anchor, selection.focus].map($offsetOf)
  return selection.getNodes().slice(0, 1).map($before)
}

const $stands = (selection: BaseSelection) => {
  const nodes = $isRangeSelection(selection)
    ? [selection.anchor.getNode(), selection.focus.getNode()]
    : selection.getNodes()
  return nodes.every(node => node.isAttached() && !$isRootNode(node))
}

function $move(selection: BaseSelection, before: string, ends: readonly number[]): void {
  const after = $text()
  const [anchor = 0, focus = anchor] = ends.map(offset => offsetAfter(before, after, offset))
  const range = $createRangeSelection()
  if ($isRangeSelection(selection)) range.setFormat(selection.format)
  $setPoint(range.anchor, anchor)
  $setPoint(range.focus, focus)
  $setSelection(range)
  // The stored text has no space beside a space or at the end of a line: it is put back, or the next word would touch the last one.
  const wasSpace = ends[0] === ends[1] && / $/.test(before.slice(0, ends[0]))
  if (wasSpace && /\S$/.test(after.slice(0, anchor))) range.insertText(' ')
}

/** The elements under a node that contain its text (itself, a list's items, or the paragraphs of a table's cells), and blocks without text. */
function $linesOf(node: LexicalNode): LexicalNode[] {
  if (!$isElementNode(node)) return [node]
  const inner = node.getChildren().filter(child => ($isElementNode(child) || $isRootNode(node)) && !child.isInline())
  return inner.length === 0 ? [node] : inner.flatMap($linesOf)
}

/** A line's text. It starts with a space, so that its first word is a word like others. */
const $lineText = (line: LexicalNode) => ` ${$isElementNode(line) ? line.getTextContent() : '\ufffc'}`

/** The whole text with a line break between its lines. */
const $text = (): string => $linesOf($getRoot()).map($lineText).join('\n')

/** The number of characters of the whole text before a block's or a line's own. */
function $before(node: LexicalNode): number {
  let count = 1
  for (const line of $linesOf($getRoot())) {
    if (line.is(node) || node.isParentOf(line)) return count
    count += $lineText(line).length + 1
  }
  return count
}

function $offsetOf(point: PointType): number {
  const node = point.getNode()
  if ($isRootNode(node)) {
    const next = node.getChildAtIndex(point.offset)
    return next ? $before(next) : $text().length
  }
  const line =
    $linesOf($getRoot()).find(each => each.is(node) || each.isParentOf(node) || node.isParentOf(each)) ?? node
  return $before(line) + ($isElementNode(line) ? $offsetIn(line, point) : 0)
}

const $length = (nodes: readonly LexicalNode[]) => nodes.reduce((sum, node) => sum + node.getTextContentSize(), 0)

function $offsetIn(line: ElementNode, point: PointType): number {
  let node: LexicalNode = point.getNode()
  if (!(line.is(node) || line.isParentOf(node))) return 0
  let count = $isElementNode(node) ? $length(node.getChildren().slice(0, point.offset)) : point.offset
  for (; !node.is(line); node = node.getParentOrThrow()) count += $length(node.getPreviousSiblings())
  return count
}

/** Puts a point after so many characters of the whole text; beside a block without lines. */
function $setPoint(point: PointType, offset: number): void {
  let rest = offset
  for (const line of $linesOf($getRoot())) {
    const size = $lineText(line).length
    if (rest <= size) {
      if ($isElementNode(line)) $setInLine(point, line, Math.max(0, rest - 1))
      else point.set('root', line.getIndexWithinParent() + 1, 'element')
      return
    }
    rest -= size + 1
  }
}

function $setInLine(point: PointType, line: ElementNode, offset: number): void {
  let rest = offset
  for (const leaf of $leavesOf(line)) {
    const size = leaf.getTextContentSize()
    if ($isTextNode(leaf) && rest <= size) {
      point.set(leaf.getKey(), rest, 'text')
      return
    }
    if ($isLineBreakNode(leaf) && rest === 0) {
      point.set(leaf.getParentOrThrow().getKey(), leaf.getIndexWithinParent(), 'element')
      return
    }
    rest -= size
  }
  point.set(line.getKey(), line.getChildrenSize(), 'element')
}

const $leavesOf = (node: ElementNode): LexicalNode[] =>
  node.getChildren().flatMap(child => ($isElementNode(child) ? $leavesOf(child) : [child]))
