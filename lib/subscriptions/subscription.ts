import { longDate } from '../text/format.ts'
import { isPrepaid, type PaymentMethod } from './plans.ts'

/** The status of a subscription at its provider (PLAN-4). */
export type SubscriptionStatus = 'active' | 'cancelled' | 'past_due' | 'incomplete'

/** Days for which a subscription whose payment is overdue stays open. */
export const graceDays = 7
/** A prepaid period can be paid anew this many days before its end. */
export const renewalDays = 7

/** A subscription's status and the end of its paid period. */
export interface Subscription {
  status: SubscriptionStatus
  currentPeriodEnd: Date
}

/** A person's subscription with its way of being paid. */
export interface HeldSubscription extends Subscription {
  method: PaymentMethod
  /** Whether the provider charges again by itself. */
  renews: boolean
}

/**
 * Whether a subscriber is shown the ways to pay: the payment failed, or a period that was paid by PIX or boleto ends within a week.
 */
export function mayPayAgain({ status, method, currentPeriodEnd }: HeldSubscription, moment: Date): boolean {
  if (status === 'past_due') return true
  return isPrepaid({ method }) && moment.getTime() >= currentPeriodEnd.getTime() - renewalDays * 24 * 60 * 60 * 1000
}

/**
 * Whether a subscription opens premium texts at a moment (PREM-3): active always, cancelled until its period ends, past due for seven
 * days more, incomplete never.
 */
export function grantsPremium(subscription: Subscription, moment: Date): boolean {
  switch (subscription.status) {
    case 'active':
      return true
    case 'cancelled':
    case 'past_due':
      return moment < accessEnd(subscription)
    case 'incomplete':
      return false
  }
}

/** The moment at which a subscription ends if nothing more is paid: the end of its period, or of the grace days after it. */
export function accessEnd({ status, currentPeriodEnd }: Subscription): Date {
  const grace = status === 'past_due' ? graceDays * 24 * 60 * 60 * 1000 : 0
  return new Date(currentPeriodEnd.getTime() + grace)
}

/** The sentence that tells a subscriber what they have, at a moment. For a subscription that grants premium. */
export function standingOf(subscription: Subscription, moment: Date): string {
  const end = longDate(accessEnd(subscription))
  switch (subscription.status) {
    case 'cancelled':
      return `Assinatura cancelada: você lê tudo até ${end}.`
    case 'past_due':
      return `O pagamento está atrasado: você lê tudo até ${end}.`
    default:
      return accessEnd(subscription) > moment ? `Assinatura ativa, com período até ${end}.` : 'Assinatura ativa.'
  }
}
