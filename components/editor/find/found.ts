import { $addUpdateTag, $getSelection, $isRangeSelection, HISTORY_PUSH_TAG, type NodeKey, type TextNode } from 'lexical'
import { findWords } from '#lib/text/find.ts'
import { $textLines } from '../tools/text-lines.ts'

/** Words to look for in the text. */
export interface Wanted {
  words: string
  /** Whether capitals, accents and typographic signs count. */
  exact: boolean
}

/** A part of one text node. */
export interface FoundPart {
  key: NodeKey
  start: number
  end: number
}

/** Found words: the parts of text nodes that hold them, several where a mark or a link begins within them. */
export interface Found {
  /** The number of the line, and the place in it. */
  line: number
  start: number
  parts: readonly FoundPart[]
}

/** Where words stand in the text, across marks and links, within a line. */
export const $find = ({ words, exact }: Wanted): Found[] =>
  $textLines().flatMap((nodes, line) =>
    findWords(nodes.map(node => node.getTextContent()).join(''), words, exact).map(({ start, end }) => ({
      line,
      start,
      parts: partsOf(nodes, start, end),
    })),
  )

function partsOf(nodes: readonly TextNode[], start: number, end: number): FoundPart[] {
  let before = 0
  return nodes.flatMap(node => {
    const size = node.getTextContentSize()
    const part = { key: node.getKey(), start: Math.max(0, start - before), end: Math.min(size, end - before) }
    before += size
    return part.start < part.end ? [part] : []
  })
}

/** Whether a find stands at a place of a line or behind it. */
export const isFrom = (found: Found, line: number, place: number): boolean =>
  found.line > line || (found.line === line && found.start >= place)

/**
 * Replaces found words, as one step that undo takes back. The new words have the marks and the link in which the old ones began. The finds are of the
 * text as it is now.
 */
export function $replaceFound(all: readonly Found[], words: string): void {
  $addUpdateTag(HISTORY_PUSH_TAG)
  const nodes = new Map($textLines().flatMap(line => line.map(node => [node.getKey(), node] as const)))
  // From the last one on: the places of the others stay right.
  for (const { parts } of all.toReversed()) {
    for (const [index, { key, start, end }] of [...parts.entries()].toReversed()) {
      const node = nodes.get(key)
      if (node) $splice(node, start, end - start, index === 0 ? words : '')
    }
  }
}

/** Replaces a part of a node's text. A caret in the node stays between the same letters. */
function $splice(node: TextNode, start: number, count: number, words: string): void {
  const selection = $getSelection()
  const points = $isRangeSelection(selection) ? [selection.anchor, selection.focus] : []
  for (const point of points.filter(({ key, offset }) => key === node.getKey() && offset > start)) {
    const behind = Math.max(0, point.offset - start - count)
    point.set(node.getKey(), start + words.length + behind, 'text')
  }
  node.spliceText(start, count, words)
  if (node.getTextContentSize() === 0) node.remove()
}
