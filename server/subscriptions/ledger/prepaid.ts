import { type Plan, periodEnd } from '#lib/subscriptions/plans.ts'
import { graceDays } from '#lib/subscriptions/subscription.ts'
import { endOf, type GrantingPayment, later, latestOf, type TakenBack } from './payments.ts'

const graceMs = graceDays * 24 * 60 * 60 * 1000

/** A payment by PIX or boleto that opens texts. */
export interface PrepaidPayment {
  id: string
  at: Date
  plan: Plan
  takenBack: TakenBack | null
}

/**
 * The periods of prepaid payments, oldest first, whatever the order in which they are read: each prolongs from the end of what is paid while
 * the subscription lives, and else begins when it was paid.
 */
export function prepaidPeriods(payments: readonly PrepaidPayment[], timeZone: string): GrantingPayment[] {
  const periods: GrantingPayment[] = []
  for (const { plan, ...payment } of [...payments].sort(byTime)) {
    const paidUntil = periods.filter(({ takenBack }) => !takenBack || takenBack.at > payment.at).map(({ end }) => end)
    const last = paidUntil.reduce(later, new Date(0))
    const start = isWithinGrace(last, payment.at) ? last : payment.at
    periods.push({ ...payment, start, end: periodEnd(start, plan, timeZone) })
  }
  return periods
}

/** Whether a moment is less than seven days after the end of what is paid. */
export const isWithinGrace = (paidUntil: Date, moment: Date): boolean =>
  moment.getTime() < paidUntil.getTime() + graceMs

/**
 * Whether a payment made at a moment prolongs a prepaid subscription. One that was cancelled or whose last payment was taken back has no grace:
 * after its end another subscription begins.
 */
export function isProlongedBy(at: Date, payments: readonly GrantingPayment[], cancelledAt: Date | null): boolean {
  const earlier = payments.filter(payment => payment.at < at)
  const last = latestOf(earlier)
  if (!last) return true
  const end = earlier.map(endOf).reduce(later)
  const isStopped = [cancelledAt, last.takenBack?.at].some(moment => moment && moment < at)
  return isStopped ? at <= end : isWithinGrace(end, at)
}

const byTime = (a: PrepaidPayment, b: PrepaidPayment) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1)
