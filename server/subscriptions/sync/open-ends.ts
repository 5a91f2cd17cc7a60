import type { Provider } from '#lib/subscriptions/plans.ts'
import { db } from '#server/platform/db/db.ts'
import { countingNow, paymentStandIns } from '#server/platform/process/payment-stand-ins.ts'
import { checkoutObject } from '../providers/objects.ts'
import type { ProviderObject } from '../providers/provider.ts'

/** Subscriptions of erased accounts. One that was not begun here names no account either; the masters were alarmed about it. */
export const ofErased = { userId: null, checkouts: { some: {} } } as const

const minuteMs = 60 * 1000
const before = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * minuteMs)

/** The objects of notifications that were not handled within ten minutes. */
export async function listUnhandled(provider: Provider, now: Date): Promise<ProviderObject[]> {
  const events = await db().paymentEvent.findMany({
    where: { provider, handledAt: null, receivedAt: { lt: before(now, 10) } },
    select: { objectKind: true, objectId: true },
    distinct: ['objectKind', 'objectId'],
  })
  return events.map(({ objectKind, objectId: id }) => ({ kind: objectKind as ProviderObject['kind'], id }))
}

/**
 * Subscriptions that the provider renews and that were not read for a day, or for an hour when their period is over and unpaid or unread. What ended is read for
 * half a year more, for disputes. Prepaid ones change by payments alone, which `changedSince` lists.
 */
export async function listUnread(provider: Provider, now: Date): Promise<ProviderObject[]> {
  return db().$queryRaw<ProviderObject[]>`
    SELECT payment_provider_id AS id, 'subscription' AS kind FROM subscriptions
      WHERE payment_provider = ${provider} AND reading > 0
        AND (NOT stand_in OR ${paymentStandIns() !== null}) AND read_at < ${before(now, 60)}::timestamptz
        AND (read_at < ${before(now, 24 * 60)}::timestamptz
          OR (current_period_end < ${now}::timestamptz AND (status = 'active' OR read_at < current_period_end)))
        AND (ended_at IS NULL OR ended_at > ${before(now, 180 * 24 * 60)}::timestamptz)`
}

/** Checkouts that are open although they are over or their account was erased, with what to read; null where the provider never answered. */
export async function listOverdue(
  provider: Provider,
  now: Date,
): Promise<{ id: string; object: ProviderObject | null }[]> {
  const rows = await db().checkout.findMany({
    where: { provider, status: 'open', ...countingNow(), OR: [{ expiresAt: { lt: now } }, { userId: null }] },
    select: { id: true, providerId: true, method: true },
  })
  return rows.map(({ id, providerId, method }) => ({
    id,
    object: providerId ? checkoutObject(method, providerId) : null,
  }))
}

/**
 * Refund requests that are open, and subscriptions that the provider would still charge although their money was taken back or their account was
 * erased.
 */
export async function listOpenRequests(provider: Provider): Promise<{ requests: string[]; ends: string[] }> {
  const requests = await db().refundRequest.findMany({
    where: { status: 'requested', subscription: { paymentProvider: provider, ...countingNow() } },
    select: { id: true },
  })
  const ends = await db().subscription.findMany({
    where: { paymentProvider: provider, renews: true, ...countingNow(), OR: [{ status: 'cancelled' }, ofErased] },
    select: { id: true },
  })
  return { requests: requests.map(({ id }) => id), ends: ends.map(({ id }) => id) }
}
