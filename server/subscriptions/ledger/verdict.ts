import type { Plan, Provider } from '#lib/subscriptions/plans.ts'
import type { PaymentProblem } from '#lib/subscriptions/problems.ts'
import type { ProviderPayment } from '../providers/provider.ts'

/** Our checkout that a payment says it belongs to. */
export interface KnownCheckout {
  provider: string
  /** Null once the account was erased. */
  userId: string | null
  plan: Plan
  amountCents: number
}

interface Circumstances {
  provider: Provider
  /** Null: unknown here. */
  checkout: KnownCheckout | null
  /** The account that the subscription belongs to since an earlier reading; null: none or erased. */
  owner: string | null
  /** The plan and price of the subscription at its provider; null for a prepaid payment. The plan is null when its price is none of ours. */
  terms: { plan: Plan | null; priceCents: number } | null
  /** The plan and price that an earlier reading showed; null before one. A renewal may be read after a change of plan. */
  former: { plan: Plan; priceCents: number } | null
  /** Whether an earlier payment of the subscription was right, so that its plan may have changed since. */
  hasHistory: boolean
  /** Whether an earlier payment was right for another plan than the checkout's: its plan changed since, at the price of that day. */
  hasChanged: boolean
}

/**
 * Why a payment opens nothing; null for one that does. The checkout must be ours, of this provider and of the subscription's person, whose
 * account still exists; the payment must be for a plan of ours, in reais, and of the right amount (abuse case 32).
 */
export function problemOf(payment: ProviderPayment, circumstances: Circumstances): PaymentProblem | null {
  const { provider, checkout, owner, terms, hasHistory } = circumstances
  if (!checkout) return 'checkout'
  if (checkout.provider !== provider) return 'provider'
  if (checkout.userId === null || (owner && checkout.userId !== owner)) return 'person'
  const plan = planOf(payment, terms, checkout)
  if (plan === null) return 'plan'
  // The first payment is for the plan that was bought; a later one may be for another.
  if (!hasHistory && plan !== checkout.plan) return 'plan'
  if (payment.currency !== 'BRL') return 'currency'
  return isRightAmount(payment, plan, checkout, circumstances) ? null : 'amount'
}

/**
 * Whether a payment has the amount of its checkout. After a change of plan it has the price that the provider or an earlier reading tells for its
 * plan, or, for the day of the change, a part that the provider computed.
 */
function isRightAmount(
  { amountCents, prorated }: ProviderPayment,
  plan: Plan,
  checkout: KnownCheckout,
  { terms, former, hasHistory, hasChanged }: Circumstances,
): boolean {
  if (prorated && hasHistory) return true
  const isBought = plan === checkout.plan
  if (isBought && amountCents === checkout.amountCents) return true
  if (isBought && !hasChanged) return false
  const known = [terms, former].find(one => one?.plan === plan)
  return amountCents === known?.priceCents
}

const longestMonthMs = 45 * 24 * 60 * 60 * 1000

/** The plan that a payment pays: by its period, since the subscription's plan may have changed after it. Null: its price is none of ours. */
export function planOf(
  { period }: Pick<ProviderPayment, 'period'>,
  terms: { plan: Plan | null } | null,
  checkout: { plan: Plan } | null,
): Plan | null {
  if (!terms) return checkout?.plan ?? null
  if (!terms.plan || !period) return terms.plan
  return period.end.getTime() - period.start.getTime() > longestMonthMs ? 'yearly' : 'monthly'
}
