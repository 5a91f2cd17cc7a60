import { eventFeedPath } from '#lib/addresses/paths.ts'
import { googleCalendarUrl } from '#lib/events/ics.ts'
import { cityName } from '#lib/text/format.ts'
import type { EventDate, EventPage } from '#server/events/queries/event-page.ts'

interface AddToCalendarProps {
  event: EventPage
  /** The date that Google's form is filled with. */
  date: EventDate
  /** The event's public address. */
  address: string
}

/** Links that put an event into a calendar: a file with all its dates, and Google's form with the next one. */
export function AddToCalendar({ event, date, address }: AddToCalendarProps) {
  const { id, title, description, location, city, allDay, timeZone } = event
  const place = [location, event.address, cityName(event.cityName, city)].filter(Boolean).join(', ')
  const google = googleCalendarUrl({
    title,
    description,
    place,
    url: address,
    allDay,
    timeZone,
    startsAt: date.startsAt,
    endsAt: date.endsAt,
  })
  return (
    <ul aria-label="Adicionar ao calendário" className="no-print mt-6 flex flex-wrap gap-2">
      <li>
        <a href={eventFeedPath(id)} className="tool">
          Adicionar ao calendário
        </a>
      </li>
      <li>
        <a href={google} target="_blank" rel="noopener nofollow" className="tool">
          Google Agenda
        </a>
      </li>
    </ul>
  )
}
