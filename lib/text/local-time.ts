import { TZDate } from '@date-fns/tz'
import { defaultTimeZone, formatDate } from './format.ts'

/** What a `datetime-local` control holds. */
const shape = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/** The instant that a clock on the wall of a zone shows as `2026-11-21T14:05`; null for what is no such moment. */
export function instantOf(local: string, timeZone = defaultTimeZone): Date | null {
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0] = shape.exec(local)?.map(Number) ?? []
  const instant = new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime())
  // A day that the month has not, or an hour that a change of the clock leaves out, comes back as another.
  return localOf(instant, timeZone) === local ? instant : null
}

/** An instant as a `datetime-local` control wants it. */
export const localOf = (instant: Date, timeZone = defaultTimeZone): string =>
  formatDate(instant, "yyyy-MM-dd'T'HH:mm", timeZone)
