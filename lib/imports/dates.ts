import { instantOf } from '../text/local-time.ts'

const written =
  /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\/(\d{1,2})\/(\d{4}))(?:[T ,]\s?(\d{1,2})[:hH](\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A date as feeds and mails write it, `Fri, 07 Jun 2013 03:00:44 +0000`, as ISO. Any other text stays as it is. */
const asIso = (text: string): string =>
  text.replace(
    /^(?:[a-z]{3}, )?(\d{1,2}) ([a-z]{3}) (\d{4}) (\d{2}:\d{2}(?::\d{2})?) (?:GMT|UT|UTC|Z|([+-]\d{4}))$/i,
    (_, day: string, month: string, year: string, time: string, zone = 'Z') =>
      `${year}-${months.indexOf(month.toLowerCase()) + 1}-${day}T${time}${zone}`,
  )

/**
 * The instant of a date in an imported file: `dd/MM/yyyy`, ISO, or as feeds have it, with or without an hour. Without a zone it is the newspaper's
 * local time. Null when it is no date; the years 0 and 1 and the first second of 1970 are dates that were never set.
 */
export function importedDate(text: string): Date | null {
  const date = writtenDate(text)
  return date?.getTime() === 0 ? null : date
}

function writtenDate(text: string): Date | null {
  const found = written.exec(asIso(text.trim()))
  if (!found) return null
  const [, isoYear, isoMonth, isoDay, dayOf, monthOf, yearOf, hour = '0', minute = '00', second = '00', zone] = found
  const year = isoYear ?? yearOf ?? ''
  if (Number(year) <= 1) return null
  const month = two(isoMonth ?? monthOf ?? '')
  const day = two(isoDay ?? dayOf ?? '')
  const local = (at: string) => instantOf(`${year}-${month}-${day}T${at}:${minute}`)
  if (zone !== undefined) return absolute(`${year}-${month}-${day}T${two(hour)}:${minute}:${second}`, zone)
  // Summer time began at midnight in Brazil: those days have no first hour.
  const instant = local(two(hour)) ?? (Number(hour) === 0 ? local('01') : null)
  return instant && Number(second) < 60 ? new Date(instant.getTime() + Number(second) * 1000) : null
}

function absolute(local: string, zone: string): Date | null {
  const utc = new Date(`${local}Z`)
  // A day outside of the month would become another day.
  if (Number.isNaN(utc.getTime()) || !utc.toISOString().startsWith(local)) return null
  const colon = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`
  const instant = new Date(`${local}${colon}`)
  return Number.isNaN(instant.getTime()) ? null : instant
}

const two = (value: string) => value.padStart(2, '0')
