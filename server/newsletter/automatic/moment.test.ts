import { expect, test } from 'vitest'
import { nothingAutomatic } from '#lib/schemas/newsletter/automatic.ts'
import { dueDay } from './moment.ts'

const settings = { ...nothingAutomatic, daily: true, weekly: true }
/** A Friday. */
const at = (time: string) => new Date(`2026-11-27T${time}Z`)

test('the morning begins at the hour of the city’s own clock and lasts two hours', () => {
  const day = (time: string, zone = 'America/Sao_Paulo') => dueDay('daily', settings, at(time), zone)
  expect([day('09:29'), day('09:30'), day('11:29'), day('11:30')]).toEqual([null, '2026-11-27', '2026-11-27', null])
  expect([day('09:30', 'America/Manaus'), day('10:30', 'America/Manaus')]).toEqual([null, '2026-11-27'])
  expect([day('11:30', 'America/Rio_Branco'), day('08:30', 'America/Noronha')]).toEqual(['2026-11-27', '2026-11-27'])
})

test('an edition near midnight does not begin again on the next day', () => {
  const late = { ...settings, hour: '23:30' }
  expect(dueDay('daily', late, new Date('2026-11-28T02:40Z'), 'America/Sao_Paulo')).toBe('2026-11-27')
  expect(dueDay('daily', late, new Date('2026-11-28T03:10Z'), 'America/Sao_Paulo')).toBeNull()
})
