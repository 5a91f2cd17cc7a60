import { expect, test } from 'vitest'
import { fixed } from './sql.ts'

test('a fixed number stands in the statement, whole', () => {
  expect([fixed(100).sql, fixed(2.9).sql, fixed(100).values]).toEqual(['100', '2', []])
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])('what is no whole number is refused: %s', number => {
  expect(() => fixed(number)).toThrow('fixed')
})
