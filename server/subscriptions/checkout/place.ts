import { isPrepaid, type PaymentMethod } from '#lib/subscriptions/plans.ts'
import { accessEnd, grantsPremium, renewalDays, type SubscriptionStatus } from '#lib/subscriptions/subscription.ts'
import { accept, refuse, type Transition } from '#lib/transition.ts'

/** A subscription that a person has, as a new checkout must know it. */
export interface Held {
  id: string
  status: SubscriptionStatus
  currentPeriodEnd: Date
  renews: boolean
  method: PaymentMethod
  endedAt: Date | null
}

/** Where a checkout stands among what its person has. */
export interface CheckoutPlace<Row extends Held> {
  /** The prepaid subscription that it prolongs; null for a new one. */
  prolongs: Row | null
  /** When its first charge is due; null: at once. */
  startsAt: Date | null
  /** Subscriptions with an unpaid charge. They end first, so that nobody is charged twice. */
  ends: Row[]
}

const day = 24 * 60 * 60 * 1000

/** Since when the next period of a prepaid subscription can be paid. */
export const renewableFrom = ({ currentPeriodEnd }: Pick<Held, 'currentPeriodEnd'>): Date =>
  new Date(currentPeriodEnd.getTime() - renewalDays * day)

/**
 * The place of a new checkout. A subscriber whose provider charges again by itself, or whose prepaid period lasts for more than a week, is
 * subscribed already. `replaces` is a renewing subscription that the new one follows.
 */
export function placeOf<Row extends Held>(
  held: readonly Row[],
  method: PaymentMethod,
  now: Date,
  replaces?: string,
): Transition<CheckoutPlace<Row>, 'already_subscribed'> {
  const live = held.filter(({ endedAt }) => endedAt === null)
  const renewing = live.filter(({ id, renews }) => renews && id !== replaces)
  if (renewing.some(({ status }) => status === 'active')) return refuse('already_subscribed')
  const paid = live
    .filter(row => !renewing.includes(row) && grantsPremium(row, now))
    .sort((a, b) => accessEnd(b).getTime() - accessEnd(a).getTime())[0]
  if (paid && isPrepaid(paid) && paid.status !== 'cancelled' && now < renewableFrom(paid))
    return refuse('already_subscribed')
  const prolongs = paid && isPrepaid(paid) && isPrepaid({ method }) ? paid : null
  const startsAt = paid && !prolongs && paid.currentPeriodEnd > now ? paid.currentPeriodEnd : null
  return accept({ prolongs, startsAt, ends: renewing })
}
