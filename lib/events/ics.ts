import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Span } from './event.ts'
import { dayIn } from './when.ts'

/** A date of an event for a calendar. */
export interface CalendarEntry extends Span {
  /** Never changes, so that a calendar replaces its copy. */
  id: string
  /** The event's version: grows with every change. */
  version: number
  title: string
  description: string
  /** The place with its address and city. */
  place: string
  url: string
  allDay: boolean
  timeZone: string
  cancelled: boolean
  updatedAt: Date
}

interface Feed {
  name: string
  /** The site's host, behind the ids: they are unique in the world (RFC 7986). */
  host: string
  /** The feed's own address, for calendars that come back. */
  url: string
}

/** Hours after which a subscribed calendar asks again. */
const REFRESH_HOURS = 6

/**
 * An iCalendar file (RFC 5545) of dates, in UTC; dates of whole days are days. Every date is an entry of its own, so that no reader has to know our
 * rules, exceptions or zones.
 */
export function calendarOf(entries: readonly CalendarEntry[], { name, host, url }: Feed): string {
  const calendar = new ICalCalendar({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: host, product: 'Agenda', language: 'PT-BR' },
    url,
    ttl: REFRESH_HOURS * 60 * 60,
  })
  for (const entry of entries) {
    calendar.createEvent({
      id: `${entry.id}@${host}`,
      sequence: entry.version - 1,
      stamp: entry.updatedAt,
      lastModified: entry.updatedAt,
      ...times(entry),
      allDay: entry.allDay,
      summary: entry.title,
      description: `${entry.description}\n\n${entry.url}`,
      location: entry.place,
      url: entry.url,
      status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return `${calendar.toString()}\r\n`
}

/** The library writes the day that an instant has in UTC: midnight there stands for a local day. */
function times({ startsAt, endsAt, allDay, timeZone }: CalendarEntry): { start: Date; end: Date | null } {
  if (!allDay) return { start: startsAt, end: endsAt }
  const day = (instant: Date) => new Date(`${dayIn(instant, timeZone)}T00:00:00Z`)
  return { start: day(startsAt), end: endsAt && day(endsAt) }
}

/** The address that opens Google's calendar with a date filled in. */
export function googleCalendarUrl(entry: Omit<CalendarEntry, 'id' | 'version' | 'cancelled' | 'updatedAt'>): string {
  const { title, description, place, url, startsAt, endsAt, allDay, timeZone } = entry
  const end = endsAt ?? startsAt
  const form = (instant: Date) =>
    allDay ? dayIn(instant, timeZone).replaceAll('-', '') : instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${form(startsAt)}/${form(end)}`,
    details: `${description}\n\n${url}`,
    location: place,
    ctz: timeZone,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
