import type { Actor } from '#lib/actor.ts'
import { providers } from '#lib/subscriptions/plans.ts'
import { db } from '#server/platform/db/db.ts'
import { isTooMany, type Limit, takeFrom } from '#server/platform/door/rate-limit.ts'
import { now } from '#server/platform/process/clock.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { checkoutObject } from '../providers/objects.ts'
import { syncJob } from '../sync/job.ts'
import type { OwnCheckout } from './queries.ts'

/** A provider is asked for a checkout once in ten seconds, however often its screen is opened. */
const perCheckout: Limit = { name: 'checkout-asked', points: 1, seconds: 10 }
/** Longer than a boleto can be paid, with the days of its bank. */
const askedForMs = 10 * 24 * 60 * 60 * 1000

/**
 * Queues the job that reads a recent checkout at its provider and tells the open screen, since the provider's notification may be lost. Gives whether
 * it was queued: not for a checkout that is paid or failed, and once in ten seconds.
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
    await takeFrom(perCheckout, id)
    await db().$transaction(tx => enqueue(tx, syncJob, { provider, ...object }))
    return true
  } catch (error) {
    if (!isTooMany(error)) throw error
    return false
  }
}
