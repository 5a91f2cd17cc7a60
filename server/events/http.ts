import { agendaFeedPath, eventFeedPath, eventPath } from '#lib/addresses/paths.ts'
import { type CalendarEntry, calendarOf } from '#lib/events/ics.ts'
import { type PressDirective, pressHeader } from '#lib/press.ts'
import { findCityAt } from '#server/locations/queries.ts'
import { now } from '#server/platform/process/clock.ts'
import { env } from '#server/platform/process/env.ts'
import { readIdentity } from '#server/site/queries.ts'
import { type CalendarDate, findEventDates, listCalendar } from './queries/calendar.ts'

/** Seconds: old dates leave a feed without a change that would make the press forget it. */
const feedLife = 6 * 60 * 60

/** `GET /agenda.ics`: the whole agenda as a calendar to subscribe to. */
export async function agendaCalendar(): Promise<Response> {
  const [{ name }, dates] = await Promise.all([readIdentity(), listCalendar(null, now())])
  return calendar(`Agenda: ${name}`, agendaFeedPath(), dates, { keys: ['events', 'site'], life: feedLife })
}

/** `GET /{location}/agenda.ics`: a city's agenda as a calendar; 404 for an unknown city. */
export async function cityCalendar(location: string): Promise<Response> {
  const city = await findCityAt(location)
  if (!city) return noCalendar()
  const dates = await listCalendar(city.path, now())
  return calendar(`Agenda de ${city.name}`, agendaFeedPath(city.path), dates, {
    keys: [`events:${city.path}`],
    life: feedLife,
  })
}

/** `GET /events/{id}/agenda.ics`: the dates of an event; 404 for one that readers do not see. */
export async function eventCalendar(id: string): Promise<Response> {
  const event = await findEventDates(id)
  if (!event) return noCalendar()
  return calendar(event.title, eventFeedPath(id), event.dates, { keys: [`event:${id}`] })
}

function calendar(name: string, path: string, dates: readonly CalendarDate[], directive: PressDirective): Response {
  const origin = env().SITE_URL
  const entries = dates.map(({ eventId, slug, ...date }): CalendarEntry => {
    return { ...date, url: origin + eventPath({ id: eventId, slug }) }
  })
  return new Response(calendarOf(entries, { name, host: new URL(origin).host, url: origin + path }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      ...pressHeader(directive),
    },
  })
}

const noCalendar = () => new Response('Agenda não encontrada.\n', { status: 404 })
