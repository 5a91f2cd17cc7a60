import type { Actor } from '#lib/actor.ts'
import { priceOf } from '#lib/schemas/site/pricing.ts'
import { methodsOf, type Offered } from '#lib/subscriptions/checkout.ts'
import { isPrepaid, type PaymentMethod, type Plan, type Provider, plans, providers } from '#lib/subscriptions/plans.ts'
import type { PaymentProblem } from '#lib/subscriptions/problems.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { isTooMany, takeFrom } from '#server/platform/door/rate-limit.ts'
import { now } from '#server/platform/process/clock.ts'
import { countingNow, paymentStandIns } from '#server/platform/process/payment-stand-ins.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { readSetting } from '#server/site/queries.ts'
import { checkoutObject } from '../providers/objects.ts'
import { isConfigured, isTrial } from '../providers/registry.ts'
import { syncJob } from '../sync/job.ts'

/** What a reader can subscribe to now: the ways to pay that are configured, and the plans with a price. */
export async function offered(): Promise<Offered> {
  const [pricing, trials, ...configured] = await Promise.all([
    readSetting('pricing'),
    Promise.all(providers.map(isTrial)),
    ...providers.map(isConfigured),
  ])
  return {
    methods: providers.flatMap((provider, at) =>
      configured[at] ? methodsOf[provider].map(method => ({ provider, method })) : [],
    ),
    plans: plans.flatMap(plan => {
      const priceCents = priceOf(pricing, plan)
      return priceCents === null ? [] : [{ plan, priceCents }]
    }),
    trial: trials.some(Boolean),
    demonstration: paymentStandIns() !== null,
  }
}

/** One of a person's checkouts. Amounts are cents. */
export interface OwnCheckout {
  id: string
  provider: Provider
  method: PaymentMethod
  plan: Plan
  amountCents: number
  status: 'open' | 'paid' | 'expired' | 'failed'
  /** The provider's page where a card is entered. */
  url: string | null
  /** The PIX code, or the boleto's line of digits. */
  code: string | null
  boletoUrl: string | null
  dueAt: Date | null
  expiresAt: Date
  paidAt: Date | null
  createdAt: Date
  /** The stand-in's page where this PIX or boleto is paid without money; null outside the demonstration. */
  rehearsalUrl: string | null
  /** Why its payment opens nothing, with the amount that arrived; null for every other checkout. */
  problem: { problem: PaymentProblem; amountCents: number } | null
}

export const checkoutSelection = {
  id: true,
  provider: true,
  method: true,
  plan: true,
  amountCents: true,
  status: true,
  url: true,
  code: true,
  boletoUrl: true,
  dueAt: true,
  expiresAt: true,
  paidAt: true,
  createdAt: true,
} as const

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
/** An id at a provider: `cs_test_…`, a number, 32 hexadecimal digits. */
const providersId = /^[\w-]{1,255}$/

/** The person's own checkout by our id or its provider's; null for a stranger's, and for an unknown one. */
export async function findCheckout(actor: Actor, ref: string): Promise<OwnCheckout | null> {
  if (actor.id === null || !providersId.test(ref)) return null
  return findOwn({ userId: actor.id, ...(uuid.test(ref) ? { id: ref } : { providerId: ref }) })
}

/** The checkout that the person began last; null without one. */
export async function findNewestCheckout(actor: Actor): Promise<OwnCheckout | null> {
  return actor.id === null ? null : findOwn({ userId: actor.id })
}

/** A checkout is asked for at its provider once in so many seconds, however often its screen is opened. */
const asking = { name: 'checkout-asked', points: 1, seconds: 10 }
/** Longer than a boleto can be paid, with the days of its bank. */
const askedForMs = 10 * 24 * 60 * 60 * 1000

/**
 * Asks the provider of a recent checkout that its person waits for, as its notification would: that may be lost. A job reads it and tells the open screen.
 * Whether it asks: not of a paid one, and once in ten seconds.
 */
export async function askProvider(actor: Actor, { id, status }: Pick<OwnCheckout, 'id' | 'status'>): Promise<boolean> {
  if (actor.id === null || status === 'paid' || status === 'failed') return false
  const row = await db().checkout.findFirst({
    where: { id, userId: actor.id, createdAt: { gt: new Date(now().getTime() - askedForMs) } },
    select: { provider: true, method: true, providerId: true },
  })
  const provider = providers.find(one => one === row?.provider)
  if (!row?.providerId || !provider) return false
  const object = checkoutObject(row.method, row.providerId)
  try {
    await takeFrom(asking, id)
    await db().$transaction(tx => enqueue(tx, syncJob, { provider, ...object }))
    return true
  } catch (error) {
    if (!isTooMany(error)) throw error
    return false
  }
}

async function findOwn(where: Prisma.CheckoutWhereInput): Promise<OwnCheckout | null> {
  const checkout = await db().checkout.findFirst({
    where: { ...where, ...countingNow() },
    orderBy: { createdAt: 'desc' },
    select: { ...checkoutSelection, providerId: true, subscriptionId: true },
  })
  if (!checkout) return null
  const { providerId, subscriptionId, ...row } = checkout
  const problem = row.status === 'failed' && providerId ? await problemOf(row, { providerId, subscriptionId }) : null
  return { ...row, rehearsalUrl: rehearsalUrlOf(row.method, providerId), problem } as OwnCheckout
}

function rehearsalUrlOf(method: PaymentMethod, providerId: string | null): string | null {
  const standIn = paymentStandIns()?.mercadopago
  return standIn && providerId && isPrepaid({ method }) ? `${standIn.url}/pagar/${providerId}` : null
}

/** Why a payment opens nothing: of a PIX or a boleto, which the checkout names, or of a card's subscription. Null when none arrived. */
function problemOf(
  { provider, method }: { provider: string; method: PaymentMethod },
  { providerId, subscriptionId }: { providerId: string; subscriptionId: string | null },
) {
  const of = isPrepaid({ method }) ? { paymentId: providerId } : { subscriptionId: subscriptionId ?? undefined }
  if (!isPrepaid({ method }) && !subscriptionId) return null
  return db().ledgerEntry.findFirst({
    where: { provider, ...of, kind: 'payment', problem: { not: null } },
    select: { problem: true, amountCents: true },
  })
}
