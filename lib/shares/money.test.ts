import { expect, test } from 'vitest'
import { monthAfter } from '../months.ts'
import { centsIn, hundredthsIn, typedCents, typedHundredths } from './money.ts'
import { isMonth, isOver, monthName } from './months.ts'

test.each([
  ['1.234,56', 123_456],
  ['1234', 123_400],
  ['R$ 0,07', 7],
  ['-80,10', -8_010],
  ['999.999.999,99', 99_999_999_999],
  ['1234.56', null],
  ['12,5', null],
  ['1e9', null],
  ['', null],
])('%s is %s cents', (text, cents) => expect(centsIn(text)).toBe(cents))

test.each([
  ['40', 4_000],
  ['12,5 %', 1_250],
  ['100', 10_000],
  ['0', 0],
  ['100,01', null],
  ['-1', null],
  ['1.5', null],
])('%s is %s hundredths of a percent', (text, hundredths) => expect(hundredthsIn(text)).toBe(hundredths))

test('amounts and percentages are written as they are typed', () => {
  expect([typedCents(123_456), typedHundredths(1_250), typedHundredths(4_000)]).toEqual(['1234,56', '12,5', '40'])
})

test('a month is over on the second day of the next one, São Paulo time', () => {
  expect(isOver('2026-10', new Date('2026-11-02T02:59:00Z'))).toBe(false)
  expect(isOver('2026-10', new Date('2026-11-02T03:00:00Z'))).toBe(true)
  expect([monthAfter('2026-12'), monthAfter('2026-09'), monthName('2026-10')]).toEqual([
    '2027-01',
    '2026-10',
    'outubro de 2026',
  ])
  expect(['2026-10', '2026-13', '2026-1', '1999-10', "2026-10' --"].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
