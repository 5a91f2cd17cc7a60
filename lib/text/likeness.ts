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
