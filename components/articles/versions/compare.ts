import { align } from '#lib/merge/align.ts'

/** A line of two texts that were laid side by side: the same in both, changed, or only in one. */
export interface ComparedLine {
  /** Its number in the comparison. */
  place: number
  theirs: string | null
  mine: string | null
}

/** Lays two texts side by side, equal lines beside each other. */
export function compareLines(theirs: readonly string[], mine: readonly string[]): ComparedLine[] {
  const { became, inserted } = align(theirs, mine)
  const onlyMine = (place: number) => (inserted[place] ?? []).map(line => ({ theirs: null, mine: line }))
  const lines = theirs.flatMap((line, place) => [...onlyMine(place), { theirs: line, mine: became[place] ?? null }])
  return [...lines, ...onlyMine(theirs.length)].map((line, place) => ({ place, ...line }))
}
