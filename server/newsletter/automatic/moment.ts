import { type Automatic, weekdays } from '#lib/schemas/newsletter/automatic.ts'
import { formatDate } from '#lib/text/format.ts'

export type Digest = 'daily' | 'weekly'

/** Minutes after the set hour in which a morning's edition may still start: neither a restart nor late news costs it. */
const longestDelay = 120

/** The day, `yyyy-MM-dd`, whose edition is due at an instant in a time zone; null when none is. */
export function dueDay(digest: Digest, settings: Automatic, at: Date, timeZone: string): string | null {
  if (!settings[digest]) return null
  const local = (pattern: string) => formatDate(at, pattern, timeZone)
  const since = minutesOf(local('HH:mm')) - minutesOf(settings.hour)
  if (since < 0 || since >= longestDelay) return null
  if (digest === 'weekly' && weekdays[Number(local('i')) % 7] !== settings.weekday) return null
  return local('yyyy-MM-dd')
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** The occasion of an automatic edition: `daily 2026-11-25 londrina-pr`. Each has one edition. */
export const occasionOf = (digest: Digest, day: string, city: string | null): string =>
  [digest, day, city].filter(Boolean).join(' ')
