import { expect, test } from 'vitest'
import { daysOf, mostDays, periodAddress, periodBefore, readPeriod } from './period.ts'

/** Still the 21st in São Paulo. */
const now = new Date('2026-11-22T01:30:00Z')

test('a period ends with today’s day in São Paulo', () => {
  expect(readPeriod({ dias: '7' }, now)).toEqual({ from: '2026-11-15', to: '2026-11-21', days: 7 })
  expect(daysOf(readPeriod({ dias: '7' }, now))).toHaveLength(7)
})

test('own dates are whole days, both included', () => {
  const period = readPeriod({ de: '2026-02-27', ate: '2026-03-01' }, now)
  expect(daysOf(period)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(periodAddress(period)).toBe('/admin/analytics?de=2026-02-27&ate=2026-03-01')
})

test('the period before has as many days, up to the day before', () => {
  const before = periodBefore(readPeriod({ de: '2026-03-01', ate: '2026-03-10' }, now))
  expect(before).toEqual({ from: '2026-02-19', to: '2026-02-28', days: null })
  expect(daysOf(before)).toHaveLength(10)
})

test('own dates may be typed as in Brazil', () => {
  expect(readPeriod({ de: '27/02/2026', ate: ' 01/03/2026 ' }, now)).toEqual({
    from: '2026-02-27',
    to: '2026-03-01',
    days: null,
  })
})

test.each([
  {},
  { dias: '8' },
  { de: '2026-02-30', ate: '2026-03-01' },
  { de: '2000-01-01', ate: '2026-03-01' },
  { de: "2026-01-01'; --", ate: '2026-03-01' },
  { de: '2026-01-01' },
])('what is no period gives the last thirty days: %j (abuse case 13)', parameters => {
  const period = readPeriod(parameters, now)
  expect(period.days).toBe(30)
  expect(daysOf(period)).toHaveLength(30)
  expect(periodAddress(period)).toBe('/admin/analytics')
})

test('the longest period is two years', () => {
  expect(daysOf(readPeriod({ de: '2024-11-20', ate: '2026-11-20' }, now))).toHaveLength(mostDays)
})
