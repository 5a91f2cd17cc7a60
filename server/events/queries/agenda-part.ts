import { type AgendaCursor, type AgendaQuery, perDay, periodOf } from '#lib/events/agenda/agenda.ts'
import { dayOf, type Period } from '#lib/events/spans.ts'
import { dayIn, lastDayOf } from '#lib/events/when.ts'
import { type ListedDate, listDays, listPeriod, listUpcoming } from './list.ts'

/** Dates a page. */
export const agendaPage = 30
/** The most dates that a day that is over shows. */
const mostOfDay = 100
/** The most dates of the calendar that last from before its month. */
const mostLasting = 12
/** A date of at most so many days stands in each of its days of the calendar; a longer one on its first day, or below the calendar. */
const longestInDays = 7

export interface AgendaPart {
  dates: ListedDate[]
  /** The cursor of the next page; null on the last, and for a month. */
  next: AgendaCursor | null
  /** Of a month: the dates by local day. */
  days: Map<string, ListedDate[]>
  /** Of a month: the long dates that began before it. */
  lasting: ListedDate[]
}

/** The dates that a query asks for. One statement. */
export async function findAgendaPart(query: AgendaQuery, now: Date, timeZone: string): Promise<AgendaPart> {
  const { city, categoria: category, gratis: free } = query
  const filter = { city, category, free }
  const period = periodOf(query, now, timeZone)
  if (query.mes && period) {
    const rows = await listDays(daysIn(period, timeZone), { ...filter, perDay, limit: mostLasting })
    return monthOfDates(rows, period)
  }
  if (period && period.to <= now) return plain(await listPeriod(period, { ...filter, limit: mostOfDay }))
  const { dates, next } = await listUpcoming(now, { ...filter, period, after: query.depois, limit: agendaPage })
  return { ...plain(dates), next }
}

const plain = (dates: ListedDate[]): AgendaPart => ({ dates, next: null, days: new Map(), lasting: [] })

function daysIn({ from, to }: Period, timeZone: string): Period[] {
  const days: Period[] = []
  for (let day = dayOf(from, timeZone); day.from < to; day = dayOf(day.to, timeZone)) days.push(day)
  return days
}

function monthOfDates(dates: ListedDate[], period: Period): AgendaPart {
  const days = new Map<string, ListedDate[]>()
  const lasting: ListedDate[] = []
  for (const date of dates) {
    const covered = daysOf(date)
    const isLong = covered.length > longestInDays
    if (isLong && date.startsAt < period.from) lasting.push(date)
    for (const day of isLong ? covered.slice(0, 1) : covered) {
      const ofDay = days.get(day) ?? []
      if (ofDay.length < perDay) days.set(day, [...ofDay, date])
    }
  }
  return { dates, next: null, days, lasting }
}

/** The local days of a date, at most one more than a calendar shows; a night out belongs to its evening. */
function daysOf(date: ListedDate): string[] {
  const { startsAt, endsAt, timeZone } = date
  const first = dayIn(startsAt, timeZone)
  if (!endsAt || endsAt.getTime() - startsAt.getTime() < DAY) return [first]
  const last = dayIn(lastDayOf(date), timeZone)
  const days = [first]
  for (let at = startsAt.getTime() + DAY; days.length <= longestInDays && (days.at(-1) ?? last) < last; at += DAY)
    days.push(dayIn(new Date(at), timeZone))
  return days
}

const DAY = 24 * 60 * 60 * 1000
