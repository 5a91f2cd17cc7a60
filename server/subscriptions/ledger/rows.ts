import type { Provider } from '#lib/subscriptions/plans.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'

export type SubscriptionRow = Prisma.SubscriptionGetPayload<object>
export type CheckoutRow = Prisma.CheckoutGetPayload<object>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The checkout of an id that a provider repeats; null when it is none of ours. */
export async function findCheckoutRow(tx: Tx, id: string | null): Promise<CheckoutRow | null> {
  return id && uuid.test(id) ? tx.checkout.findUnique({ where: { id } }) : null
}

/** Two readings about one person wait for each other: nobody is then charged twice unnoticed. The person's row is locked before others. */
export async function lockPerson(tx: Tx, userId: string | null): Promise<void> {
  if (userId) await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
}

/** The row of a subscription, locked; a new one where there is none, which nobody else sees yet. `isKnown` spares the attempt to insert it. */
export async function openSubscription(
  tx: Tx,
  first: Prisma.SubscriptionCreateManyInput & { paymentProvider: Provider },
  isKnown = false,
): Promise<{ row: SubscriptionRow; isNew: boolean }> {
  const [made] = isKnown ? [] : await tx.subscription.createManyAndReturn({ data: first, skipDuplicates: true })
  if (made) return { row: made, isNew: true }
  const { paymentProvider, paymentProviderId } = first
  await tx.$queryRaw`
    SELECT id FROM subscriptions
      WHERE payment_provider = ${paymentProvider} AND payment_provider_id = ${paymentProviderId} FOR UPDATE`
  const where = { paymentProvider_paymentProviderId: { paymentProvider, paymentProviderId } }
  return { row: await tx.subscription.findUniqueOrThrow({ where }), isNew: false }
}

/** A subscription's row, locked. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow> {
  await tx.$queryRaw`SELECT id FROM subscriptions WHERE id = ${id}::uuid FOR UPDATE`
  return tx.subscription.findUniqueOrThrow({ where: { id } })
}
