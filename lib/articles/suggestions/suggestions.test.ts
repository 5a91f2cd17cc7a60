import { expect, test } from 'vitest'
import { halfLifeDays, learnedFrom, weightAfter } from './suggestions.ts'

test('choices weigh more the more of them there are, refusals three times, and never beyond 1', () => {
  expect(learnedFrom({ taken: 0, refused: 0 })).toBe(0)
  expect(learnedFrom({ taken: 6, refused: 0 })).toBe(0.5)
  expect(learnedFrom({ taken: 600, refused: 0 })).toBeLessThan(1)
  expect(learnedFrom({ taken: 6, refused: 2 })).toBe(0)
  expect(learnedFrom({ taken: 0, refused: 600 })).toBe(-1)
})

test('an old choice fades', () => {
  expect(weightAfter(0)).toBe(1)
  expect(weightAfter(halfLifeDays)).toBe(0.5)
  expect(weightAfter(-3)).toBe(1)
})
