/** A saved version, as far as its sitting is concerned. */
interface Saved {
  number: number
  personId: string
  createdAt: Date
}

/** Consecutive versions of one person, newest first, with at most half an hour between one and the next. */
export type Sitting<Version extends Saved> = [Version, ...Version[]]

const longestPauseMs = 30 * 60_000

/** Groups versions, newest first, into sittings. */
export function sittingsOf<Version extends Saved>(versions: readonly Version[]): Sitting<Version>[] {
  const sittings: Sitting<Version>[] = []
  for (const version of versions) {
    const sitting = sittings.at(-1)
    const later = sitting?.at(-1)
    const goesOn =
      later?.personId === version.personId && later.createdAt.getTime() - version.createdAt.getTime() <= longestPauseMs
    if (sitting && goesOn) sitting.push(version)
    else sittings.push([version])
  }
  return sittings
}
