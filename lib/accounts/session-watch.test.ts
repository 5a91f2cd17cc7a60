import { expect, test } from 'vitest'
import { waitAfter } from './session-watch.ts'

test('a session that cannot be read is asked for again from 200 ms doubling, every half minute in the end', () => {
  expect([1, 2, 3, 4, 8, 9, 50].map(waitAfter)).toEqual([200, 400, 800, 1600, 25_600, 30_000, 30_000])
})

test('one that can be read is asked for every minute', () => expect(waitAfter(0)).toBe(60_000))
