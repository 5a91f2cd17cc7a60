import { expect, test } from 'vitest'
import { daysUntil } from './factors.ts'

test.each([
  ['2026-11-23T12:00:00Z', 1],
  ['2026-11-22T12:00:01Z', 1],
  ['2026-11-22T12:00:00Z', 0],
])('the days until %s', (date, days) => {
  expect(daysUntil(new Date(date), new Date('2026-11-22T12:00:00Z'))).toBe(days)
})
