import { align } from '#lib/merge/align.ts'

/** A line of two compared texts: equal, changed, or present in only one. */
export interface ComparedLine {
  /** The line's number in the comparison. */
  place: number
  theirs: string | null
  mine: string | null
}

/** Aligns two texts by their equal lines. */
export function compareLines(theirs: readonly string[], mine: readonly string[]): ComparedLine[] {
  const { became, inserted } = align(theirs, mine)
  const onlyMine = (place: number) => (inserted[place] ?? []).map(line => ({ theirs: null, mine: line }))
  const lines = theirs.flatMap((line, place) => [...onlyMine(place), { theirs: line, mine: became[place] ?? null }])
  return [...lines, ...onlyMine(theirs.length)].map((line, place) => ({ place, ...line }))
}
