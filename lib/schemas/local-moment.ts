import { z } from 'zod'
import { instantOf, isUsualYear, localOf } from '../text/local-time.ts'

const LONGEST = 40

/** A typed local time of São Paulo, or nothing, in the one form that is stored and compared (`21/11/2026 14:05`). */
export const localTime = (message: string) =>
  z
    .string({ error: message })
    .max(LONGEST, message)
    .overwrite(text => {
      const instant = instantOf(text)
      return instant ? localOf(instant) : text.trim()
    })
    .refine(text => text === '' || instantOf(text) !== null, message)

/** The same as an instant; null for nothing. */
export const localMoment = (message: string) => localTime(message).transform(text => instantOf(text))

/** A day as programs write it (`2026-11-21`), of a year between 1800 and 2999. */
export const calendarDay = (message: string) =>
  z.iso.date(message).refine(day => isUsualYear(Number(day.slice(0, 4))), message)
