import { expect, test } from 'vitest'
import { monthAfter } from '../months.ts'
import { centsIn, hundredthsIn } from './money.ts'
import { isMonth, isOver, monthName } from './months.ts'

test.each([
  ['1.234,56', 123_456],
  ['1234', 123_400],
  ['-80,10', -8_010],
  ['1234.56', null],
  ['12,5', null],
  ['', null],
])('%s is %s cents', (text, cents) => expect(centsIn(text)).toBe(cents))

test.each([
  ['40', 4_000],
  ['12,5 %', 1_250],
  ['0', 0],
  ['100,01', null],
  ['-1', null],
])('%s is %s hundredths of a percent', (text, hundredths) => expect(hundredthsIn(text)).toBe(hundredths))

test('a month is over on the second day of the next one, São Paulo time', () => {
  expect(isOver('2026-10', new Date('2026-11-02T02:59:00Z'))).toBe(false)
  expect(isOver('2026-10', new Date('2026-11-02T03:00:00Z'))).toBe(true)
  expect([monthAfter('2026-12'), monthName('2026-10')]).toEqual(['2027-01', 'outubro de 2026'])
  expect(['2026-10', '2026-13', '2026-1', '1999-10', "2026-10' --"].filter(isMonth)).toEqual(['2026-10'])
})
