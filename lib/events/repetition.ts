/** What a form says about a repetition. Apart from the rules, whose library browsers do not load. */

/** RFC 5545's codes of the weekdays, from Sunday. */
export const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
export type WeekdayCode = (typeof weekdayCodes)[number]

/** How an event repeats, as its form says it. */
export type Repetition =
  | { every: 'week' | 'fortnight'; weekdays: readonly WeekdayCode[]; until: string }
  /** On the same day of each month (months without it are left out), or on the same weekday of it: “o segundo sábado”. */
  | { every: 'month'; by: 'day' | 'weekday'; until: string }
