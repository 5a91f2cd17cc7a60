import { instantOf } from '../text/local-time.ts'

const written =
  /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\/(\d{1,2})\/(\d{4}))(?:[T ,]\s?(\d{1,2})[:hH](\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * The instant of a date in an imported file: `dd/MM/yyyy` or ISO, with or without an hour. Without a zone it is the newspaper's local time. Null when
 * it is no date.
 */
export function importedDate(text: string): Date | null {
  const found = written.exec(text.trim())
  if (!found) return null
  const [, isoYear, isoMonth, isoDay, dayOf, monthOf, yearOf, hour = '0', minute = '00', second = '00', zone] = found
  const year = isoYear ?? yearOf ?? ''
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
