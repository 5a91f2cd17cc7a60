import { tz } from '@date-fns/tz'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { defaultTimeZone, formatDate, hourAndMinute } from './format.ts'

/**
 * The end of a term as a person says it, in São Paulo: “hoje, 17h05”, “amanhã, 5h38”, “quarta-feira, 2 de dezembro, 5h38”; with its year when
 * that is another one.
 */
export function untilWords(end: Date, now: Date): string {
  const days = differenceInCalendarDays(end, now, { in: tz(defaultTimeZone) })
  const hour = hourAndMinute(end)
  if (days === 0) return `hoje, ${hour}`
  if (days === 1) return `amanhã, ${hour}`
  const year = formatDate(end, 'yyyy') === formatDate(now, 'yyyy') ? '' : " 'de' yyyy"
  return `${formatDate(end, `EEEE, d 'de' MMMM${year}`)}, ${hour}`
}
