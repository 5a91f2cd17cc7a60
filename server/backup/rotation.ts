import { formatDate } from '#lib/text/format.ts'

/** `mostDays` bounds the age of every archive but the newest: a person who was erased leaves the backups within it (LGPD). */
const kept = { days: 7, weeks: 4, mostDays: 28 }
const form = /^portal-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})\.tar\.zst(\.enc)?$/

/** The name of a nightly archive: the moment by São Paulo's clock. */
export const nightlyName = (at: Date, sealed: boolean): string =>
  `portal-${formatDate(at, "yyyy-MM-dd'T'HHmm")}.tar.zst${sealed ? '.enc' : ''}`

/** Whether a file in BACKUP_DIR is a nightly archive. */
export const isNightly = (name: string): boolean => form.test(name)

/** A nightly archive's moment as text that sorts by time. */
const momentOf = (name: string): string => name.slice('portal-'.length, 'portal-yyyy-MM-ddTHHmm'.length)

/** The nightly archives among names, newest first. */
export const nightlies = (names: readonly string[]): string[] =>
  names.filter(isNightly).sort((a, b) => (momentOf(a) < momentOf(b) ? 1 : -1))

/**
 * The nightly archives to delete. Kept are the newest of each of the last seven days with an archive, and of each of the last four weeks
 * (from Monday) with an archive, none older than 28 days, and always the newest. Other files are never named.
 */
export function expired(names: readonly string[], moment: Date): string[] {
  const sorted = nightlies(names)
  const stays = new Set([
    ...newestOf(sorted, name => momentOf(name).slice(0, 10), kept.days),
    ...newestOf(sorted, weekOf, kept.weeks),
  ])
  const old = outdated(names, moment)
  return sorted.filter((name, at) => at > 0 && (!stays.has(name) || old.includes(name)))
}

/** The nightly archives older than 28 days, but the newest. */
export function outdated(names: readonly string[], moment: Date): string[] {
  const oldest = formatDate(new Date(moment.getTime() - kept.mostDays * 24 * 60 * 60 * 1000), "yyyy-MM-dd'T'HHmm")
  return nightlies(names).filter((name, at) => at > 0 && momentOf(name) < oldest)
}

/** The first name of each of the first `most` groups. */
function newestOf(sorted: readonly string[], groupOf: (name: string) => string, most: number): string[] {
  const newest = new Map<string, string>()
  for (const name of sorted) if (!newest.has(groupOf(name))) newest.set(groupOf(name), name)
  return [...newest.values()].slice(0, most)
}

/** The Monday of an archive's week. */
function weekOf(name: string): string {
  const day = new Date(`${momentOf(name).slice(0, 10)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}
