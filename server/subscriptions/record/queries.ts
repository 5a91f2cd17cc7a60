import type { Actor } from '#lib/actor.ts'
import { providers } from '#lib/subscriptions/plans.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { returnable } from '../managing/refundable.ts'
import { subscriptionPolicy } from '../policy.ts'

/** The rows of each kind that one screen shows, the newest: years of a monthly subscription. */
const mostRows = 200
const newest = { orderBy: { id: 'desc' }, take: mostRows } as const

const selection = {
  id: true,
  status: true,
  paymentProvider: true,
  paymentProviderId: true,
  customerId: true,
  currentPeriodStart: true,
  currentPeriodEnd: true,
  plan: true,
  priceCents: true,
  method: true,
  renews: true,
  nextPlan: true,
  cancelledAt: true,
  cancelReason: true,
  endedAt: true,
  readAt: true,
  createdAt: true,
  user: { select: { id: true, email: true, profile: { select: { fullName: true } } } },
  entries: {
    select: {
      id: true,
      kind: true,
      providerId: true,
      paymentId: true,
      amountCents: true,
      currency: true,
      method: true,
      plan: true,
      problem: true,
      recovered: true,
      receiptUrl: true,
      occurredAt: true,
    },
    orderBy: [{ occurredAt: 'desc' }, { id: 'desc' }],
    take: mostRows,
  },
  changes: {
    select: { id: true, statusBefore: true, status: true, plan: true, priceCents: true, cause: true, at: true },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: mostRows,
  },
  checkouts: {
    select: {
      id: true,
      method: true,
      plan: true,
      amountCents: true,
      status: true,
      expiresAt: true,
      paidAt: true,
      createdAt: true,
    },
    ...newest,
  },
  refunds: {
    select: {
      id: true,
      protocol: true,
      paymentId: true,
      amountCents: true,
      status: true,
      reason: true,
      requestedAt: true,
      doneAt: true,
      requester: { select: { profile: { select: { fullName: true } } } },
    },
    ...newest,
  },
} satisfies Prisma.SubscriptionSelect

type Row = Prisma.SubscriptionGetPayload<{ select: typeof selection }>

/** A subscription with everything that was recorded of it, for masters. Each list has its newest rows first. */
export type SubscriptionRecord = Omit<Row, 'user' | 'refunds'> & {
  /** Null once the account was erased. */
  person: { id: string; name: string; email: string } | null
  refunds: (Omit<Row['refunds'][number], 'requester'> & { requestedBy: string | null })[]
  /** What a master may do now: cancel it, and give back these payments (ids of `entries`). */
  acts: { cancel: boolean; refund: string[] }
}
export type RecordedEntry = SubscriptionRecord['entries'][number]

/** The subscription of an id with its record; null for any other id. Raises forbidden. */
export async function findSubscriptionRecord(actor: Actor, id: string): Promise<SubscriptionRecord | null> {
  subscriptionPolicy.assert(actor, 'read', null)
  if (!looksLikeUuid(id)) return null
  const row = await db().subscription.findUnique({ where: { id }, select: selection })
  if (!row) return null
  const { user, refunds, ...rest } = row
  return {
    ...rest,
    acts: actsOn(row),
    person: user && { id: user.id, name: user.profile.fullName, email: user.email },
    refunds: refunds.map(({ requester, ...refund }) => ({
      ...refund,
      requestedBy: requester?.profile.fullName ?? null,
    })),
  }
}

/** Nothing can be done at a provider that is none of ours, as in the demonstration. */
function actsOn({ paymentProvider, endedAt, cancelledAt, renews, entries, refunds }: Row): SubscriptionRecord['acts'] {
  if (!providers.some(provider => provider === paymentProvider)) return { cancel: false, refund: [] }
  const kept = new Set(returnable(entries).map(({ paymentId }) => paymentId))
  for (const { paymentId, status } of refunds) if (status !== 'refused') kept.delete(paymentId)
  const payments = entries.filter(({ kind, paymentId }) => kind === 'payment' && kept.has(paymentId))
  return { cancel: !endedAt && (renews || !cancelledAt), refund: payments.map(({ id }) => id) }
}
