import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { type Pricing, priceOf } from '#lib/schemas/site/pricing.ts'
import type { PlanInput } from '#lib/schemas/subscription.ts'
import type { LedgerKind } from '#lib/subscriptions/ledger-words.ts'
import type { PaymentMethod, Plan, Provider } from '#lib/subscriptions/plans.ts'
import type { PaymentProblem } from '#lib/subscriptions/problems.ts'
import { accessEnd, grantsPremium, type SubscriptionStatus } from '#lib/subscriptions/subscription.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { countingNow, paymentStandIns } from '#server/platform/process/payment-stand-ins.ts'
import { readSetting } from '#server/site/queries.ts'
import { checkoutSelection, type OwnCheckout } from '../checkout/queries.ts'
import { type Abilities, abilitiesOf, refundEnd } from './abilities.ts'
import { chargerOf, findOwn, providerNameOf } from './charger.ts'
import { returnable } from './refundable.ts'

/** A movement of money, as its person sees it. Amounts are cents, and positive. */
export interface Receipt {
  id: string
  kind: LedgerKind
  at: Date
  amountCents: number
  method: PaymentMethod
  plan: Plan | null
  /** Why it opened nothing; null for everything else. */
  problem: PaymentProblem | null
}

/** A payment that is given back, or was. */
export interface RefundView {
  protocol: string
  amountCents: number
  status: 'requested' | 'done' | 'refused'
  requestedAt: Date
  doneAt: Date | null
}

/** The present subscription of a person. */
export interface OwnSubscription {
  id: string
  status: SubscriptionStatus
  provider: Provider | null
  method: PaymentMethod
  plan: Plan
  priceCents: number
  /** The plan of the next period, when another one was chosen, with its price. */
  nextPlan: { plan: Plan; priceCents: number } | null
  /** The subscription that takes over with that plan, whose card is confirmed; null when the present one does. */
  followerId: string | null
  renews: boolean
  grants: boolean
  currentPeriodEnd: Date
  /** When access ends if nothing more is paid. */
  accessEnd: Date
  cancelledAt: Date | null
  createdAt: Date
  /** Its newest payment when that opened nothing, with whether it is being given back; null when it opened texts. */
  problem: { reason: PaymentProblem; amountCents: number; currency: string; isReturning: boolean } | null
  /** When the days to ask the payments back ended, within the last month; null: nobody would look for the button. */
  refundOver: Date | null
  may: Abilities
}

/** The screen “Assinatura” of a person. */
export interface OwnSubscriptionScreen {
  /** Null without a subscription that lasts. */
  subscription: OwnSubscription | null
  /** The movements of money of all their subscriptions, the newest first. */
  receipts: Receipt[]
  refunds: RefundView[]
  /** Checkouts that can be paid still. */
  checkouts: OwnCheckout[]
  /** Whether the demonstration's stand-ins take the payments. */
  demonstration: boolean
}

const mostReceipts = 100

const parts = {
  entries: { orderBy: { occurredAt: 'desc' } },
  refunds: { orderBy: { requestedAt: 'desc' } },
  // Of a card, such a change ended the subscription at its provider for good.
  changes: { where: { cause: { in: ['refund', 'chargeback'] } }, take: 1, select: { id: true } },
} satisfies Prisma.SubscriptionInclude
type Row = Prisma.SubscriptionGetPayload<{ include: typeof parts }>

/** The person's subscription, receipts, refunds and open checkouts. Raises signed_out. */
export async function findOwnSubscriptionScreen({ id: userId }: Actor): Promise<OwnSubscriptionScreen> {
  if (userId === null) throw new DomainError('signed_out')
  const moment = now()
  const [rows, checkouts, pricing] = await Promise.all([
    db().subscription.findMany({ where: { userId, ...countingNow() }, include: parts }),
    db().checkout.findMany({
      where: {
        userId,
        ...countingNow(),
        status: 'open',
        providerId: { not: null },
        expiresAt: { gt: moment },
        // A card that is confirmed and charged later is no open payment any more.
        NOT: { method: 'card', subscriptionId: { not: null } },
      },
      orderBy: { createdAt: 'desc' },
      select: checkoutSelection,
    }),
    readSetting('pricing'),
  ])
  const present = presentOf(rows, moment)
  return {
    subscription: present && (await toOwn(present, followerOf(present, rows), pricing, moment)),
    receipts: rows
      .flatMap(({ entries }) => entries)
      .sort(byTime)
      .slice(0, mostReceipts)
      .map(toReceipt),
    refunds: rows.flatMap(({ refunds }) => refunds).map(toRefund),
    checkouts: checkouts.map(checkout => ({ ...checkout, rehearsalUrl: null, problem: null }) as OwnCheckout),
    demonstration: paymentStandIns() !== null,
  }
}

/** The subscription that opens texts for the longest time; else the newest that has not ended. */
function presentOf(rows: readonly Row[], moment: Date): Row | null {
  const live = rows.filter(row => row.endedAt === null && !isUndone(row))
  const granting = live.filter(row => grantsPremium(row, moment))
  const byAccess = granting.sort((a, b) => accessEnd(b).getTime() - accessEnd(a).getTime())
  const byAge = live.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  return byAccess[0] ?? byAge[0] ?? null
}

/** Whether nothing was opened and every payment went back: there is nothing left to show or to do. */
const isUndone = ({ status, entries }: Row): boolean =>
  status === 'incomplete' && entries.length > 0 && returnable(entries).length === 0

/** The newest payment when it opened nothing. */
function problemOf({ entries, refunds }: Row): OwnSubscription['problem'] {
  const entry = entries.find(isPayment)
  if (!entry?.problem) return null
  const { problem, paymentId, amountCents, currency } = entry
  const isReturning = refunds.some(refund => refund.paymentId === paymentId && refund.status === 'requested')
  return { reason: problem as PaymentProblem, amountCents, currency, isReturning }
}

/** The subscription that takes over from a cancelled one: its card is confirmed, and charged when the paid period ends. */
const followerOf = ({ id, renews }: Row, rows: readonly Row[]): Row | null =>
  rows.find(row => !renews && row.id !== id && row.renews && row.status === 'incomplete' && !row.endedAt) ?? null

async function toOwn(row: Row, follower: Row | null, pricing: Pricing, moment: Date): Promise<OwnSubscription> {
  const { id, status, method, plan, priceCents, nextPlan, renews, currentPeriodEnd, cancelledAt, createdAt } = row
  // Nothing follows a subscription that was cancelled but what was confirmed already.
  const nextPrice = nextPlan && status !== 'cancelled' ? priceOf(pricing, nextPlan) : null
  const chosen = nextPlan && nextPrice !== null ? { plan: nextPlan, priceCents: nextPrice } : null
  const until = refundEnd(row)
  return {
    id,
    status,
    method,
    plan,
    priceCents,
    renews,
    currentPeriodEnd,
    cancelledAt,
    createdAt,
    provider: providerNameOf(row),
    nextPlan: follower ? { plan: follower.plan, priceCents: follower.priceCents } : chosen,
    followerId: follower?.id ?? null,
    grants: grantsPremium(row, moment),
    accessEnd: accessEnd(row),
    problem: problemOf(row),
    refundOver: until && isJustOver(until, moment) && returnable(row.entries).length > 0 ? until : null,
    may: await abilitiesOf(row, pricing, moment),
  }
}

const isPayment = ({ kind }: Row['entries'][number]) => kind === 'payment'

const monthMs = 30 * 24 * 60 * 60 * 1000
const isJustOver = (until: Date, moment: Date): boolean =>
  until < moment && moment.getTime() - until.getTime() < monthMs

const byTime = (a: { occurredAt: Date }, b: { occurredAt: Date }) => b.occurredAt.getTime() - a.occurredAt.getTime()

const toReceipt = ({
  id,
  kind,
  occurredAt: at,
  amountCents,
  method,
  plan,
  problem,
}: Row['entries'][number]): Receipt => ({
  id,
  kind,
  at,
  amountCents,
  method,
  plan,
  problem: problem as PaymentProblem | null,
})

const toRefund = ({ protocol, amountCents, status, requestedAt, doneAt }: Row['refunds'][number]): RefundView => ({
  protocol,
  amountCents,
  status,
  requestedAt,
  doneAt,
})

/** What a change of plan charges at once, in cents; null when it charges nothing at once. */
interface PlanQuote {
  dueCents: number | null
}

/**
 * What changing the plan of the person's own subscription would charge today, as the provider computes it. Raises signed_out, no_subscription,
 * plan_not_offered, provider_unavailable or provider_refused.
 */
export async function quotePlan(actor: Actor, { id, plan }: PlanInput): Promise<PlanQuote> {
  const row = await findOwn(actor, id)
  const charger = await chargerOf(row)
  const priceCents = priceOf(await readSetting('pricing'), plan)
  if (priceCents === null) throw new DomainError('plan_not_offered')
  if (!charger?.quoteChange) return { dueCents: null }
  if (row.status !== 'active' || !row.renews) throw new DomainError('no_subscription')
  return { dueCents: await charger.quoteChange(row.paymentProviderId, plan, priceCents) }
}
