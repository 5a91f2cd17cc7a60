import { expect, test } from 'vitest'
import { clockOf, dayFromTyped, maskedClock, typedDay } from './clock.ts'

test.each([
  ['19', '19:00'],
  ['7h', '07:00'],
  ['19h30', '19:30'],
  ['1930', '19:30'],
  ['19:30', '19:30'],
  ['24:00', '24:00'],
  ['noite', 'noite'],
  ['', ''],
])('the hour “%s” is kept as “%s”', (typed, kept) => {
  expect(clockOf(typed)).toBe(kept)
})

test('a colon follows two digits, and deleting it works', () => {
  expect([maskedClock('1', '19'), maskedClock('19:', '19'), maskedClock('', '19:30')]).toEqual(['19:', '19', '19:30'])
})

test('a day is typed as in Brazil, and one that does not exist is none', () => {
  expect([
    dayFromTyped('14/06/2026'),
    dayFromTyped('4.6.26'),
    dayFromTyped('14062026'),
    dayFromTyped('31/02/2026'),
    dayFromTyped('14/06'),
  ]).toEqual(['2026-06-14', '2026-06-04', '2026-06-14', null, null])
  expect([typedDay('2026-06-14'), typedDay('14/0'), typedDay('')]).toEqual(['14/06/2026', '14/0', ''])
})
