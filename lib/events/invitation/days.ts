/** Arithmetic of days written as `2026-06-14`. */

const DAY = 24 * 60 * 60 * 1000
const instant = (day: string) => Date.parse(`${day}T00:00:00Z`)
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => isoOf(instant(day) + days * DAY)

/** The weekday, from 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(instant(day)).getUTCDay()

/** A day of a year and month (1 to 12); null when the month has no such day. */
export function dayIn(year: number, month: number, day: number): string | null {
  const iso = isoOf(Date.UTC(year, month - 1, day))
  return Number(iso.slice(5, 7)) === month && Number(iso.slice(8)) === day ? iso : null
}

/** The first day from `from` on that has a weekday. */
export const nextWeekday = (weekday: number, from: string): string => addDays(from, (weekday - weekdayOf(from) + 7) % 7)

/** The first day of the next month. */
export const nextMonthFrom = (day: string): string => `${addDays(`${day.slice(0, 8)}01`, 31).slice(0, 8)}01`

/** The nth weekday of a month; the last one for 0. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  if (nth === 0) return addDays(nthWeekday(month === 12 ? year + 1 : year, (month % 12) + 1, weekday, 1), -7)
  return addDays(nextWeekday(weekday, `${year}-${String(month).padStart(2, '0')}-01`), 7 * (nth - 1))
}

/** The first day from `from` on, within ten years, of those that `ofYear` gives. */
export function fromOn(from: string, ofYear: (year: number) => string | null): string | null {
  const first = Number(from.slice(0, 4))
  for (let year = first; year < first + 10; year++) {
    const day = ofYear(year)
    if (day && day >= from) return day
  }
  return null
}

/** The first day of a month's day from `from` on, in this month or a later one. */
export function dayOfMonthFrom(from: string, day: number): string | null {
  const [year = 0, month = 0] = from.split('-').map(Number)
  for (let ahead = 0; ahead < 12; ahead++) {
    const found = dayIn(year + Math.floor((month - 1 + ahead) / 12), ((month - 1 + ahead) % 12) + 1, day)
    if (found && found >= from) return found
  }
  return null
}
