import { expect, test } from 'vitest'
import { fixed } from './sql.ts'

test('a fixed number is part of the statement, as a whole number', () => {
  expect([fixed(100).sql, fixed(2.9).sql, fixed(100).values]).toEqual(['100', '2', []])
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%s is refused', number => {
  expect(() => fixed(number)).toThrow('fixed')
})
