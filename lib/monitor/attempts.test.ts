import { expect, test } from 'vitest'
import { attemptAfter, attemptName, successRate } from './attempts.ts'

const now = new Date('2026-11-23T12:00:00Z')

test('a failed run is repeated after one, five and thirty minutes, two and twelve hours, and then not again', () => {
  const minutes = [0, 1, 2, 3, 4].map(attempt => ((attemptAfter(attempt, now)?.at ?? now).getTime() - +now) / 60_000)
  expect(minutes).toEqual([1, 5, 30, 120, 720])
  expect([attemptAfter(2, now)?.attempt, attemptAfter(5, now)]).toEqual([3, null])
})

test('an attempt is named by its place', () => {
  expect([attemptName(0), attemptName(3)]).toEqual(['Primeira', '3 de 5'])
})

test('the rate has one decimal, and none without runs', () => {
  expect([
    successRate({ success: 97, failed: 3 }),
    successRate({ success: 2, failed: 1 }),
    successRate({ success: 0, failed: 0 }),
  ]).toEqual(['97,0%', '66,7%', '–'])
})
