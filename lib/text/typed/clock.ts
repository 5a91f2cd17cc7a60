/** “19h”, “19h30”, “19:30”, “1930”, “7”. */
const typedHour = /^(\d{1,2})(?:[:hH.]?(\d{2})?)?$/

/** A typed hour as the form keeps it (`19:30`); the text itself when it is none. */
export function clockOf(typed: string): string {
  const [, hour = '', minute = '00'] = typedHour.exec(typed.trim()) ?? []
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return typed.trim()
  return `${hour.padStart(2, '0')}:${minute}`
}

/** The text of an hour's field after a key: a colon follows the second digit. Deleting adds nothing. */
export const maskedClock = (before: string, text: string): string =>
  /^\d{2}$/.test(text) && text.startsWith(before) && text.length === before.length + 1 ? `${text}:` : text

/** A day as the form keeps it (`2026-06-14`) from a typed one (`14/06/2026`, `14062026`); null for any other text. */
export function dayFromTyped(typed: string): string | null {
  const text = typed.trim()
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? []
  if (!day) return null
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${iso}T12:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : null
}

/** A day of the form as a person types it; any other text stays. */
export const typedDay = (day: string): string => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  return year ? `${date}/${month}/${year}` : day
}
