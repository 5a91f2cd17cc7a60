import { expect, test } from 'vitest'
import { attemptAfter } from './attempts.ts'

const now = new Date('2026-11-23T12:00:00Z')

test('a failed run is repeated after one, five and thirty minutes, two and twelve hours, and then not again', () => {
  const minutes = [0, 1, 2, 3, 4].map(attempt => ((attemptAfter(attempt, now)?.at ?? now).getTime() - +now) / 60_000)
  expect(minutes).toEqual([1, 5, 30, 120, 720])
  expect([attemptAfter(2, now)?.attempt, attemptAfter(5, now)]).toEqual([3, null])
})
