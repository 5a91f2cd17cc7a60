import { expect, test } from 'vitest'
import { arranged, withMoved } from './order.ts'

test('an arranged list keeps what others added and drops what they deleted', () => {
  expect(arranged(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'a', 'b'])
  expect(arranged(['a', 'b', 'new', 'c'], ['c', 'b', 'a'])).toEqual(['c', 'b', 'a', 'new'])
  expect(arranged(['a', 'c'], ['c', 'b', 'a'])).toEqual(['c', 'a'])
  expect(arranged(['a', 'b'], ['b', 'b', 'x'])).toEqual(['b', 'a'])
  expect(arranged(['a', 'b'], [])).toEqual(['a', 'b'])
})

test('an entry moves to a place, and stays where there is none', () => {
  expect(withMoved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(withMoved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(withMoved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(withMoved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})
