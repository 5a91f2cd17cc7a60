import { expect, test } from 'vitest'
import { nothingAutomatic } from '#lib/schemas/newsletter/automatic.ts'
import { dueDay, occasionOf } from './moment.ts'

const settings = { ...nothingAutomatic, daily: true, weekly: true }
/** A Friday. */
const at = (time: string) => new Date(`2026-11-27T${time}Z`)

test('the morning begins at the hour of the city’s own clock and lasts two hours', () => {
  const day = (time: string, zone = 'America/Sao_Paulo') => dueDay('daily', settings, at(time), zone)
  expect([day('09:29'), day('09:30'), day('11:29'), day('11:30')]).toEqual([null, '2026-11-27', '2026-11-27', null])
  expect([day('09:30', 'America/Manaus'), day('10:30', 'America/Manaus')]).toEqual([null, '2026-11-27'])
  expect([day('11:30', 'America/Rio_Branco'), day('08:30', 'America/Noronha')]).toEqual(['2026-11-27', '2026-11-27'])
})

test('the week has its day', () => {
  const on = (weekday: typeof settings.weekday) =>
    dueDay('weekly', { ...settings, weekday }, at('10:00'), 'America/Sao_Paulo')
  expect([on('sexta'), on('quinta'), on('domingo')]).toEqual(['2026-11-27', null, null])
  const sunday = new Date('2026-11-29T10:00Z')
  expect(dueDay('weekly', { ...settings, weekday: 'domingo' }, sunday, 'America/Sao_Paulo')).toBe('2026-11-29')
})

test('what is switched off is never due', () => {
  expect(dueDay('daily', nothingAutomatic, at('09:30'), 'America/Sao_Paulo')).toBeNull()
})

test('an edition near midnight does not begin again on the next day', () => {
  const late = { ...settings, hour: '23:30' }
  expect(dueDay('daily', late, new Date('2026-11-28T02:40Z'), 'America/Sao_Paulo')).toBe('2026-11-27')
  expect(dueDay('daily', late, new Date('2026-11-28T03:10Z'), 'America/Sao_Paulo')).toBeNull()
})

test('an occasion names the kind, the day and the city', () => {
  expect(occasionOf('daily', '2026-11-27', 'londrina-pr')).toBe('daily 2026-11-27 londrina-pr')
  expect(occasionOf('weekly', '2026-11-27', null)).toBe('weekly 2026-11-27')
})
