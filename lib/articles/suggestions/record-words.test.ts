import { expect, test } from 'vitest'
import { recordWords } from './record-words.ts'

test.each([
  [0, 1, 'recusada na única vez em que foi sugerida'],
  [1, 0, 'aceita na única vez em que foi sugerida'],
  [0, 4, 'recusada nas 4 vezes em que foi sugerida'],
  [3, 0, 'aceita nas 3 vezes em que foi sugerida'],
  [2, 1, 'aceita 2 das 3 vezes em que foi sugerida'],
  [0.2, 0.1, ''],
])('%d taken and %d refused: “%s”', (taken, refused, words) => {
  expect(recordWords({ taken, refused })).toBe(words)
})
