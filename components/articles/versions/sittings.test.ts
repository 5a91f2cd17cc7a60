import { expect, test } from 'vitest'
import { sittings } from './sittings.ts'

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`)
const version = (number: number, person: string, time: string) => ({
  number,
  changedBy: person,
  by: 'Rita',
  createdAt: at(time),
})
const numbers = (...versions: Parameters<typeof sittings<ReturnType<typeof version>>>[0]) =>
  sittings(versions).map(({ items }) => items.map(({ number }) => number))

test('no versions make no sitting', () => {
  expect(sittings([])).toEqual([])
})

test('one person’s versions with short pauses are one sitting, however long it lasts', () => {
  const versions = [version(3, 'a', '11:00'), version(2, 'a', '10:30'), version(1, 'a', '10:00')]
  expect(sittings(versions)).toEqual([{ by: 'Rita', from: at('10:00'), to: at('11:00'), items: versions }])
})

test('a pause of more than 30 minutes ends a sitting', () => {
  expect(numbers(version(3, 'a', '11:01'), version(2, 'a', '10:30'), version(1, 'a', '10:00'))).toEqual([[3], [2, 1]])
})

test('another person’s version ends a sitting, though they have the same name', () => {
  expect(
    numbers(version(4, 'a', '10:03'), version(3, 'b', '10:02'), version(2, 'b', '10:01'), version(1, 'a', '10:00')),
  ).toEqual([[4], [3, 2], [1]])
})
