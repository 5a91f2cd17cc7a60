/** A version as far as its sitting needs it. */
export interface Sat {
  /** The id of the person who wrote it. */
  changedBy: string
  /** Their name. */
  by: string
  createdAt: Date
}

/** Versions that one person wrote in one go. */
export interface Sitting<Item extends Sat> {
  by: string
  /** The moments of its first and of its last version. */
  from: Date
  to: Date
  /** Newest first; never empty. */
  items: Item[]
}

/** The longest pause within a sitting, in milliseconds. */
const longestPause = 30 * 60 * 1000

/** Groups versions, newest first, by sitting: consecutive versions of one person without a pause of more than 30 minutes. */
export function sittings<Item extends Sat>(versions: readonly Item[]): Sitting<Item>[] {
  const groups: Sitting<Item>[] = []
  let later: Item | undefined
  for (const version of versions) {
    const group = groups.at(-1)
    if (group && later && isSameSitting(later, version)) {
      group.items.push(version)
      group.from = version.createdAt
    } else groups.push({ by: version.by, from: version.createdAt, to: version.createdAt, items: [version] })
    later = version
  }
  return groups
}

const isSameSitting = (later: Sat, earlier: Sat) =>
  later.changedBy === earlier.changedBy && later.createdAt.getTime() - earlier.createdAt.getTime() <= longestPause
