import { expect, test } from 'vitest'
import {
  bounceRate,
  changeSince,
  formatChange,
  formatSeconds,
  formatShare,
  noFigures,
  sessionSeconds,
  sumOf,
} from './figures.ts'

test('days add up; averages are of the sums and not of the days’ averages', () => {
  const one = { pageViews: 3, visitors: 1, sessions: 1, bounces: 0, seenSeconds: 100 }
  const other = { pageViews: 9, visitors: 9, sessions: 9, bounces: 9, seenSeconds: 0 }
  const sum = sumOf([one, other])
  expect(sum).toEqual({ pageViews: 12, visitors: 10, sessions: 10, bounces: 9, seenSeconds: 100 })
  expect([sessionSeconds(sum), bounceRate(sum)]).toEqual([10, 0.9])
  expect([sessionSeconds(noFigures), bounceRate(noFigures)]).toEqual([null, null])
})

test('percentages have two decimals, durations minutes and seconds', () => {
  expect(formatShare(0.423)).toBe('42,30%')
  expect(formatShare(null)).toBe('–')
  expect(formatSeconds(125.4)).toBe('2min 05s')
  expect(formatSeconds(59.6)).toBe('1min 00s')
  expect(formatSeconds(null)).toBe('–')
})

test('a change needs something before', () => {
  expect(formatChange(changeSince(12, 10) ?? 0)).toBe('+20,00%')
  expect(formatChange(changeSince(5, 10) ?? 0)).toBe('-50,00%')
  expect(changeSince(5, 0)).toBeNull()
})
