import { DomainError } from '#lib/errors.ts'
import { providers } from '#lib/subscriptions/plans.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { announceRights } from '../live.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { providerNamed } from '../providers/registry.ts'

export type SubscriptionRow = Prisma.SubscriptionGetPayload<object>

/**
 * The adapter of the provider that charges for a subscription. Null when nobody does: a prepaid one, and one that no provider of ours
 * began. Raises provider_unavailable for a provider without keys.
 */
export async function chargerOf({
  method,
  paymentProvider,
}: Pick<SubscriptionRow, 'method' | 'paymentProvider'>): Promise<PaymentProvider | null> {
  const name = providers.find(provider => provider === paymentProvider)
  if (!name || method !== 'card') return null
  const adapter = await providerNamed(name)
  if (!adapter) throw new DomainError('provider_unavailable', { cause: new Error(`${name} has no keys`) })
  return adapter
}

/** Locks a subscription until the transaction ends. Raises no_subscription. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow> {
  await tx.$queryRaw`SELECT id::text FROM subscriptions WHERE id = ${id}::uuid FOR UPDATE`
  const row = await tx.subscription.findUnique({ where: { id } })
  if (!row) throw new DomainError('no_subscription')
  return row
}

/**
 * Changes a locked subscription after an act here, notes the change with its cause, and tells its reader's open pages. It takes a new
 * reading number: what was read at the provider before the act is dropped.
 */
export async function changeSubscription(
  { tx, now }: CommandContext,
  before: SubscriptionRow,
  change: Prisma.SubscriptionUncheckedUpdateInput,
  cause: string,
): Promise<SubscriptionRow> {
  const [{ reading }] = await tx.$queryRaw<[{ reading: bigint }]>`SELECT nextval('subscription_readings') AS reading`
  const after = await tx.subscription.update({ where: { id: before.id }, data: { ...change, reading } })
  const { status, plan, priceCents } = after
  await tx.subscriptionChange.create({
    data: { subscriptionId: before.id, statusBefore: before.status, status, plan, priceCents, cause, at: now },
  })
  if (after.userId) await announceRights(tx, after.userId)
  return after
}
