import { expect, test } from 'vitest'
import { centsOf, decimalOf, momentText } from './fields.ts'

test('every amount up to a thousand reais goes to JSON and back as the same cents', () => {
  const all = Array.from({ length: 100_001 }, (_, cents) => cents)
  expect(all.filter(cents => centsOf(JSON.parse(JSON.stringify(decimalOf(cents)))) !== cents)).toEqual([])
})

test.each([
  ['24.5', 2450],
  [0.1 + 0.2, null],
  [-1, null],
  [1e21, null],
  [Number.NaN, null],
  ['', null],
  ['1e3', null],
  ['50,00', null],
])('%j is %j cents', (decimal, cents) => expect(centsOf(decimal)).toBe(cents))

test('a moment carries a numeric offset and stays the same moment', () => {
  const moment = new Date('2026-12-01T02:30:00.123Z')
  expect(momentText(moment)).toBe('2026-11-30T23:30:00.123-03:00')
  expect(new Date(momentText(moment))).toEqual(moment)
})
