import { expect, test } from 'vitest'
import { laterPhrases } from './phrases-later.ts'
import { testPhrases } from './phrases-test.ts'
import { tuningPhrases } from './phrases-tuning.ts'
import { misread } from './score.ts'

test('of the phrases that no rule was tuned on, at least 95 in 100 are read exactly', () => {
  const wrong = misread(testPhrases)
  expect(1 - wrong.length / testPhrases.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.95)
})

test('of phrases that somebody else wrote later, at least 95 in 100 too', () => {
  const wrong = misread(laterPhrases)
  expect(1 - wrong.length / laterPhrases.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.95)
})

test('of the others, at least 97 in 100', () => {
  const wrong = misread(tuningPhrases)
  expect(1 - wrong.length / tuningPhrases.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.97)
})
