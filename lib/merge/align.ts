import { diffArrays } from 'diff'

/** The fate of each block of an earlier text in a later one. */
export interface Alignment {
  /** For each earlier block: the same block, the changed one, or null when it was removed. */
  became: (string | null)[]
  /** The blocks inserted before each earlier block; the last entry holds those after all of them. */
  inserted: string[][]
}

/** The most insertions and removals in a search for equal blocks. More would block the screen. */
const mostEdits = 500
/** The most pairs of blocks whose words are compared, which costs more than a comparison of blocks. */
const mostComparisons = 10_000

/** Aligns two texts given as blocks: equal blocks are matched first, then the blocks that share most words. */
export function align(earlier: readonly string[], later: readonly string[]): Alignment {
  const became: (string | null)[] = earlier.map(() => null)
  const inserted: string[][] = Array.from({ length: earlier.length + 1 }, () => [])
  let [e, l] = [0, 0]
  const hunk = (earlierEnd: number, laterEnd: number) => {
    const [from, to] = [e, l]
    const insertUntil = (end: number, place: number) => {
      for (; l < end; l++) inserted[place]?.push(later[l] ?? '')
    }
    for (const [place, partner] of pair(earlier.slice(from, earlierEnd), later.slice(to, laterEnd))) {
      insertUntil(to + partner, from + place)
      became[from + place] = later[l++] ?? null
    }
    insertUntil(laterEnd, earlierEnd)
    e = earlierEnd
  }
  for (const [same, sameLater] of common(earlier, later)) {
    hunk(same, sameLater)
    became[e++] = later[l++] ?? null
  }
  hunk(earlier.length, later.length)
  return { became, inserted }
}

/** Indexes of equal blocks in both texts, ascending in both. Empty when the texts have too little in common to be compared in time. */
function common(earlier: readonly string[], later: readonly string[]): [number, number][] {
  const changes = diffArrays([...earlier], [...later], { maxEditLength: mostEdits }) ?? []
  let [e, l] = [0, 0]
  return changes.flatMap(({ count, added, removed }) => {
    const [from, to] = [e, l]
    if (!added) e += count
    if (!removed) l += count
    return added || removed ? [] : Array.from({ length: count }, (_, n): [number, number] => [from + n, to + n])
  })
}

/** Pairs of indexes in two runs of different blocks, each an earlier block and its changed version. */
function pair(earlier: readonly string[], later: readonly string[]): [number, number][] {
  if (earlier.length * later.length > mostComparisons) return earlier.slice(0, later.length).map((_, n) => [n, n])
  const words = { earlier: earlier.map(wordsOf), later: later.map(wordsOf) }
  // Every pair scores a little, so that a fully rewritten paragraph still counts as a change of the old one.
  return bestPairs(earlier.length, later.length, (e, l) => 0.01 + similarity(words.earlier[e], words.later[l]))
}

/** The pairs of indexes, ascending on both sides, with the highest sum of scores. A score of zero makes no pair. */
export function bestPairs(
  rows: number,
  columns: number,
  score: (row: number, column: number) => number,
): [number, number][] {
  const table = Array.from({ length: rows + 1 }, () => new Float32Array(columns + 1))
  const scores = Array.from({ length: rows }, () => new Float32Array(columns))
  const value = (row: number, column: number) => table[row]?.[column] ?? 0
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const own = score(row, column)
      ;(scores[row] as Float32Array)[column] = own
      const paired = own > 0 ? Math.fround(own + value(row + 1, column + 1)) : 0
      const line = table[row] as Float32Array
      line[column] = Math.max(paired, value(row + 1, column), value(row, column + 1))
    }
  }
  const pairs: [number, number][] = []
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const own = scores[row]?.[column] ?? 0
    const here = value(row, column)
    if (own > 0 && Math.fround(own + value(row + 1, column + 1)) === here) pairs.push([row++, column++])
    else if (value(row + 1, column) === here) row++
    else column++
  }
  return pairs
}

/** How often each word of a block occurs. */
export function wordsOf(block: string): Map<string, number> {
  const words = new Map<string, number>()
  for (const word of block.split(/[^\p{L}\p{N}]+/u)) words.set(word, (words.get(word) ?? 0) + 1)
  return words
}

/** The share of common words of two blocks, from 0 to 1 (Sørensen and Dice). */
export function similarity(a: Map<string, number> = new Map(), b: Map<string, number> = new Map()): number {
  let [shared, total] = [0, 0]
  for (const [word, count] of a) {
    shared += Math.min(count, b.get(word) ?? 0)
    total += count
  }
  for (const count of b.values()) total += count
  return total === 0 ? 0 : (2 * shared) / total
}
