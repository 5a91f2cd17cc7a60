import { formatDate } from '../format.ts'

const dayMs = 24 * 60 * 60 * 1000
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/**
 * The last day (`2026-06-14`) after the first one moved: as many days later when it would come before the first, else as it was. A text that
 * is no day stays.
 */
export function shiftedEnd(end: string, start: { from: string; to: string }): string {
  const { from, to } = start
  if (![end, from, to].every(isDay) || end >= to || end < from) return end
  return new Date(Date.parse(end) + Math.round((Date.parse(to) - Date.parse(from)) / dayMs) * dayMs)
    .toISOString()
    .slice(0, 10)
}

/** The weekday of a typed day (`2026-06-14`), to check it by: “domingo”. Null for a text that is no day. */
export function weekdayOf(day: string): string | null {
  if (!isDay(day)) return null
  const noon = new Date(`${day}T15:00:00Z`)
  return Number.isNaN(noon.getTime()) ? null : formatDate(noon, 'EEEE')
}
