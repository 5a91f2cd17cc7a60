import { graceDays, type SubscriptionStatus } from '#lib/subscriptions/subscription.ts'
import type { ProviderSubscription } from '../providers/provider.ts'
import { earlier, endOf, type GrantingPayment, later, latestOf } from './payments.ts'
import { isWithinGrace } from './prepaid.ts'

/** Why a subscription has its status. */
export type Cause = 'unpaid' | 'paid' | 'overdue' | 'refund' | 'chargeback' | 'cancelled' | 'ended'

/** What a subscription's payments and its provider make of it. */
export interface SubscriptionStanding {
  status: SubscriptionStatus
  cause: Cause
  /** The period of the payment whose period ends last; `currentPeriodEnd` is the end of what is paid. */
  currentPeriodStart: Date
  currentPeriodEnd: Date
  renews: boolean
  cancelledAt: Date | null
  /** Null while something is paid or may be charged. */
  endedAt: Date | null
}

/** What the provider says of a subscription that it renews. */
type Renewing = Pick<ProviderSubscription, 'state' | 'renews' | 'createdAt' | 'cancelledAt' | 'endedAt'> & {
  payments: readonly GrantingPayment[]
  /** Whether its newest payment opened nothing: too little, another currency, another plan. */
  hasProblem: boolean
}

/** Providers charge some hours after a period's end. */
const billingMs = 24 * 60 * 60 * 1000

/** The standing of a subscription that its provider renews, at a moment. */
export function renewingStanding(subscription: Renewing, now: Date): SubscriptionStanding {
  const { state, createdAt, payments, hasProblem } = subscription
  const ended = state === 'ended'
  const renews = subscription.renews && !ended
  const paid = paidPart(payments, createdAt)
  const last = latestOf(payments)
  const cancelledAt = renews ? null : (subscription.cancelledAt ?? subscription.endedAt)
  if (!last) {
    if (!ended) return { ...paid, status: 'incomplete', cause: 'unpaid', renews, cancelledAt, endedAt: null }
    return { ...paid, status: 'cancelled', cause: 'ended', renews, cancelledAt, endedAt: subscription.endedAt ?? now }
  }
  if (last.takenBack) return { ...takenAway(paid, last.takenBack, now), renews }
  if (!renews) {
    const end = later(paid.currentPeriodEnd, cancelledAt ?? paid.currentPeriodEnd)
    const cause = ended && !isCancelledInTime(cancelledAt, paid.currentPeriodEnd) ? 'ended' : 'cancelled'
    return { ...paid, status: 'cancelled', cause, renews, cancelledAt, endedAt: end <= now ? end : null }
  }
  const overdue = state !== 'active' || hasProblem || now.getTime() > paid.currentPeriodEnd.getTime() + billingMs
  const status = overdue ? 'past_due' : 'active'
  return { ...paid, status, cause: overdue ? 'overdue' : 'paid', renews, cancelledAt: null, endedAt: null }
}

/** What is known of a prepaid subscription. */
interface Prepaid {
  createdAt: Date
  /** When its person or a master cancelled it. A later payment takes the cancellation back. */
  cancelledAt: Date | null
  payments: readonly GrantingPayment[]
}

/** The standing of a subscription that its reader pays anew by PIX or boleto, at a moment. */
export function prepaidStanding({ createdAt, cancelledAt, payments }: Prepaid, now: Date): SubscriptionStanding {
  const paid = paidPart(payments, createdAt)
  const last = latestOf(payments)
  const alive = { ...paid, renews: false, cancelledAt: null, endedAt: null }
  if (!last) return { ...alive, status: 'incomplete', cause: 'unpaid' }
  const isCancelled = cancelledAt !== null && payments.every(({ at }) => at <= cancelledAt)
  // A dispute is no cancellation of its person: once it is won, everything is as before.
  const kept = { renews: false, cancelledAt: isCancelled ? cancelledAt : null }
  if (last.takenBack) return { ...takenAway(paid, last.takenBack, now), ...kept }
  const end = paid.currentPeriodEnd
  if (isCancelled) {
    const endedAt = later(end, cancelledAt)
    const ended = endedAt <= now ? endedAt : null
    return { ...alive, status: 'cancelled', cause: 'cancelled', cancelledAt, endedAt: ended }
  }
  if (now < end) return { ...alive, status: 'active', cause: 'paid' }
  if (isWithinGrace(end, now)) return { ...alive, status: 'past_due', cause: 'overdue' }
  return { ...alive, status: 'cancelled', cause: 'ended', endedAt: graceEnd(end) }
}

type Period = Pick<SubscriptionStanding, 'currentPeriodStart' | 'currentPeriodEnd'>

/** The period that is paid up to the latest moment; empty at the beginning when nothing is. */
function paidPart(payments: readonly GrantingPayment[], createdAt: Date): Period {
  const empty = { currentPeriodStart: createdAt, currentPeriodEnd: createdAt }
  return payments.reduce<Period>((latest, payment) => {
    const end = endOf(payment)
    const isLater = latest === empty || end > latest.currentPeriodEnd
    return isLater ? { currentPeriodStart: earlier(payment.start, end), currentPeriodEnd: end } : latest
  }, empty)
}

const takenAway = (paid: Period, { at, by }: { at: Date; by: 'refund' | 'chargeback' }, now: Date) =>
  ({
    ...paid,
    status: 'cancelled',
    cause: by,
    cancelledAt: at,
    endedAt: paid.currentPeriodEnd <= now ? later(paid.currentPeriodEnd, at) : null,
  }) as const

const isCancelledInTime = (cancelledAt: Date | null, end: Date) => cancelledAt !== null && cancelledAt <= end
const graceEnd = (end: Date) => new Date(end.getTime() + graceDays * 24 * 60 * 60 * 1000)
