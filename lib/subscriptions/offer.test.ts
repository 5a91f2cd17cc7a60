import { expect, test } from 'vitest'
import { yearlySaving } from './offer.ts'

test.each([
  [[5000, 48_000], { monthCents: 4000, percent: 20 }],
  [[5000, 49_999], { monthCents: 4167, percent: 16 }],
  // A yearly plan that costs more saves nothing, and says no negative number.
  [[5000, 70_000], { monthCents: 5834, percent: 0 }],
  [[5000], null],
])('the saving of the yearly plan at %j', (prices, saving) => {
  const plans = prices.map((priceCents, n) => ({ plan: n === 0 ? 'monthly' : 'yearly', priceCents }) as const)
  expect(yearlySaving(plans)).toEqual(saving)
})
