import { expect, test } from 'vitest'
import type { SubscriptionStatus } from '#lib/subscriptions/subscription.ts'
import { makeSubscription } from '#prisma/seed/factories.ts'
import { findOwnSubscription } from '#server/accounts/queries.ts'
import { given } from '#tests/support/given.ts'

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

/** The status of the subscription found for a new reader with these. */
async function foundOf(...held: [SubscriptionStatus, number][]) {
  const reader = await given.reader()
  for (const [status, days] of held) {
    await makeSubscription({ userId: reader.id, status, start: inDays(-30), end: inDays(days) })
  }
  return (await findOwnSubscription(reader))?.status ?? null
}

test('the subscription that lasts longest counts; ended and other people’s do not', async () => {
  await given.subscriber()
  expect(await foundOf()).toBeNull()
  expect(await foundOf(['incomplete', 90])).toBeNull()
  expect(await foundOf(['cancelled', -1])).toBeNull()
  expect(await foundOf(['cancelled', -1], ['cancelled', 3])).toBe('cancelled')
  // Seven days of grace.
  expect(await foundOf(['cancelled', 3], ['past_due', -2])).toBe('past_due')
  expect(await foundOf(['cancelled', 9], ['past_due', -2])).toBe('cancelled')
})
