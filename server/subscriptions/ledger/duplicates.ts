import type { GrantingPayment } from './payments.ts'

/** A payment of one of a person's subscriptions. */
export interface OwnedPayment extends GrantingPayment {
  subscriptionId: string
}

/** Periods that meet may overlap by the hours in which a provider charges. */
const toleratedMs = 24 * 60 * 60 * 1000

/**
 * The payments of a person that pay a period for which another of their subscriptions was paid before: two tabs, two providers. In the order
 * of payment, the first one stands and what overlaps it by more than a day is to be given back. What was taken back counts on neither side
 * (decision 0212).
 */
export function paidTwice(payments: readonly OwnedPayment[]): OwnedPayment[] {
  const kept: OwnedPayment[] = []
  const twice: OwnedPayment[] = []
  const sorted = payments.filter(({ takenBack }) => !takenBack).sort(byPayment)
  for (const payment of sorted) {
    const overlaps = kept.some(
      other => other.subscriptionId !== payment.subscriptionId && overlap(other, payment) > toleratedMs,
    )
    ;(overlaps ? twice : kept).push(payment)
  }
  return twice
}

const overlap = (a: GrantingPayment, b: GrantingPayment) =>
  Math.min(a.end.getTime(), b.end.getTime()) - Math.max(a.start.getTime(), b.start.getTime())

const byPayment = (a: OwnedPayment, b: OwnedPayment) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1)
