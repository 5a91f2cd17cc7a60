import type { Actor } from '#lib/actor.ts'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { isPrepaid, type Provider, providers } from '#lib/subscriptions/plans.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { log } from '#server/platform/process/log.ts'
import { countingNow } from '#server/platform/process/payment-stand-ins.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { within } from '../providers/promptly.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { providerNamed } from '../providers/registry.ts'
import { syncJob } from '../sync/job.ts'
import { syncObject } from '../sync/sync-object.ts'

export type SubscriptionRow = Prisma.SubscriptionGetPayload<object>

/** Finds the person's own subscription. Raises signed_out, or no_subscription for a stranger's and an unknown one. */
export async function findOwn({ id: userId }: Actor, id: string): Promise<SubscriptionRow> {
  if (userId === null) throw new DomainError('signed_out')
  const row = await db().subscription.findFirst({ where: { id, userId, ...countingNow() } })
  if (!row) throw new DomainError('no_subscription')
  return row
}

/** The provider of a subscription; null for one that none of ours began. */
export const providerNameOf = ({ paymentProvider }: Pick<SubscriptionRow, 'paymentProvider'>): Provider | null =>
  providers.find(name => name === paymentProvider) ?? null

/**
 * The adapter of the provider that charges for a subscription; null for a prepaid one. Raises provider_unavailable without keys, and
 * no_subscription for one that no provider of ours began.
 */
export async function chargerOf(
  row: Pick<SubscriptionRow, 'method' | 'paymentProvider'>,
): Promise<PaymentProvider | null> {
  const name = providerNameOf(row)
  if (!name) throw new DomainError('no_subscription')
  if (isPrepaid(row)) return null
  const adapter = await providerNamed(name)
  if (!adapter) throw new DomainError('provider_unavailable', { cause: new Error(`${name} has no keys`) })
  return adapter
}

/** How long a reading may keep a person waiting whose act is done. */
const readMs = 3_000

/** Reads a subscription after an act at its provider, so that its screen shows it at once. A provider that fails now is read again by a job. */
export async function readAgain(charger: PaymentProvider, id: string): Promise<void> {
  const object = { kind: 'subscription', id } as const
  try {
    await within(readMs, () => syncObject(charger, object))
  } catch (error) {
    if (!isDomainError(error) || error.kind !== 'unavailable') throw error
    log().warn({ err: error, provider: charger.name }, 'a subscription is read later')
    await db().$transaction(tx => enqueue(tx, syncJob, { provider: charger.name, ...object }))
  }
}
