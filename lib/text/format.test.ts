import { expect, test } from 'vitest'
import {
  chipDateTime,
  dayAndMonth,
  dayOfMonth,
  hourAndMinute,
  isoDay,
  longDateTime,
  secondsToMidnight,
  shortDate,
  shortDateTime,
  weekday,
  yearOf,
} from './format.ts'

// At half past two in the morning in UTC it is still the evening before in São Paulo.
const late = new Date('2026-11-21T02:30:00Z')

test('a day is the day in São Paulo', () => {
  expect(`${weekday(late)}, ${dayOfMonth(late)}`).toBe('sexta-feira, 20 de novembro')
  expect(hourAndMinute(late)).toBe(longDateTime(late).slice(-5))
  expect(shortDate(late)).toBe('20 nov 2026')
  expect(dayAndMonth(late, new Date('2026-12-31T12:00:00Z'))).toBe('20 nov')
  expect(longDateTime(late)).toBe('20 de novembro de 2026, às\u00a023h30')
})

test('an hour is written in one way: no zero before it, no minutes on the hour', () => {
  const at = (time: string) => new Date(`2026-12-03T${time}:00-03:00`)
  expect(['08:00', '08:05', '14:30', '00:00'].map(time => hourAndMinute(at(time)))).toEqual([
    '8h',
    '8h05',
    '14h30',
    '0h',
  ])
  expect(chipDateTime(at('08:00'))).toBe('3/12, 8h')
  expect(shortDateTime(at('08:00'))).toBe('3 dez, 8h')
  expect(longDateTime(at('01:30'))).toBe('3 de dezembro de 2026, à\u00a01h30')
  expect(longDateTime(null) + shortDateTime(undefined) + hourAndMinute(new Date(Number.NaN))).toBe('')
})

test('machines read the same day, and the year changes at midnight in São Paulo', () => {
  expect(isoDay(late)).toBe('2026-11-20')
  expect(yearOf(new Date('2027-01-01T02:00:00Z'))).toBe('2026')
})
test.each([
  ['2026-11-21T02:30:00Z', 30 * 60],
  ['2026-11-21T02:59:59.500Z', 1],
  ['2026-11-21T03:00:00Z', 24 * 60 * 60],
])('at %s the day in São Paulo lasts %i seconds more', (moment, seconds) => {
  expect(secondsToMidnight(new Date(moment))).toBe(seconds)
})
