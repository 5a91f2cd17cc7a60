import { type Pricing, priceOf } from '#lib/schemas/site/pricing.ts'
import { isPrepaid, type Plan, plans } from '#lib/subscriptions/plans.ts'
import { refundableUntil } from '#lib/subscriptions/refund.ts'
import type { Prisma } from '#server/platform/db/db.ts'
import { renewableFrom } from '../checkout/place.ts'
import { isConfigured } from '../providers/registry.ts'
import { providerNameOf } from './charger.ts'
import { firstPaymentAt, unasked } from './refundable.ts'

/** What the person may do with their subscription now. */
export interface Abilities {
  cancel: boolean
  resume: boolean
  /** Plans to change to, with their prices in cents. */
  changeTo: { plan: Plan; priceCents: number }[]
  /** Whether a change of plan goes on at the provider's page. */
  changesElsewhere: boolean
  /** Whether a change of plan charges something at once, which the provider tells. */
  quotes: boolean
  portal: boolean
  /** The last moment at which the payments can be asked back; null: not (any more). */
  refundUntil: Date | null
  /** The plan of the next period when it can be paid now, by PIX or boleto; null: not now. */
  payNext: Plan | null
}

/** A subscription with what decides about its acts: its ledger, its requests, and the changes that ended it at its provider. */
type Managed = Prisma.SubscriptionGetPayload<{
  include: { entries: true; refunds: true; changes: { select: { id: true } } }
}>

const nothing: Abilities = {
  cancel: false,
  resume: false,
  changeTo: [],
  changesElsewhere: false,
  quotes: false,
  portal: false,
  refundUntil: null,
  payNext: null,
}

/** Of a subscription that no provider of ours began, or whose provider has no keys, nothing can be changed. */
export async function abilitiesOf(row: Managed, pricing: Pricing, moment: Date): Promise<Abilities> {
  const provider = providerNameOf(row)
  if (!provider || !(await isConfigured(provider))) return nothing
  const { status, renews, cancelledAt, currentPeriodEnd, plan, nextPlan, customerId, entries, refunds, changes } = row
  const prepaid = isPrepaid(row)
  const isCancelled = prepaid ? status === 'cancelled' : !renews
  const lasts = currentPeriodEnd > moment
  const isStripe = provider === 'stripe'
  // Nothing of a prepaid one goes on before its first payment opened texts.
  const hasBegun = !prepaid || status !== 'incomplete'
  const mayChange = prepaid ? hasBegun && !isCancelled : status === 'active' && renews
  const until = refundEnd(row)
  const requests = refunds.filter(refund => refund.status !== 'refused')
  return {
    cancel: hasBegun && !isCancelled,
    resume: isCancelled && lasts && status === 'cancelled' && (prepaid ? cancelledAt !== null : changes.length === 0),
    changeTo: mayChange ? othersThan(prepaid ? (nextPlan ?? plan) : plan, pricing) : [],
    changesElsewhere: !prepaid && !isStripe,
    quotes: !prepaid && isStripe,
    portal: isStripe && customerId !== null,
    refundUntil: until && until >= moment && unasked(entries, requests).length > 0 ? until : null,
    payNext:
      prepaid && hasBegun && !isCancelled && moment >= renewableFrom(row)
        ? planOnSale(nextPlan ?? plan, pricing)
        : null,
  }
}

/** The last moment at which the payments can be asked back; null without one. */
export function refundEnd({ entries }: Pick<Managed, 'entries'>): Date | null {
  const first = firstPaymentAt(entries)
  return first && refundableUntil(first)
}

/** A plan, or the monthly one once it is sold no more. */
const planOnSale = (plan: Plan, pricing: Pricing): Plan => (priceOf(pricing, plan) === null ? 'monthly' : plan)

const othersThan = (plan: Plan, pricing: Pricing) =>
  plans.flatMap(other => {
    const priceCents = priceOf(pricing, other)
    return other === plan || priceCents === null ? [] : [{ plan: other, priceCents }]
  })
