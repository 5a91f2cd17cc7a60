import type { Event, EventStatusType, Graph } from 'schema-dts'
import { cityPath, eventPath } from '../../addresses/paths.ts'
import type { Span } from '../../events/event.ts'
import { lastDayOf } from '../../events/when.ts'
import { formatDate, stateIn } from '../../text/format.ts'
import type { SharedPicture } from '../metadata.ts'
import { absolute, graph, type PublicIdentity, trail } from './publisher.ts'

/** The facts about an event for search engines. */
export interface EventFacts {
  id: string
  slug: string
  title: string
  description: string
  location: string
  address: string
  /** The city's path and name. */
  city: string
  cityName: string
  timeZone: string
  allDay: boolean
  isFree: boolean
  /** The lowest price in reais; null when the event's words name none. */
  price: number | null
  heldBy: string
  linkUrl: string | null
  pictures: readonly SharedPicture[]
  dates: readonly EventDate[]
}

interface EventDate extends Span {
  movedFrom: Date | null
  cancelled: boolean
}

/** The JSON-LD of an event's page: an event for each date that is named, as Google asks for, and the breadcrumbs. */
export const eventGraph = (origin: string, event: EventFacts, identity: PublicIdentity): Graph =>
  graph(
    ...event.dates.map((date, index) => eventOn(origin, event, date, index)),
    trail(origin, identity, [
      { name: event.cityName, path: cityPath(event.city) },
      { name: event.title, path: eventPath(event) },
    ]),
  )

function eventOn(origin: string, event: EventFacts, date: EventDate, index: number): Event {
  const url = origin + eventPath(event)
  return {
    '@type': 'Event',
    '@id': index === 0 ? `${url}#evento` : `${url}#evento-${index + 1}`,
    name: event.title,
    description: event.description,
    url,
    inLanguage: 'pt-BR',
    startDate: moment(date.startsAt, event),
    ...(date.endsAt && { endDate: event.allDay ? moment(lastDayOf(date), event) : moment(date.endsAt, event) }),
    ...statusOf(date, event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.location,
      address: {
        '@type': 'PostalAddress',
        ...(event.address && { streetAddress: event.address }),
        addressLocality: event.cityName,
        addressRegion: stateIn(event.city),
        addressCountry: 'BR',
      },
    },
    isAccessibleForFree: event.isFree,
    ...(event.pictures.length > 0 && { image: event.pictures.map(({ url: src }) => absolute(origin, src)) }),
    ...(event.heldBy && { organizer: { '@type': 'Organization', name: event.heldBy } }),
    ...offersOf(url, event),
  }
}

/** A cancelled date keeps its time; a moved one names the one that was announced (schema.org). */
function statusOf({ cancelled, movedFrom }: EventDate, event: EventFacts) {
  const status = (name: 'Cancelled' | 'Rescheduled' | 'Scheduled') =>
    ({ eventStatus: `https://schema.org/Event${name}` as EventStatusType }) as const
  if (cancelled) return status('Cancelled')
  return movedFrom ? { ...status('Rescheduled'), previousStartDate: moment(movedFrom, event) } : status('Scheduled')
}

function offersOf(url: string, { isFree, price, linkUrl }: EventFacts) {
  const amount = isFree ? 0 : price
  if (amount === null) return {}
  return { offers: { '@type': 'Offer' as const, price: amount, priceCurrency: 'BRL', url: linkUrl ?? url } }
}

/** A local time with its distance from UTC, as Google recommends; of an event of whole days, the day. */
const moment = (instant: Date, { allDay, timeZone }: Pick<EventFacts, 'allDay' | 'timeZone'>) =>
  formatDate(instant, allDay ? 'yyyy-MM-dd' : "yyyy-MM-dd'T'HH:mm:ssxxx", timeZone)
