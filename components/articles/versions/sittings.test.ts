import { expect, test } from 'vitest'
import { sittingsOf } from './sittings.ts'

const at = (number: number, personId: string, minute: number) => ({
  number,
  personId,
  createdAt: new Date(Date.UTC(2026, 10, 23, 12, minute)),
})
const numbers = (versions: ReturnType<typeof at>[]) =>
  sittingsOf(versions).map(each => each.map(({ number }) => number))

test('one person’s versions are a sitting until a pause of more than half an hour', () => {
  expect(numbers([at(4, 'ana', 61), at(3, 'ana', 30), at(2, 'ana', 0)])).toEqual([[4], [3, 2]])
})

test('another person’s version ends a sitting', () => {
  expect(numbers([at(3, 'ana', 9), at(2, 'bia', 5), at(1, 'ana', 0)])).toEqual([[3], [2], [1]])
})

test('no version, no sitting', () => {
  expect(numbers([])).toEqual([])
})
