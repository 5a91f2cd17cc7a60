import { expect, test } from 'vitest'
import { daysUntil, plainCode, recoveryText } from './factors.ts'

test.each([
  ['2026-11-23T12:00:00Z', 1],
  ['2026-11-22T12:00:01Z', 1],
  ['2026-11-29T12:00:00Z', 7],
  ['2026-11-22T12:00:00Z', 0],
  ['2026-11-01T12:00:00Z', 0],
])('the days until %s', (date, days) => {
  expect(daysUntil(new Date(date), new Date('2026-11-22T12:00:00Z'))).toBe(days)
})

test.each(['ABCD-EFGH-2345-6789', 'abcd efgh 2345 6789', ' abcdefgh23456789\n'])(
  'a recovery code typed as %j',
  typed => {
    expect(plainCode(typed)).toBe('ABCDEFGH23456789')
  },
)

test('the recovery codes as a file', () => {
  expect(recoveryText('Folha', ['A', 'B'])).toMatch(/^Códigos de recuperação: Folha\r\n.*\r\n\r\nA\r\nB\r\n$/)
})
