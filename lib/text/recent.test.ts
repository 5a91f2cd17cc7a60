import { expect, test } from 'vitest'
import { isRecent, recentAt } from './recent.ts'

const now = new Date('2026-11-22T12:00:00Z')
const minute = 60_000

test.each([
  ['one minute ago', -1, true],
  ['exactly now', 0, true],
  ['ten minutes ago', -10, false],
  ['a minute ahead, by another server’s clock', 1, true],
  ['three days ahead, by a clock that was wrong', 3 * 24 * 60, false],
])('an instant %s, in a span of ten minutes: %s', (_, minutes, recent) => {
  const instant = new Date(now.getTime() + minutes * minute)
  expect(isRecent(instant, now, 10 * minute)).toBe(recent)
  const { gt, lt } = recentAt(now, 10 * minute)
  expect(instant > gt && instant < lt).toBe(recent)
})
