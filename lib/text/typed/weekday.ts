import { formatDate } from '../format.ts'

/** The weekday of a typed day (`2026-06-14`), to check it by: “domingo”. Null for a text that is no day. */
export function weekdayOf(day: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const noon = new Date(`${day}T15:00:00Z`)
  return Number.isNaN(noon.getTime()) ? null : formatDate(noon, 'EEEE')
}
