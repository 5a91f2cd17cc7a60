import { expect, test } from 'vitest'
import { clockOf, dayFromTyped, typedDay } from './clock.ts'

test.each([
  ['19', '19:00'],
  ['19h30', '19:30'],
  ['19:30', '19:30'],
  ['24:00', '24:00'],
  ['noite', 'noite'],
  ['', ''],
])('the hour “%s” is kept as “%s”', (typed, kept) => {
  expect(clockOf(typed)).toBe(kept)
})

test('a day is typed as in Brazil, and one that does not exist is none', () => {
  const typed = ['14/06/2026', '4.6.26', '14062026', '31/02/2026', '14/06']
  expect(typed.map(dayFromTyped)).toEqual(['2026-06-14', '2026-06-04', '2026-06-14', null, null])
  expect([typedDay('2026-06-14'), typedDay('14/0')]).toEqual(['14/06/2026', '14/0'])
})
