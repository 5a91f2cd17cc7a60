import ICAL from 'ical.js'

/** A moment as a calendar file says it: `2026-06-14` and `19:30`, in UTC or by the clock of a zone. */
export interface CalendarTime {
  day: string
  /** Null for a whole day. */
  hour: string | null
  isUtc: boolean
  /** The name that the file gives to its zone. */
  zone: string | null
}

export interface CalendarRule {
  freq: string
  interval: number
  until: CalendarTime | null
  byMonthDay: boolean
  /** `TU`, `1TU`; null without days of the week. */
  byDay: string[] | null
}

/** What an event of a calendar file says. */
export interface CalendarEvent {
  summary: string
  description: string
  location: string
  url: string
  start: CalendarTime
  end: CalendarTime | null
  rule: CalendarRule | null
}

/** Seconds of the longest duration. The library goes through a longer one month by month (abuse case 41). */
const longestDuration = 10 * 366 * 24 * 60 * 60

/**
 * Reads the event of a file that `firstEventIn` made. For a thread of its own (`parseApart`): it imports nothing of the house. Null for what is no event; raises
 * on a file that cannot be read.
 */
export function readEvent(file: string): CalendarEvent | null {
  const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  if (!component?.hasProperty('dtstart')) return null
  const duration = component.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration && Math.abs(duration.toSeconds()) > longestDuration) return null
  const event = new ICAL.Event(component)
  const rule = event.component.getFirstPropertyValue('rrule')
  return {
    summary: event.summary ?? '',
    description: event.description ?? '',
    location: event.location ?? '',
    url: String(event.component.getFirstPropertyValue('url') ?? ''),
    start: timeOf(event.startDate, zoneIn(event, 'dtstart')),
    // An end that the file leaves to a duration has its start's zone.
    end: event.endDate ? timeOf(event.endDate, zoneIn(event, 'dtend') ?? zoneIn(event, 'dtstart')) : null,
    rule: rule instanceof ICAL.Recur ? ruleOf(rule) : null,
  }
}

function timeOf(time: ICAL.Time, zone: string | null): CalendarTime {
  const written = time.toString()
  const isUtc = !time.isDate && time.zone?.tzid === 'UTC'
  return { day: written.slice(0, 10), hour: time.isDate ? null : written.slice(11, 16), isUtc, zone }
}

function zoneIn(event: ICAL.Event, name: 'dtstart' | 'dtend'): string | null {
  const named = event.component.getFirstProperty(name)?.getFirstParameter('tzid')
  return named ? String(named) : null
}

function ruleOf({ freq, interval, until, parts }: ICAL.Recur): CalendarRule {
  return {
    freq,
    interval,
    until: until ? timeOf(until, null) : null,
    byMonthDay: parts.BYMONTHDAY !== undefined,
    byDay: parts.BYDAY?.map(String) ?? null,
  }
}
