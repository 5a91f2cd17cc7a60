import type { CalendarEntry } from '#lib/events/ics.ts'
import { cityName } from '#lib/text/format.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'

/** A date for a calendar, its event's path not yet written out. */
export type CalendarDate = Omit<CalendarEntry, 'url'> & { eventId: string; slug: string }

export interface EventDates {
  title: string
  city: string
  dates: CalendarDate[]
}

const DAY = 24 * 60 * 60 * 1000
/** A feed keeps what ended so many days ago: a calendar that was off meanwhile still hears of changes. */
const KEPT_DAYS = 30
/** The longest event and the days after it: what began earlier cannot be in a feed. */
const REACH_DAYS = KEPT_DAYS + 400
const MOST = 500

const selection = {
  select: {
    id: true,
    startsAt: true,
    endsAt: true,
    cancelled: true,
    event: {
      select: {
        id: true,
        slug: true,
        title: true,
        description: true,
        location: true,
        address: true,
        city: true,
        allDay: true,
        status: true,
        version: true,
        updatedAt: true,
        municipality: { select: { name: true, timeZone: true } },
      },
    },
  },
} satisfies Prisma.EventOccurrenceDefaultArgs

/** The dates of a city, or of all cities, for a calendar: those that are not over for a month, earliest first, at most 500. */
export async function listCalendar(city: string | null, now: Date): Promise<CalendarDate[]> {
  const rows = await db().eventOccurrence.findMany({
    relationLoadStrategy: 'join',
    where: {
      listed: true,
      ...(city && { city }),
      startsAt: { gte: new Date(now.getTime() - REACH_DAYS * DAY) },
      overAt: { gte: new Date(now.getTime() - KEPT_DAYS * DAY) },
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: MOST,
    ...selection,
  })
  return rows.map(dateOf)
}

/** All dates of an event; null for one that readers do not see. */
export async function findEventDates(id: string): Promise<EventDates | null> {
  if (!looksLikeUuid(id)) return null
  const rows = await db().eventOccurrence.findMany({
    relationLoadStrategy: 'join',
    where: { eventId: id, listed: true },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    ...selection,
  })
  const [first] = rows
  return first ? { title: first.event.title, city: first.event.city, dates: rows.map(dateOf) } : null
}

function dateOf({ event, cancelled, ...date }: Prisma.EventOccurrenceGetPayload<typeof selection>): CalendarDate {
  const { municipality, status, location, address, city, id: eventId, ...shown } = event
  return {
    ...shown,
    ...date,
    eventId,
    timeZone: municipality.timeZone,
    place: [location, address, cityName(municipality.name, city)].filter(Boolean).join(', '),
    cancelled: cancelled || status === 'cancelled',
  }
}
