import type ICAL from 'ical.js'
import type { EventFormValues } from '#lib/events/desk/form-values.ts'
import { weekdayCodes } from '#lib/events/repetition.ts'
import { dayIn } from '#lib/events/when.ts'

/**
 * The repetition of a calendar file's event for the form, in the city's zone: weekly, every two weeks or monthly. Null without a rule and for any other one.
 * A rule that ends after a number of dates, or never, gets an empty last day, which the form asks for.
 */
export function repetitionIn(event: ICAL.Event, timeZone: string): EventFormValues['repetition'] | null {
  const rule = event.component.getFirstPropertyValue('rrule') as ICAL.Recur | null
  const every = rule && everyOf(rule)
  if (!rule || !every) return null
  const { until, parts } = rule
  const last = until ? (until.isDate ? until.toString() : dayIn(until.toJSDate(), timeZone)) : ''
  const named = new Set((parts.BYDAY ?? []).map(String))
  return {
    every,
    until: last,
    by: parts.BYMONTHDAY || !parts.BYDAY ? 'day' : 'weekday',
    weekdays: every === 'month' ? [] : weekdayCodes.filter(code => named.has(code)),
  }
}

function everyOf({ freq, interval }: ICAL.Recur): 'week' | 'fortnight' | 'month' | null {
  if (freq === 'MONTHLY') return interval === 1 ? 'month' : null
  if (freq !== 'WEEKLY') return null
  return interval === 1 ? 'week' : interval === 2 ? 'fortnight' : null
}
