import ICAL from 'ical.js'
import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { EventFormValues } from '#lib/events/desk/form-values.ts'
import { readInvitation as readText } from '#lib/events/invitation/read-invitation.ts'
import { typedTimeOf } from '#lib/events/typed-time.ts'
import { dayIn } from '#lib/events/when.ts'
import { limits } from '#lib/limits.ts'
import { defaultTimeZone } from '#lib/text/format.ts'
import { instantOf } from '#lib/text/local-time.ts'
import { now } from '#server/platform/process/clock.ts'
import { repetitionIn } from './calendar-rule.ts'
import { eventPolicy } from './policy.ts'
import { type FoundCity, findCitiesIn } from './queries/city-choices.ts'

/** What an invitation says: the form's values, and its city. */
export interface ReadInvitation {
  values: Partial<EventFormValues>
  city: FoundCity | null
}

/** Reads a pasted invitation or an ICS file for an organiser. Raises event_creation_forbidden, and invalid for an ICS file without an event. */
export function readInvitationFor(actor: Actor, text: string): Promise<ReadInvitation> {
  eventPolicy.assert(actor, 'create', null, 'event_creation_forbidden')
  return readInvitation(text)
}

/** Reads a pasted invitation or an ICS file. Raises invalid for an ICS file without an event. */
export async function readInvitation(text: string): Promise<ReadInvitation> {
  const event = /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text) ? firstEvent(text) : null
  // Of a file only the place names the city: its zones have names of cities too.
  const [city = null] = await findCitiesIn(event ? (event.location ?? '') : text)
  const zone = city?.timeZone ?? defaultTimeZone
  const values = event ? valuesOf(event, zone) : readText(text, dayIn(now(), zone))
  return { values: city ? { ...values, city: city.path } : values, city }
}

/** What an event of an ICS file says, in a city's zone. */
function valuesOf(event: ICAL.Event, zone: string): Partial<EventFormValues> {
  const { startDate, summary, description, location } = event
  const span = spanOf(event, zone)
  if (!span) throw unreadable()
  const url = event.component.getFirstPropertyValue('url')
  const link = String(url ?? '')
  const repetition = repetitionIn(event, zone)
  const [place = '', ...address] = (location ?? '').split(',')
  return {
    ...(summary && { title: summary.slice(0, limits.event.title.max) }),
    ...(description && { description: description.slice(0, limits.event.description.max) }),
    ...(place && { location: place.trim().slice(0, limits.event.location.max) }),
    ...(address.length > 0 && { address: address.join(',').trim().slice(0, limits.event.address) }),
    ...(/^https?:/.test(link) && { linkUrl: link }),
    ...typedTimeOf(span, startDate.isDate, zone),
    ...(repetition && { repetition }),
  }
}

/** The first event of an ICS file. Raises invalid without one. */
function firstEvent(text: string): ICAL.Event {
  try {
    const part = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
    const event = part && new ICAL.Event(part)
    if (event?.startDate) return event
  } catch (cause) {
    throw unreadable(cause)
  }
  throw unreadable()
}

const unreadable = (cause?: unknown) =>
  new DomainError('invalid', { fields: { text: 'Não encontramos um evento neste arquivo ICS.' }, cause })

/** Start and end of a file's event. Its own zone counts when this system knows it; a time without a zone is the city's. */
function spanOf(event: ICAL.Event, zone: string) {
  const startsAt = instantIn(event, 'dtstart', zone)
  const endsAt = event.endDate && instantIn(event, 'dtend', zone)
  if (!startsAt) return null
  return { startsAt, endsAt: endsAt && endsAt > startsAt ? endsAt : null }
}

function instantIn(event: ICAL.Event, name: 'dtstart' | 'dtend', zone: string): Date | null {
  const time = name === 'dtstart' ? event.startDate : event.endDate
  const [day, hour] = [time.toString().slice(0, 10), time.isDate ? '00:00' : time.toString().slice(11, 16)]
  const isLocal = time.isDate || !time.zone || time.zone.tzid === 'floating'
  if (!isLocal) return time.toJSDate()
  // An end that the file leaves to a duration has its start's zone.
  const property = event.component.getFirstProperty(name) ?? event.component.getFirstProperty('dtstart')
  const named = property?.getFirstParameter('tzid')
  return instantOf(`${day}T${hour}`, named && Intl.supportedValuesOf('timeZone').includes(named) ? named : zone)
}
