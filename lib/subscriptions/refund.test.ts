import { expect, test } from 'vitest'
import { refundableUntil } from './refund.ts'

const until = new Date('2026-11-10T02:59:59.999Z')

test.each([
  ['2026-11-02T03:00:00Z', 'the first moment of a day'],
  ['2026-11-02T15:00:00Z', 'noon'],
  ['2026-11-03T02:59:59Z', 'the last second of a day in São Paulo, the next one in UTC'],
])('what was paid at %s (%s) can be asked back to the end of the seventh day', paidAt => {
  expect(refundableUntil(new Date(paidAt))).toEqual(until)
})

test('what was paid a day later can be asked back a day longer', () => {
  expect(refundableUntil(new Date('2026-11-03T03:00:00Z')).getTime() - until.getTime()).toBe(24 * 60 * 60 * 1000)
})
