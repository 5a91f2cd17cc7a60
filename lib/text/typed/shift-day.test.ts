import { expect, test } from 'vitest'
import { shiftedEnd } from './shift-day.ts'

test.each([
  ['a start past the end takes the end along', '2026-06-16', '2026-06-14', '2026-07-30', '2026-08-01'],
  ['an end of the same day follows', '2026-06-14', '2026-06-14', '2026-06-15', '2026-06-15'],
  ['a start that stays before the end changes the length', '2026-06-16', '2026-06-14', '2026-06-15', '2026-06-16'],
  ['an earlier start changes the length', '2026-06-16', '2026-06-14', '2026-06-01', '2026-06-16'],
  ['an end that was wrong before stays for its writer', '2026-06-01', '2026-06-14', '2026-06-20', '2026-06-01'],
  ['half a day is none', '14/0', '2026-06-14', '2026-06-20', '14/0'],
])('%s', (_, end, from, to, expected) => {
  expect(shiftedEnd(end, { from, to })).toBe(expected)
})
