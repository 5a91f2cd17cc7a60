import { TZDate } from '@date-fns/tz'
import { defaultTimeZone, formatDate } from './format.ts'

/** The value of a `datetime-local` control. */
const shape = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/** The instant of a local time such as `2026-11-21T14:05` in a zone. Null when the text is not a local time that exists there. */
export function instantOf(local: string, timeZone = defaultTimeZone): Date | null {
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0] = shape.exec(local)?.map(Number) ?? []
  const instant = new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime())
  // A day outside the month, or an hour that a clock change skips, comes back as another time.
  return localOf(instant, timeZone) === local ? instant : null
}

/** An instant as the value of a `datetime-local` control. */
export const localOf = (instant: Date, timeZone = defaultTimeZone): string =>
  formatDate(instant, "yyyy-MM-dd'T'HH:mm", timeZone)
