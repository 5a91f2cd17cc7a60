import { align } from './align.ts'

/** A block of a merged text: settled, or changed differently on both sides, so that a person must choose. A null side removed it. */
export type Piece =
  | { kind: 'settled'; html: string }
  | { kind: 'conflicting'; mine: string | null; theirs: string | null }

const settled = (html: string): Piece => ({ kind: 'settled', html })

/**
 * Merges two texts with one base, by whole blocks. A block that only one side changed is taken from that side. Blocks that both inserted at one
 * place stay, theirs first. A block that both changed, or that one changed and the other removed, is conflicting. Without a base every
 * different block is conflicting.
 */
export function mergeBlocks(
  base: readonly string[] | null,
  mine: readonly string[],
  theirs: readonly string[],
): Piece[] {
  if (base === null) return mergeUnrelated(mine, theirs)
  const [ours, others] = [align(base, mine), align(base, theirs)]
  const insertedAt = (place: number) => union(others.inserted[place] ?? [], ours.inserted[place] ?? []).map(settled)
  const pieces = base.flatMap((block, place) => [
    ...insertedAt(place),
    ...outcome(block, ours.became[place] ?? null, others.became[place] ?? null),
  ])
  return [...pieces, ...insertedAt(base.length)]
}

function outcome(base: string, mine: string | null, theirs: string | null): Piece[] {
  const agreed = mine === theirs || theirs === base ? mine : mine === base ? theirs : undefined
  if (agreed === undefined) return [{ kind: 'conflicting', mine, theirs }]
  return agreed === null ? [] : [settled(agreed)]
}

/** Both lists in one, with equal blocks once. */
function union(first: readonly string[], second: readonly string[]): string[] {
  if (first.length === 0 || second.length === 0) return [...first, ...second]
  const { became, inserted } = align(first, second)
  return [
    ...first.flatMap((block, place) => {
      const other = became[place] ?? null
      return [...(inserted[place] ?? []), block, ...(other === null || other === block ? [] : [other])]
    }),
    ...(inserted[first.length] ?? []),
  ]
}

function mergeUnrelated(mine: readonly string[], theirs: readonly string[]): Piece[] {
  const { became, inserted } = align(theirs, mine)
  const insertedAt = (place: number) => (inserted[place] ?? []).map(settled)
  const pieces = theirs.flatMap((block, place): Piece[] => {
    const own = became[place] ?? null
    const kept: Piece =
      own === null || own === block ? settled(block) : { kind: 'conflicting', mine: own, theirs: block }
    return [...insertedAt(place), kept]
  })
  return [...pieces, ...insertedAt(theirs.length)]
}
