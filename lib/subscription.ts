/** The status of a subscription at its provider (PLAN-4). */
export type SubscriptionStatus = 'active' | 'cancelled' | 'past_due' | 'incomplete'

const graceDays = 7

/**
 * Whether a subscription opens premium texts at a moment (PREM-3): active always, cancelled until its period ends, past due for seven
 * days more, incomplete never.
 */
export function grantsPremium(
  subscription: { status: SubscriptionStatus; currentPeriodEnd: Date },
  moment: Date,
): boolean {
  const end = subscription.currentPeriodEnd.getTime()
  switch (subscription.status) {
    case 'active':
      return true
    case 'cancelled':
      return moment.getTime() < end
    case 'past_due':
      return moment.getTime() < end + graceDays * 24 * 60 * 60 * 1000
    case 'incomplete':
      return false
  }
}
