import { expect, test } from 'vitest'
import { instantOf, localOf } from './local-time.ts'

test('a local time is one of São Paulo, in whatever zone the server runs', () => {
  expect(instantOf('21/11/2026 14:05')?.toISOString()).toBe('2026-11-21T17:05:00.000Z')
  expect(instantOf('21/11/2026 14:05', 'America/Rio_Branco')?.toISOString()).toBe('2026-11-21T19:05:00.000Z')
  expect(localOf(new Date('2026-11-22T01:30:00Z'))).toBe('21/11/2026 22:30')
})

test.each(['21/11/2026 14:05', '21.11.2026, 14h05', '211120261405', '2026-11-21T14:05'])(
  '“%s” is a way to write one instant',
  text => {
    expect(instantOf(text)?.toISOString()).toBe('2026-11-21T17:05:00.000Z')
  },
)

test.each([
  ...['', 'amanhã', '21/11/2026', '10/13/2026 10:00', '21/11/2026 14:0', '2026-02-30T10:00', '9'.repeat(10_000)],
  // At midnight of the last year’s end São Paulo is in a year that PostgreSQL writes with five digits.
  ...['31/12/9999 23:59', '0000-01-01T10:00', '01/01/0099 10:00'],
])('“%s” is no local time', text => {
  expect(instantOf(text)).toBeNull()
})
