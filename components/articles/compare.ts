import { blockLines } from '#lib/body/body.ts'
import { readBody } from '#lib/body/read.ts'
import type { HtmlNode } from '#lib/body/tree.ts'

/** A line of two texts that were laid side by side: in both, or only in one. */
export interface ComparedLine {
  /** Its place in both texts, which no other line shares. */
  place: string
  theirs: string | null
  mine: string | null
}

/** Beyond this many pairs the comparison would hold the screen up; then lines are only put side by side. */
const mostPairs = 4_000_000

/** Lays two texts side by side, equal lines beside each other (longest common subsequence). */
export function compareLines(theirs: readonly string[], mine: readonly string[]): ComparedLine[] {
  if (theirs.length * mine.length > mostPairs) {
    const longest = Math.max(theirs.length, mine.length)
    return Array.from({ length: longest }, (_, at) => ({
      place: String(at),
      theirs: theirs[at] ?? null,
      mine: mine[at] ?? null,
    }))
  }
  const common = commonLengths(theirs, mine)
  const lines: ComparedLine[] = []
  for (let t = 0, m = 0; t < theirs.length || m < mine.length; ) {
    const both = t < theirs.length && theirs[t] === mine[m]
    const onlyTheirs =
      !both && (m >= mine.length || (t < theirs.length && at(common, t + 1, m) >= at(common, t, m + 1)))
    const place = `${t}:${m}`
    const left = both || onlyTheirs ? (theirs[t++] ?? null) : null
    const right = onlyTheirs ? null : (mine[m++] ?? null)
    lines.push({ place, theirs: left, mine: right })
  }
  return lines
}

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
