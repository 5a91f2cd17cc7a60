import { expect, test } from 'vitest'
import { type OwnedPayment, paidTwice } from './duplicates.ts'

const day = (days: number) => new Date(Date.UTC(2026, 11, 1) + days * 24 * 60 * 60 * 1000)
const paid = (subscriptionId: string, from: number, to: number, at = from): OwnedPayment => ({
  id: `${subscriptionId}${from}`,
  subscriptionId,
  at: day(at),
  start: day(from),
  end: day(to),
  takenBack: null,
})
const twice = (...payments: OwnedPayment[]) => paidTwice(payments).map(({ id }) => id)

test('of two subscriptions that pay one period, the later payment is given back', () => {
  expect(twice(paid('b', 10, 40), paid('a', 0, 30))).toEqual(['b10'])
})

test('the subscription that was there first stays, although its renewal is the newest payment', () => {
  expect(twice(paid('a', 0, 30), paid('b', 10, 40), paid('a', 30, 60))).toEqual(['b10'])
})

test('periods of one subscription are never double, and a period may begin some hours before the other ends', () => {
  expect(twice(paid('a', 0, 30), paid('a', 5, 35))).toEqual([])
  expect(twice(paid('a', 0, 30), paid('b', 29.5, 60))).toEqual([])
})

test('what was given back is not given back again, and blocks nothing', () => {
  const back = { at: day(3), by: 'refund' as const }
  expect(twice({ ...paid('a', 0, 30), takenBack: back }, paid('b', 2, 32))).toEqual([])
  expect(twice(paid('a', 0, 30), { ...paid('b', 2, 32), takenBack: back })).toEqual([])
})
