import { DomainError } from '#lib/errors.ts'
import type { Provider } from '#lib/subscriptions/plans.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { chargerOf, readAgain, type SubscriptionRow } from '../managing/charger.ts'
import { checkoutObject } from '../providers/objects.ts'
import { providerNamed } from '../providers/registry.ts'
import { syncJob } from '../sync/job.ts'

export type Checkout = Prisma.CheckoutGetPayload<object>

/** What must end before something else can be paid: open checkouts, and subscriptions with an unpaid charge. */
export interface InTheWay {
  close: readonly Checkout[]
  end: readonly SubscriptionRow[]
}

/** Ends it at its providers, so that nobody is charged twice. Raises already_subscribed when a checkout was paid meanwhile. */
export async function clear({ close, end }: InTheWay): Promise<void> {
  for (const { paymentProviderId, ...subscription } of end) {
    const charger = await chargerOf(subscription)
    await charger?.end(paymentProviderId)
    if (charger) await readAgain(charger, paymentProviderId)
  }
  for (const checkout of close) await closeCheckout(checkout)
}

/** Closes an open checkout at its provider. Raises already_subscribed when it was paid meanwhile; then the payment is read. */
export async function closeCheckout({ provider: name, method, providerId }: Checkout): Promise<void> {
  const provider = name as Provider
  const adapter = providerId ? await providerNamed(provider) : null
  if (!adapter || !providerId) return
  const object = checkoutObject(method, providerId)
  if (await adapter.close(object)) return
  await db().$transaction(tx => enqueue(tx, syncJob, { provider, ...object }))
  throw new DomainError('already_subscribed')
}
