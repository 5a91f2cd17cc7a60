import { expect, test } from 'vitest'
import { instantOf, localOf } from './local-time.ts'

test('a local time is one of São Paulo, in whatever zone the server runs', () => {
  expect(instantOf('2026-11-21T14:05')?.toISOString()).toBe('2026-11-21T17:05:00.000Z')
  expect(instantOf('2026-11-21T14:05', 'America/Rio_Branco')?.toISOString()).toBe('2026-11-21T19:05:00.000Z')
  expect(localOf(new Date('2026-11-22T01:30:00Z'))).toBe('2026-11-21T22:30')
})

test('a text that is not a local time gives null', () => {
  for (const nothing of ['', 'amanhã', '2026-11-21', '2026-02-30T10:00', '2026-13-01T10:00', '2026-11-21T25:00']) {
    expect(instantOf(nothing), nothing).toBeNull()
  }
})
