import { z } from 'zod'
import { daysOf, isDay, mostDays } from '../../audience/period.ts'

const day = z.string('Envie startDate e endDate').refine(isDay, 'Use um dia como 2026-11-26')

/**
 * The body of `analytics-data` and `ad-revenue-data` (GOOGLE-6). Other fields, `userId` among them, are ignored: the session alone says whose
 * figures are read.
 */
export const figuresBody = z
  .object({ startDate: day, endDate: day })
  .refine(({ startDate, endDate }) => startDate <= endDate, 'O período termina antes de começar')
  .transform(({ startDate, endDate }) => ({ from: startDate, to: endDate, days: null }))
  .refine(period => daysOf(period).length <= mostDays, 'O período tem no máximo dois anos')
