import type { EventFormValues } from '#lib/events/desk/form-values.ts'
import { weekdayCodes } from '#lib/events/repetition.ts'
import type { CalendarRule } from './read-event.ts'

/**
 * The repetition of a calendar file's event for the form: weekly, every two weeks or monthly. `last` is the day on which the rule ends. Null without a rule
 * and for any other one. A rule that ends after a number of dates, or never, gets an empty last day, which the form asks for.
 */
export function repetitionOf(rule: CalendarRule | null, last: string): EventFormValues['repetition'] | null {
  const every = rule && everyOf(rule)
  if (!rule || !every) return null
  const named = new Set(rule.byDay ?? [])
  return {
    every,
    until: last,
    by: rule.byMonthDay || !rule.byDay ? 'day' : 'weekday',
    weekdays: every === 'month' ? [] : weekdayCodes.filter(code => named.has(code)),
  }
}

function everyOf({ freq, interval }: CalendarRule): 'week' | 'fortnight' | 'month' | null {
  if (freq === 'MONTHLY') return interval === 1 ? 'month' : null
  if (freq !== 'WEEKLY') return null
  return interval === 1 ? 'week' : interval === 2 ? 'fortnight' : null
}
