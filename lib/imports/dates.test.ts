import { expect, test } from 'vitest'
import { importedDate } from './dates.ts'

test.each([
  ['03/05/2019', '2019-05-03T03:00:00.000Z'],
  ['03/05/2019 09:05:07', '2019-05-03T12:05:07.000Z'],
  ['2019-05-03', '2019-05-03T03:00:00.000Z'],
  ['2019-05-03T09:05:07Z', '2019-05-03T09:05:07.000Z'],
  ['2019-05-03T09:05:07.999+0200', '2019-05-03T07:05:07.000Z'],
  // Summer time began at this midnight.
  ['04/11/2018', '2018-11-04T03:00:00.000Z'],
])('%s', (text, instant) => {
  expect(importedDate(text)?.toISOString()).toBe(instant)
})

test.each([
  ...['', '31/02/2019', '2019-13-01', '03/05/2019 10:00:75'],
  // A date that is not set, as databases and programs write it.
  ...['0000-00-00 00:00:00', '0001-01-01T00:00:00Z', '1970-01-01 00:00:00Z', 'Thu, 01 Jan 1970 00:00:00 +0000'],
])('%j is no date', text => {
  expect(importedDate(text)).toBeNull()
})
