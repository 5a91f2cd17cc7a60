import type { Actor } from '#lib/actor.ts'
import { isPrepaid, providers } from '#lib/subscriptions/plans.ts'
import { accessEnd, grantsPremium } from '#lib/subscriptions/subscription.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { paymentStandIns } from '#server/platform/process/payment-stand-ins.ts'
import { accountOf } from '../ledger/accounts.ts'
import type { GrantingPayment } from '../ledger/payments.ts'
import { standingOf } from '../ledger/restate.ts'
import type { SubscriptionRow } from '../ledger/rows.ts'
import { returnable } from '../managing/refundable.ts'
import { subscriptionPolicy } from '../policy.ts'

/** The rows of each kind that one screen shows, the newest: years of a monthly subscription. */
const mostRows = 200
const newest = { orderBy: { id: 'desc' }, take: mostRows } as const

/** Milliseconds within which the entry of a finished refund is expected: the job reads the provider again, or its webhook comes. */
const ENTRY_MS = 60_000

const selection = {
  id: true,
  status: true,
  paymentProvider: true,
  standIn: true,
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
  /** Whether a refund is under way, or its entry may still come. */
  isSettling: boolean
  /** What a master may do now: cancel it, and give back these payments (ids of `entries`). */
  acts: { cancel: boolean; refunds: PossibleRefund[] }
}

/** A payment that a master may give back, and what follows. */
export interface PossibleRefund {
  entryId: string
  /** What is left of it, in cents. */
  amountCents: number
  /** Until when the person reads on without it: null when texts are closed at once, `same` when it opens none now. */
  access: Date | 'same' | null
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
    acts: await actsOn(row),
    person: user && { id: user.id, name: user.profile.fullName, email: user.email },
    refunds: refunds.map(({ requester, ...refund }) => ({
      ...refund,
      requestedBy: requester?.profile.fullName ?? null,
    })),
    isSettling: refunds.some(
      ({ status, doneAt }) => status === 'requested' || (doneAt && now().getTime() - doneAt.getTime() < ENTRY_MS),
    ),
  }
}

/** Nothing can be done at a provider that is none of ours, as in the demonstration, nor at a stand-in that serves no longer. */
async function actsOn(row: Row): Promise<SubscriptionRecord['acts']> {
  const { id, paymentProvider, status, method, endedAt, cancelledAt, renews, refunds } = row
  const isPast = row.standIn && !paymentStandIns()
  if (isPast || !providers.some(provider => provider === paymentProvider)) return { cancel: false, refunds: [] }
  const { subscription, entries, payments } = await accountOf(db(), id)
  const kept = new Map(returnable(entries).map(({ paymentId, amountCents }) => [paymentId, amountCents]))
  for (const refund of refunds) if (refund.status !== 'refused') kept.delete(refund.paymentId)
  const possible = row.entries.flatMap(({ id: entryId, kind, paymentId }): PossibleRefund[] => {
    const amountCents = kept.get(paymentId)
    if (kind !== 'payment' || !amountCents) return []
    return [{ entryId, amountCents, access: accessWithout(paymentId, subscription, payments) }]
  })
  const hasBegun = !isPrepaid({ method }) || status !== 'incomplete'
  return { cancel: hasBegun && !endedAt && (renews || !cancelledAt), refunds: possible }
}

/** Until when a person reads once a payment is given back now. */
function accessWithout(
  paymentId: string,
  subscription: SubscriptionRow,
  payments: readonly GrantingPayment[],
): PossibleRefund['access'] {
  const moment = now()
  const given = payments.map(one =>
    one.id === paymentId ? { ...one, takenBack: { at: moment, by: 'refund' as const } } : one,
  )
  const standing = standingOf(subscription, given, moment)
  const isOpen = grantsPremium(standing, moment)
  if (
    isOpen === grantsPremium(subscription, moment) &&
    accessEnd(standing).getTime() === accessEnd(subscription).getTime()
  )
    return 'same'
  return isOpen ? accessEnd(standing) : null
}
