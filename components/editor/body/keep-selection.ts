import { $createTableSelectionFrom, $findCellNode, $findTableNode, $isTableSelection } from '@lexical/table'
import { diffChars } from 'diff'
import {
  $createNodeSelection,
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $isDecoratorNode,
  $isElementNode,
  $isLineBreakNode,
  $isNodeSelection,
  $isRangeSelection,
  $isRootNode,
  $isTextNode,
  $setSelection,
  type BaseSelection,
  type ElementNode,
  type LexicalNode,
  type NodeKey,
  type PointType,
} from 'lexical'

/** What stands in the place of each block that went: the block that replaced it, or the block before a removed one (null for the first). */
export type Replaced = Map<NodeKey, { block: LexicalNode | null; isRemoved: boolean }>

/** One end of a selection: its top-level block, the block's text, and the number of characters before the end. */
interface Place {
  key: NodeKey
  text: string
  offset: number
}

/** The most insertions and removals in a comparison of two texts of a block. More would block the screen. */
const mostEdits = 1_000

/**
 * Runs a change of top-level blocks with no selection, and then puts the selection back: untouched where its blocks stay, otherwise at the same
 * characters of the blocks that replaced them.
 */
export function $keepSelection(change: () => Replaced): void {
  const selection = $getSelection()?.clone() ?? null
  const places = $placesOf(selection)
  $setSelection(null)
  const replaced = change()
  if (selection) $setSelection($moved(selection, places, replaced))
}

function $placesOf(selection: BaseSelection | null): Place[] {
  if ($isRangeSelection(selection) || $isTableSelection(selection)) {
    return [selection.anchor, selection.focus].map($placeOf)
  }
  const [first] = selection?.getNodes() ?? []
  return first ? [{ key: $blockOf(first).getKey(), text: '', offset: 0 }] : []
}

function $moved(selection: BaseSelection, places: readonly Place[], replaced: Replaced): BaseSelection | null {
  const [anchor, focus = anchor] = places
  if (!anchor || !focus || !(places.some(({ key }) => replaced.has(key)) || isOnRoot(selection))) return selection
  if ($isNodeSelection(selection)) {
    const { block, isRemoved } = replaced.get(anchor.key) ?? {}
    if ($isDecoratorNode(block) && !isRemoved) return $withNode(block)
  }
  const range = $createRangeSelection()
  if ($isRangeSelection(selection)) range.setFormat(selection.format)
  for (const [point, place] of [
    [range.anchor, anchor],
    [range.focus, focus],
  ] as const)
    $putPoint(point, place, replaced)
  return $isTableSelection(selection) ? ($cells(range.anchor, range.focus) ?? range) : range
}

const isOnRoot = (selection: BaseSelection) =>
  $isRangeSelection(selection) && [selection.anchor.key, selection.focus.key].includes('root')

function $withNode(node: LexicalNode): BaseSelection {
  const selection = $createNodeSelection()
  selection.add(node.getKey())
  return selection
}

/** The selection of the cells between two points; null when they are not in one table any more. */
function $cells(anchor: PointType, focus: PointType): BaseSelection | null {
  const [from, to] = [$findCellNode(anchor.getNode()), $findCellNode(focus.getNode())]
  const table = from && $findTableNode(from)
  return table && to && table.is($findTableNode(to)) ? $createTableSelectionFrom(table, from, to) : null
}

/** The child of the root that contains a node. A table's cell does not end the search. */
const $blockOf = (node: LexicalNode): LexicalNode => node.getParents().at(-2) ?? node

/** The elements of a block that contain its text: itself, a list's items, or the paragraphs of a table's cells. */
function $linesOf(block: LexicalNode): ElementNode[] {
  if (!$isElementNode(block)) return []
  const inner = block.getChildren().filter(child => $isElementNode(child) && !child.isInline())
  return inner.length === 0 ? [block] : inner.flatMap($linesOf)
}

const $length = (nodes: readonly LexicalNode[]) => nodes.reduce((sum, node) => sum + node.getTextContentSize(), 0)

function $placeOf(point: PointType): Place {
  const node = point.getNode()
  if ($isRootNode(node)) {
    const next = node.getChildAtIndex(point.offset)
    const block = next ?? node.getLastChild() ?? node
    const text = $textOf(block)
    return { key: block.getKey(), text, offset: next ? 0 : text.length }
  }
  const block = $blockOf(node)
  const lines = $linesOf(block)
  const at = lines.findIndex(line => line.is(node) || line.isParentOf(node) || node.isParentOf(line))
  const before = lines.slice(0, at).reduce((sum, line) => sum + line.getTextContentSize() + 1, 0)
  return { key: block.getKey(), text: $textOf(block), offset: before + $offsetIn(lines[at], point) }
}

/** A block's text with a line break between its lines, so that a number of characters means one place. */
const $textOf = (block: LexicalNode): string =>
  $linesOf(block)
    .map(line => line.getTextContent())
    .join('\n')

function $offsetIn(line: ElementNode | undefined, point: PointType): number {
  let node: LexicalNode = point.getNode()
  if (!line || !(line.is(node) || line.isParentOf(node))) return 0
  let count = $isElementNode(node) ? $length(node.getChildren().slice(0, point.offset)) : point.offset
  for (; !node.is(line); node = node.getParentOrThrow()) count += $length(node.getPreviousSiblings())
  return count
}

function $putPoint(point: PointType, { key, text, offset }: Place, replaced: Replaced): void {
  const root = $getRoot()
  const went = replaced.get(key)
  const block = went ? (went.block ?? root.getFirstChild()) : root.getChildren().find(child => child.getKey() === key)
  if (!block) return
  const now = $textOf(block)
  if (!went) $setPoint(point, block, offset)
  else if (went.isRemoved) $setPoint(point, block, went.block ? now.length : 0)
  else $setPoint(point, block, offsetAfter(text, now, offset))
}

/** Puts a point before the character at an offset of a block's text; beside a block without lines. */
function $setPoint(point: PointType, block: LexicalNode, offset: number): void {
  let rest = offset
  for (const line of $linesOf(block)) {
    const size = line.getTextContentSize()
    if (rest <= size) {
      $setInLine(point, line, rest)
      return
    }
    rest -= size + 1
  }
  point.set('root', block.getIndexWithinParent() + 1, 'element')
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

/** The offset in a changed text that stands where `offset` stood before: after the same characters. */
export function offsetAfter(before: string, after: string, offset: number): number {
  const changes = diffChars(before, after, { maxEditLength: mostEdits })
  if (!changes) return Math.min(offset, after.length)
  let [from, to] = [0, 0]
  for (const { value, added, removed } of changes) {
    if (added) to += value.length
    else if (offset <= from + value.length) return removed ? to : to + offset - from
    else {
      from += value.length
      if (!removed) to += value.length
    }
  }
  return to
}
