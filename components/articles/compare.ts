import { blockLines } from '#lib/body/body.ts'
import { readBody } from '#lib/body/read.ts'
import type { HtmlNode } from '#lib/body/tree.ts'

/** A line of two texts that were laid side by side: the same in both, changed, or only in one. */
export interface ComparedLine {
  /** Its number in the comparison. */
  place: number
  theirs: string | null
  mine: string | null
}

/** Beyond this many pairs the comparison would hold the screen up; then lines are only put side by side. */
const mostPairs = 4_000_000

/** Lays two texts side by side, equal lines beside each other (longest common subsequence). */
export function compareLines(theirs: readonly string[], mine: readonly string[]): ComparedLine[] {
  if (theirs.length * mine.length > mostPairs) return beside(theirs, mine, 0)
  const common = commonLengths(theirs, mine)
  const lines: ComparedLine[] = []
  let only: { theirs: string[]; mine: string[] } = { theirs: [], mine: [] }
  const flush = () => {
    lines.push(...beside(only.theirs, only.mine, lines.length))
    only = { theirs: [], mine: [] }
  }
  for (let t = 0, m = 0; t < theirs.length || m < mine.length; ) {
    const [left, right] = [theirs[t], mine[m]]
    if (left !== undefined && left === right) {
      flush()
      lines.push(...beside([left], [left], lines.length))
      t++
      m++
    } else if (left !== undefined && (right === undefined || at(common, t + 1, m) >= at(common, t, m + 1))) {
      only.theirs.push(left)
      t++
    } else {
      only.mine.push(right ?? '')
      m++
    }
  }
  flush()
  return lines
}

/** Lines put beside each other, one by one. */
const beside = (theirs: readonly string[], mine: readonly string[], from: number): ComparedLine[] =>
  Array.from({ length: Math.max(theirs.length, mine.length) }, (_, n) => ({
    place: from + n,
    theirs: theirs[n] ?? null,
    mine: mine[n] ?? null,
  }))

const at = (table: readonly Uint32Array[], row: number, column: number) => table[row]?.[column] ?? 0

/** `[t][m]`: how many lines the rests of both texts share. */
function commonLengths(theirs: readonly string[], mine: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: theirs.length + 1 }, () => new Uint32Array(mine.length + 1))
  for (let t = theirs.length - 1; t >= 0; t--) {
    const row = table[t] as Uint32Array
    for (let m = mine.length - 1; m >= 0; m--) {
      row[m] = theirs[t] === mine[m] ? at(table, t + 1, m + 1) + 1 : Math.max(at(table, t + 1, m), at(table, t, m + 1))
    }
  }
  return table
}

/** The lines that a person reads of a body. */
export const linesOf = (nodes: readonly HtmlNode[]): string[] => readBody(nodes).flatMap(blockLines)
