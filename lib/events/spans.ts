import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { startOfDay } from 'date-fns/startOfDay'
import { startOfMonth } from 'date-fns/startOfMonth'
import type { Span } from './event.ts'

/** From `from`, inclusive, to `to`, exclusive. */
export interface Period {
  from: Date
  to: Date
}

const plain = (date: Date) => new Date(date.getTime())
const local = (date: Date, timeZone: string) => new TZDate(date.getTime(), timeZone)

/** The day of an instant in a zone. */
export function dayOf(at: Date, timeZone: string): Period {
  const start = startOfDay(local(at, timeZone))
  return { from: plain(start), to: plain(addDays(start, 1)) }
}

/** The weekend that is on or comes next: from Friday at 18h to the end of Sunday, local time. */
export function weekendOf(at: Date, timeZone: string): Period {
  const today = startOfDay(local(at, timeZone))
  // Sunday is 0 and belongs to the weekend that began before it.
  const friday = addDays(today, today.getDay() === 0 ? -2 : 5 - today.getDay())
  const evening = new TZDate(friday.getFullYear(), friday.getMonth(), friday.getDate(), 18, 0, timeZone)
  return { from: plain(evening), to: plain(addDays(friday, 3)) }
}

/** The month of an instant in a zone. */
export function monthOf(at: Date, timeZone: string): Period {
  const start = startOfMonth(local(at, timeZone))
  return { from: plain(start), to: plain(addMonths(start, 1)) }
}

/** Whether an event is on at some time of a period. One that ends when the period begins is not. */
export function isWithin({ startsAt, endsAt }: Span, { from, to }: Period): boolean {
  if (startsAt >= to) return false
  return startsAt >= from || (endsAt !== null && endsAt > from)
}
