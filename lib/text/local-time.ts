import { TZDate } from '@date-fns/tz'
import { defaultTimeZone, formatDate } from './format.ts'

/** Day, month, year, hour and minute, as a person types them (`21/11/2026 14:05`, `21.11.26 14h05`, `21/11/2026, 14h`). */
const typed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2}),? {0,2}(?:às )?(\d{1,2})(?:[:hH](\d{2})?)?$/
/** The same in digits alone, which is all that a phone's number pad has: `211120261405`. */
const digits = /^(\d{2})(\d{2})(\d{4}) ?(\d{2})(\d{2})$/
/** As programs write it: `2026-11-21T14:05`. */
const iso = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/** Whether a year is one that a newspaper writes about. Any other is a typing mistake, and PostgreSQL or a calendar file cannot hold some of them. */
export const isUsualYear = (year: number): boolean => year >= 1800 && year < 3000

/**
 * The instant of a local time in a zone. Null when the text is not a local time that exists there: a day outside the month or in no usual
 * year, or an hour that a clock change skips.
 */
export function instantOf(local: string, timeZone = defaultTimeZone): Date | null {
  const parts = partsOf(local.trim())
  if (!parts) return null
  const [day, month, year, hour, minute] = parts
  if (!isUsualYear(year)) return null
  const instant = new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime())
  const asked = `${two(day)}/${two(month)}/${String(year).padStart(4, '0')} ${two(hour)}:${two(minute)}`
  return localOf(instant, timeZone) === asked ? instant : null
}

/** An instant as a local time in the form in which fields show it: `21/11/2026 14:05`. */
export const localOf = (instant: Date, timeZone = defaultTimeZone): string =>
  formatDate(instant, 'dd/MM/yyyy HH:mm', timeZone)

type Parts = [day: number, month: number, year: number, hour: number, minute: number]

function partsOf(local: string): Parts | null {
  const program = iso.exec(local)
  if (program) {
    const [, year = '', month = '', day = '', hour = '', minute = ''] = program
    return [Number(day), Number(month), Number(year), Number(hour), Number(minute)]
  }
  const found = typed.exec(local) ?? digits.exec(local)
  if (!found) return null
  const [, day = '', month = '', year = '', hour = '', minute = '0'] = found
  return [Number(day), Number(month), Number(year) + (year.length === 2 ? 2000 : 0), Number(hour), Number(minute)]
}

const two = (value: number) => String(value).padStart(2, '0')
