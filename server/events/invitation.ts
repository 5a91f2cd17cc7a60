import type { Actor } from '#lib/actor.ts'
import { DomainError, isDomainError } from '#lib/errors.ts'
import type { EventFormValues } from '#lib/events/desk/form-values.ts'
import { firstEventIn, isCancelledIn, leftOutOf, sayLeftOut } from '#lib/events/invitation/event-lines.ts'
import { fileZone, sayZone } from '#lib/events/invitation/file-zone.ts'
import { plainDescription } from '#lib/events/invitation/plain-description.ts'
import { typedTimeOf } from '#lib/events/typed-time.ts'
import { dayIn } from '#lib/events/when.ts'
import { limits } from '#lib/limits.ts'
import { defaultTimeZone } from '#lib/text/format.ts'
import { instantOf } from '#lib/text/local-time.ts'
import { now } from '#server/platform/process/clock.ts'
import { parseApart, type Sender } from '#server/platform/work/parse-apart.ts'
import type { CalendarEvent, CalendarTime } from './calendar/read-event.ts'
import { repetitionOf } from './calendar/rule.ts'
import { eventPolicy } from './policy.ts'
import { type FoundCity, findCitiesIn } from './queries/city-choices.ts'

/**
 * What an invitation says: the form's values and its city. For a calendar file also a sentence on the zone of its hours and one on what was left
 * out; else null.
 */
export interface ReadInvitation {
  values: Partial<EventFormValues>
  city: FoundCity | null
  zone: string | null
  leftOut: string | null
}

/** Reads a pasted invitation or an ICS file for an organiser. Raises event_creation_forbidden, and what `readInvitation` raises. */
export function readInvitationFor(actor: Actor, text: string): Promise<ReadInvitation> {
  eventPolicy.assert(actor, 'create', null, 'event_creation_forbidden')
  return readInvitation(text, { sender: 'house' })
}

/**
 * Reads a pasted invitation or an ICS file. `from` is a stranger's network. Raises invalid for an ICS file without an event or with a cancelled
 * one, parse_too_heavy and parsers_busy.
 */
export async function readInvitation(text: string, by: Sender): Promise<ReadInvitation> {
  const read = /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text) ? await eventIn(text, by) : null
  const event = read?.event ?? null
  // Of a file only the place names the city: its zones have names of cities too.
  const [city = null] = await findCitiesIn(event ? event.location : text)
  const cityZone = city?.timeZone ?? defaultTimeZone
  const values = event ? valuesOf(event, cityZone) : await valuesIn(text, dayIn(now(), cityZone), by)
  const isTimed = event && event.start.hour !== null
  const zone = isTimed ? sayZone(zoneOf(event.start, cityZone), cityZone, city?.path ?? null) : null
  return { values: city ? { ...values, city: city.path } : values, city, zone, leftOut: read ? leftOutIn(read) : null }
}

/** What a pasted text says, read on another thread. */
const valuesIn = (text: string, today: string, by: Sender) =>
  parseApart<Partial<EventFormValues>>(
    { file: 'server/events/calendar/read-text.ts', name: 'readText' },
    { text, today },
    by,
  )

interface ReadFile {
  event: CalendarEvent
  /** The file that the event was read from. */
  file: string
}

/** The event of an ICS file, read on another thread. */
async function eventIn(text: string, by: Sender): Promise<ReadFile> {
  const file = firstEventIn(text)
  if (file === null) throw unreadable()
  const parser = { file: 'server/events/calendar/read-event.ts', name: 'readEvent' }
  const event = await parseApart<CalendarEvent | null>(parser, file, by).catch(cause => {
    throw isDomainError(cause) ? cause : unreadable(cause)
  })
  if (!event) throw unreadable()
  if (isCancelledIn(file)) throw cancelled(event)
  const { summary, description, location } = event
  // Titles and places are lines; a description keeps its own.
  const inLine = (value: string) => value.replace(/\s+/g, ' ').trim()
  const plain = {
    summary: inLine(summary),
    location: location.split('\n').map(inLine).filter(Boolean).join(', '),
    description: plainDescription(description),
  }
  return { event: { ...event, ...plain }, file }
}

/** Says what of a file does not reach the form. */
function leftOutIn({ event: { rule, summary, description }, file }: ReadFile): string | null {
  const { title, description: longest } = limits.event
  const untaken = {
    rule: rule !== null && repetitionOf(rule, '') === null,
    text: summary.length > title.max || description.length > longest.max,
  }
  return sayLeftOut(leftOutOf(file) ?? { excluded: 0, added: 0, changed: 0, events: 0 }, untaken)
}

const cancelled = ({ summary, start: { day } }: CalendarEvent) =>
  new DomainError('invalid', {
    fields: {
      text: `O arquivo avisa que “${summary.slice(0, 100)}”, de ${day.split('-').reverse().join('/')}, foi cancelado. Por isso o formulário não foi preenchido.`,
    },
  })

/** What an event of an ICS file says, in a city's zone. */
function valuesOf(event: CalendarEvent, zone: string): Partial<EventFormValues> {
  const { start, summary, description, location, url, rule } = event
  const span = spanOf(event, zone)
  if (!span) throw unreadable()
  const repetition = repetitionOf(rule, rule?.until ? dayOf(rule.until, zone) : '')
  const [place = '', ...address] = location.split(',')
  return {
    ...(summary && { title: summary.slice(0, limits.event.title.max) }),
    ...(description && { description: description.slice(0, limits.event.description.max) }),
    ...(place && { location: place.trim().slice(0, limits.event.location.max) }),
    ...(address.length > 0 && { address: address.join(',').trim().slice(0, limits.event.address) }),
    ...(/^https?:/.test(url) && { linkUrl: url }),
    ...typedTimeOf(span, start.hour === null, zone),
    ...(repetition && { repetition }),
  }
}

const unreadable = (cause?: unknown) =>
  new DomainError('invalid', {
    fields: { text: 'Não encontramos um evento com data válida neste arquivo ICS.' },
    cause,
  })

/** Start and end of a file's event. */
function spanOf({ start, end }: CalendarEvent, zone: string) {
  const startsAt = instantIn(start, zone)
  const endsAt = end && instantIn(end, zone)
  if (!startsAt) return null
  return { startsAt, endsAt: endsAt && endsAt > startsAt ? endsAt : null }
}

/** The zone of a file's hour. Without a name that this system knows, it is the city's. */
const zoneOf = ({ isUtc, zone }: CalendarTime, cityZone: string) => fileZone(isUtc ? 'UTC' : zone, cityZone)

/** The instant of a file's time. A whole day begins in the city. */
function instantIn(time: CalendarTime, cityZone: string): Date | null {
  const zone = time.hour === null ? cityZone : zoneOf(time, cityZone).timeZone
  return instantOf(`${time.day}T${time.hour ?? '00:00'}`, zone)
}

/** The day of a file's time in the city. */
const dayOf = (time: CalendarTime, cityZone: string): string => {
  const instant = time.isUtc ? instantIn(time, cityZone) : null
  return instant ? dayIn(instant, cityZone) : time.day
}
