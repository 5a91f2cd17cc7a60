import { formatDate, hourAndMinute } from '../text/format.ts'
import type { Span } from './event.ts'

interface Dated extends Span {
  /** Whether only the days count: `endsAt` is then the midnight after the last day. */
  allDay: boolean
  timeZone: string
}

/** The last hour that a night out may reach on the following day and still belong to its evening: “das 22h às 4h de domingo”. */
const NIGHT_ENDS = 12

/**
 * The time of an event as a person says it, in its city's zone: “sábado, 14 de junho, das 19h às 22h”, “de sexta-feira, 12 de junho, às 19h, a
 * domingo, 14 de junho, às 22h”, “sábado, 14 de junho, o dia todo”. The year stands there when it is not the current one.
 */
export function sayWhen(event: Dated, now: Date): string {
  return event.allDay ? sayDays(event, now) : sayHours(event, now)
}

function sayDays(event: Dated, now: Date): string {
  const last = lastDayOf(event)
  const first = dayIn(event.startsAt, event.timeZone)
  if (dayIn(last, event.timeZone) === first) return `${sayDay(event.startsAt, event, now)}, o dia todo`
  return `de ${sayDay(event.startsAt, event, now)}, a ${sayDay(last, event, now)}`
}

function sayHours({ startsAt, endsAt, ...event }: Dated, now: Date): string {
  const day = sayDay(startsAt, event, now)
  if (!endsAt || endsAt.getTime() === startsAt.getTime()) return `${day}, ${at(startsAt, event)}`
  const { timeZone } = event
  // An end at midnight belongs to the evening before it.
  const lastMoment = new Date(endsAt.getTime() - 1)
  if (dayIn(lastMoment, timeZone) === dayIn(startsAt, timeZone))
    return `${day}, ${from(startsAt, event)} ${until(endsAt, event)}`
  const sameNight =
    dayIn(endsAt, timeZone) === dayIn(noonAfter(startsAt, timeZone), timeZone) &&
    Number(formatDate(endsAt, 'H', timeZone)) < NIGHT_ENDS
  if (sameNight)
    return `${day}, ${from(startsAt, event)} ${at(endsAt, event)} de ${formatDate(endsAt, 'EEEE', timeZone)}`
  return `de ${day}, ${at(startsAt, event)}, a ${sayDay(endsAt, event, now)}, ${at(endsAt, event)}`
}

/** The short form for cards and lists of a day: “19h às 22h”, “a partir de 19h30”, “o dia todo”. */
export function sayHour({ startsAt, endsAt, allDay, timeZone }: Dated): string {
  if (allDay) return 'o dia todo'
  if (!endsAt || dayIn(new Date(endsAt.getTime() - 1), timeZone) !== dayIn(startsAt, timeZone))
    return hourAndMinute(startsAt, timeZone)
  const end = isMidnight(endsAt, timeZone) ? 'meia-noite' : hourAndMinute(endsAt, timeZone)
  return `${hourAndMinute(startsAt, timeZone)} ${article(endsAt, timeZone)} ${end}`
}

/** An instant within the last day of an event of whole days. */
export const lastDayOf = ({ startsAt, endsAt }: Span): Date =>
  endsAt && endsAt > startsAt ? new Date(endsAt.getTime() - 1) : startsAt

/** The day of an instant in a zone, `2026-06-14`. */
export const dayIn = (instant: Date, timeZone: string): string => formatDate(instant, 'yyyy-MM-dd', timeZone)

interface Placed {
  timeZone: string
}

function sayDay(instant: Date, { timeZone }: Placed, now: Date): string {
  const sameYear = formatDate(instant, 'yyyy', timeZone) === formatDate(now, 'yyyy', timeZone)
  return formatDate(instant, sameYear ? "EEEE, d 'de' MMMM" : "EEEE, d 'de' MMMM 'de' yyyy", timeZone)
}

/** An instant on the following day: 24 hours after a local noon, which no clock change moves to another day. */
function noonAfter(instant: Date, timeZone: string): Date {
  const hours = Number(formatDate(instant, 'H', timeZone))
  return new Date(instant.getTime() + (36 - hours) * 60 * 60 * 1000)
}

const isMidnight = (instant: Date, timeZone: string) => formatDate(instant, 'HH:mm', timeZone) === '00:00'
/** “à” before midnight and one o'clock, which are feminine and singular; otherwise “às”. */
const article = (instant: Date, timeZone: string) => (Number(formatDate(instant, 'H', timeZone)) < 2 ? 'à' : 'às')

const at = (instant: Date, { timeZone }: Placed) => `${article(instant, timeZone)} ${hourAndMinute(instant, timeZone)}`
const from = (instant: Date, { timeZone }: Placed) =>
  `${article(instant, timeZone) === 'à' ? 'da' : 'das'} ${hourAndMinute(instant, timeZone)}`
const until = (instant: Date, placed: Placed) =>
  isMidnight(instant, placed.timeZone) ? 'à meia-noite' : at(instant, placed)
