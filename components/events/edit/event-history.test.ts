import { expect, test } from 'vitest'
import { sayDateChange } from './event-history.tsx'

test('the history says which date was changed, and to when', () => {
  const zone = 'America/Rio_Branco'
  const say = (act: 'moved' | 'cancelled' | 'restored', to: string | null, allDay = false) =>
    sayDateChange({ act, day: '2026-12-03', to: to ? new Date(to) : null }, allDay, zone)
  expect(say('cancelled', null)).toBe('cancelou a data de 3 de dezembro')
  expect(say('restored', null)).toBe('restaurou a data de 3 de dezembro')
  expect(say('moved', '2026-12-05T23:30:00Z')).toBe('mudou a data de 3 de dezembro para 5 de dezembro, 18h30')
  expect(say('moved', '2026-12-06T05:00:00Z', true)).toBe('mudou a data de 3 de dezembro para 6 de dezembro')
})
