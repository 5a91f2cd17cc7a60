import type { PaymentMethod } from './plans.ts'

/** A checkout as far as its screen depends on it. */
interface Paying {
  method: PaymentMethod
  status: 'open' | 'paid' | 'expired' | 'failed'
  expiresAt: Date
}

/** `pay`: its code is shown. `ended`: it can be paid no more. `unknown`: the person has no such checkout. */
export type PaymentView = 'pay' | 'ended' | 'welcome' | 'processing' | 'unknown'

/**
 * What the screen after paying shows. A subscriber who pays the next period sees that payment; without a checkout of their own, a subscriber
 * is welcome.
 */
export function paymentViewOf(
  checkout: Paying | null,
  { subscribed, moment }: { subscribed: boolean; moment: Date },
): PaymentView {
  const settled = subscribed ? 'welcome' : 'processing'
  if (!checkout) return subscribed ? 'welcome' : 'unknown'
  if (checkout.status === 'paid') return settled
  if (checkout.status !== 'open') return 'ended'
  if (checkout.method === 'card') return settled
  return moment < checkout.expiresAt ? 'pay' : 'ended'
}
