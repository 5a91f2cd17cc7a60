import { limits } from '../limits.ts'
import { formatDate } from '../text/format.ts'
import { instantOf } from '../text/local-time.ts'
import type { Span } from './event.ts'
import { dayIn } from './when.ts'

/** A time as a form says it (`timeShape` in `lib/schemas/events/event.ts`), already checked by the schema. */
export interface TypedTime {
  allDay: boolean
  startDate: string
  startTime: string
  endDate: string
  endTime: string
}

/** A field of a time, with its sentence. */
export interface TimeProblem {
  field: keyof TypedTime
  message: string
}

/**
 * The span of a typed time in a zone, or the field that is wrong. An end without a day is on the day of the start, or in the following night when its
 * hour is before the start's.
 */
export function spanOf(typed: TypedTime, timeZone: string): { span: Span } | { problem: TimeProblem } {
  const span = typed.allDay ? wholeDays(typed, timeZone) : hours(typed, timeZone)
  if ('problem' in span) return span
  const { startsAt, endsAt } = span
  if (endsAt && endsAt < startsAt) return problem('endTime', 'O término não pode ser antes do início')
  if (endsAt && endsAt.getTime() - startsAt.getTime() > limits.event.days * DAY)
    return problem('endDate', `Um evento dura no máximo ${limits.event.days} dias`)
  return { span }
}

const DAY = 24 * 60 * 60 * 1000
const MISSING_HOUR = 'Esta hora não existe nesse dia'

const problem = (field: keyof TypedTime, message: string) => ({ problem: { field, message } })

function wholeDays({ startDate, endDate }: TypedTime, timeZone: string) {
  const startsAt = midnight(startDate, timeZone)
  const endsAt = midnight(dayAfter(endDate || startDate), timeZone)
  return startsAt && endsAt ? { startsAt, endsAt } : problem('startDate', 'Data inválida')
}

function hours({ startDate, startTime, endDate, endTime }: TypedTime, timeZone: string) {
  const startsAt = instantOf(`${startDate}T${startTime}`, timeZone)
  if (!startsAt) return problem('startTime', MISSING_HOUR)
  if (!endTime) return { startsAt, endsAt: null }
  const lastDay = endDate || lastDayOf(startDate, startTime, endTime)
  const endsAt = instantOf(`${lastDay}T${endTime}`, timeZone)
  return endsAt ? { startsAt, endsAt } : problem('endTime', MISSING_HOUR)
}

/** A local midnight, or one o'clock on a day whose clocks skip it. */
const midnight = (day: string, timeZone: string) =>
  instantOf(`${day}T00:00`, timeZone) ?? instantOf(`${day}T01:00`, timeZone)

/** The last day of a time without one: the day after the start for an end whose hour is before the start's. */
const lastDayOf = (startDate: string, startTime: string, endTime: string) =>
  endTime && endTime < startTime ? dayAfter(startDate) : startDate

/** The day after another, both as `2026-06-14`. */
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10)

const timeIn = (instant: Date, timeZone: string) => formatDate(instant, 'HH:mm', timeZone)

/** A span as a form says it. The last day is empty where `spanOf` finds it, so that a person moves a date in one field. */
export function typedTimeOf({ startsAt, endsAt }: Span, allDay: boolean, timeZone: string): TypedTime {
  const startDate = dayIn(startsAt, timeZone)
  const startTime = allDay ? '' : timeIn(startsAt, timeZone)
  const endTime = endsAt && !allDay ? timeIn(endsAt, timeZone) : ''
  const lastMoment = endsAt && (allDay ? new Date(endsAt.getTime() - 1) : endsAt)
  const lastDay = lastMoment ? dayIn(lastMoment, timeZone) : ''
  return {
    allDay,
    startDate,
    startTime,
    endDate: lastDay === lastDayOf(startDate, startTime, endTime) ? '' : lastDay,
    endTime,
  }
}
