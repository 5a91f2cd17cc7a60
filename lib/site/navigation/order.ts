/**
 * The order of a list that a person arranged: the ids in the wished order that still exist, then those that the person did not see, in their
 * order. No id is lost or comes twice, whatever somebody else added or deleted meanwhile.
 */
export function arranged(stored: readonly string[], wished: readonly string[]): string[] {
  const known = new Set(stored)
  const first = [...new Set(wished)].filter(id => known.has(id))
  const named = new Set(first)
  return [...first, ...stored.filter(id => !named.has(id))]
}

/**
 * The ids of stored entries, in their order, as a person arranged them (`arranged`): the entry at place n gets `displayOrder` n + 1. Null when
 * every entry has its place already.
 */
export function rearranged(
  stored: readonly { id: string; displayOrder: number }[],
  wished: readonly string[],
): string[] | null {
  const order = arranged(
    stored.map(({ id }) => id),
    wished,
  )
  const isSame = stored.every(({ id, displayOrder }, place) => order[place] === id && displayOrder === place + 1)
  return isSame ? null : order
}

/** A list with the entry at one place moved to another; places out of range leave it. */
export function withMoved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  const others = list.filter((_, place) => place !== from)
  return [...others.slice(0, to), entry, ...others.slice(to)]
}
