import { expect, test } from 'vitest'
import { untilWords } from './until.ts'

// Half past six in the morning in São Paulo.
const now = new Date('2026-11-29T09:30:00Z')

test.each([
  ['2026-11-29T20:05:00Z', 'hoje, 17h05'],
  ['2026-11-30T02:59:00Z', 'hoje, 23h59'],
  ['2026-11-30T08:38:00Z', 'amanhã, 5h38'],
  ['2026-12-02T08:38:00Z', 'quarta-feira, 2 de dezembro, 5h38'],
  ['2027-01-02T03:00:00Z', 'sábado, 2 de janeiro de 2027, 0h'],
  ['2026-11-28T20:05:00Z', 'sábado, 28 de novembro, 17h05'],
])('a term that ends at %s is told as “%s”', (end, words) => expect(untilWords(new Date(end), now)).toBe(words))

test('the day is that of São Paulo, also late in the evening', () => {
  expect(untilWords(new Date('2026-11-30T08:38:00Z'), new Date('2026-11-30T01:00:00Z'))).toBe('amanhã, 5h38')
})
