import { expect, test } from 'vitest'
import { instantOf, localOf } from './local-time.ts'

test('what is typed is a moment of São Paulo’s clock, wherever the server stands', () => {
  expect(instantOf('2026-11-21T14:05')?.toISOString()).toBe('2026-11-21T17:05:00.000Z')
  expect(instantOf('2026-11-21T14:05', 'America/Rio_Branco')?.toISOString()).toBe('2026-11-21T19:05:00.000Z')
  expect(localOf(new Date('2026-11-22T01:30:00Z'))).toBe('2026-11-21T22:30')
})

test('what is no moment is none', () => {
  for (const nothing of ['', 'amanhã', '2026-11-21', '2026-02-30T10:00', '2026-13-01T10:00', '2026-11-21T25:00']) {
    expect(instantOf(nothing), nothing).toBeNull()
  }
})
