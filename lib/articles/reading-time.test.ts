import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test.each([
  ['', 1],
  [`<p>${'palavra '.repeat(100)}</p>`, 1],
  [`<p>${'palavra '.repeat(500)}</p>`, 2],
  [`<p>${'palavra '.repeat(110)}</p><p>${'palavra '.repeat(110)}</p>`, 1],
  [`<p>${'palavra '.repeat(2200)}</p>`, 10],
])('the reading time of a body depends on its words', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})
