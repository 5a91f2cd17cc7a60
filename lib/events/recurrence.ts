import { RRuleTemporal } from 'rrule-temporal'
import { limits } from '../limits.ts'
import { formatDate } from '../text/format.ts'
import { instantOf } from '../text/local-time.ts'
import { type Repetition, type WeekdayCode, weekdayCodes } from './repetition.ts'

interface Start {
  startsAt: Date
  timeZone: string
}

/**
 * The rule of RFC 5545 for a repetition that starts at an instant. `until` is the last day on which it may happen (`2026-12-31`). The day of the
 * start is always one of the weekdays.
 */
export function ruleOf(repetition: Repetition, { startsAt, timeZone }: Start): string {
  const weekday = weekdayCodes[Number(formatDate(startsAt, 'i', timeZone)) % 7] ?? 'SU'
  const ending = `UNTIL=${compact(endOf(repetition.until, timeZone))}`
  if (repetition.every !== 'month') {
    const days = weekdayCodes.filter(code => code === weekday || repetition.weekdays.includes(code))
    const interval = repetition.every === 'fortnight' ? 'INTERVAL=2;' : ''
    return `FREQ=WEEKLY;${interval}BYDAY=${days.join(',')};${ending}`
  }
  const day = Number(formatDate(startsAt, 'd', timeZone))
  if (repetition.by === 'day') return `FREQ=MONTHLY;BYMONTHDAY=${day};${ending}`
  // A fifth weekday does not exist in every month: then the last one is meant.
  const position = day > 28 ? -1 : Math.ceil(day / 7)
  return `FREQ=MONTHLY;BYDAY=${position}${weekday};${ending}`
}

/**
 * The starts of a rule's occurrences, in order, at the same local hour whatever the clocks do. Gives one more than `limits.event.occurrences` when
 * there are more, so that the caller can refuse.
 */
export function startsOf(rule: string, { startsAt, timeZone }: Start): Date[] {
  const start = formatDate(startsAt, "yyyyMMdd'T'HHmmss", timeZone)
  const series = new RRuleTemporal({ rruleString: `DTSTART;TZID=${timeZone}:${start}\nRRULE:${rule}` })
  return series.all((_, index) => index <= limits.event.occurrences).map(each => new Date(each.epochMilliseconds))
}

/** What a stored rule says, for the form. Null for a rule that this module did not write. */
export function repetitionOf(rule: string, timeZone: string): Repetition | null {
  const parts = new Map(rule.split(';').map(part => part.split('=', 2) as [string, string]))
  const until = readCompact(parts.get('UNTIL') ?? '')
  if (!until) return null
  const last = formatDate(until, 'yyyy-MM-dd', timeZone)
  const byDay = parts.get('BYDAY') ?? ''
  if (parts.get('FREQ') === 'MONTHLY') return { every: 'month', by: byDay ? 'weekday' : 'day', until: last }
  const weekdays = weekdayCodes.filter(code => byDay.split(',').includes(code))
  return { every: parts.get('INTERVAL') === '2' ? 'fortnight' : 'week', weekdays, until: last }
}

const weekdayNames: Record<WeekdayCode, string> = {
  SU: 'domingo',
  MO: 'segunda-feira',
  TU: 'terça-feira',
  WE: 'quarta-feira',
  TH: 'quinta-feira',
  FR: 'sexta-feira',
  SA: 'sábado',
}
const ordinals = ['', 'primeir', 'segund', 'terceir', 'quart'] as const
const isMasculine = (code: WeekdayCode) => code === 'SA' || code === 'SU'

/** A stored rule as a person says it: “toda terça-feira e quinta-feira, até 18 de dezembro”, “todo segundo sábado do mês, até …”. */
export function sayRule(rule: string, { startsAt, timeZone }: Start): string {
  const repetition = repetitionOf(rule, timeZone)
  if (!repetition) return ''
  const last = instantOf(`${repetition.until}T12:00`, timeZone)
  return `${sayDays(rule, repetition, { startsAt, timeZone })}, até ${formatDate(last, "d 'de' MMMM 'de' yyyy", timeZone)}`
}

function sayDays(rule: string, repetition: Repetition, { startsAt, timeZone }: Start): string {
  if (repetition.every === 'month') {
    if (repetition.by === 'day') return `todo dia ${formatDate(startsAt, 'd', timeZone)} do mês`
    const [, position = '1', code = 'SU'] = /BYDAY=(-1|\d)([A-Z]{2})/.exec(rule) ?? []
    const weekday = weekdayCodes.find(each => each === code) ?? 'SU'
    const ending = isMasculine(weekday) ? 'o' : 'a'
    const which = position === '-1' ? `últim${ending}` : `${ordinals[Number(position)]}${ending}`
    return `tod${ending} ${which} ${weekdayNames[weekday]} do mês`
  }
  const [first = 'SU', ...others] = repetition.weekdays
  const names = [first, ...others].map(code => weekdayNames[code])
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}` : names.join('')
  return repetition.every === 'fortnight'
    ? `a cada duas semanas, ${list}`
    : `tod${isMasculine(first) ? 'o' : 'a'} ${list}`
}

/** The last minute of a local day. */
const endOf = (day: string, timeZone: string): Date => instantOf(`${day}T23:59`, timeZone) ?? new Date(Number.NaN)

/** An instant as RFC 5545 writes it in UTC: `20261231T025900Z`. */
const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

function readCompact(text: string): Date | null {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(text) ?? []
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null
}
