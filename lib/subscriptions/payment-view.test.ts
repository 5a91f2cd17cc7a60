import { expect, test } from 'vitest'
import { type PaymentView, paymentViewOf } from './payment-view.ts'

const expiresAt = new Date('2026-11-23T12:00:00Z')
const before = new Date(expiresAt.getTime() - 1)

test.each([
  [null, false, before, 'unknown'],
  [null, true, before, 'welcome'],
  [{ method: 'card', status: 'open' }, false, before, 'processing'],
  [{ method: 'card', status: 'open' }, true, before, 'welcome'],
  [{ method: 'pix', status: 'open' }, false, before, 'pay'],
  // The next period of somebody who subscribes already.
  [{ method: 'pix', status: 'open' }, false, expiresAt, 'ended'],
  [{ method: 'boleto', status: 'expired' }, false, before, 'ended'],
  [{ method: 'boleto', status: 'paid' }, true, before, 'welcome'],
] as const)('%j of a reader (subscribed: %s) at %s: %s', (checkout, subscribed, moment, view: PaymentView) => {
  expect(paymentViewOf(checkout && { ...checkout, expiresAt }, { subscribed, moment })).toBe(view)
})
