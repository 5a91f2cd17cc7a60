import { system } from '#lib/actor.ts'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { providers } from '#lib/subscriptions/plans.ts'
import { db } from '#server/platform/db/db.ts'
import { log } from '#server/platform/process/log.ts'
import { owedOf } from '../ledger/give-back.ts'
import type { SubscriptionRow } from '../ledger/rows.ts'
import type { PaymentProvider, ProviderObject } from '../providers/provider.ts'
import { providerNamed } from '../providers/registry.ts'
import { closeRequest } from './commands/close-request.ts'
import { syncObject } from './sync-object.ts'

/** The provider of a stored name. Raises provider_unavailable without its keys: what waits for it is tried again. */
export async function providerOf(stored: string): Promise<PaymentProvider> {
  const name = providers.find(one => one === stored)
  const provider = name && (await providerNamed(name))
  if (!provider) throw new DomainError('provider_unavailable')
  return provider
}

/** The object that tells of a subscription's payment: the payment itself for a prepaid one. */
const objectOf = ({ paymentProviderId }: SubscriptionRow, isPrepaid: boolean, paymentId: string): ProviderObject =>
  isPrepaid ? { kind: 'payment', id: paymentId } : { kind: 'subscription', id: paymentProviderId }

/**
 * Gives a requested payment back at its provider, once, and reads it again. A payment that was taken back meanwhile, by a dispute or at the
 * provider's own screen, is not given back a second time. Raises provider_unavailable; the job then tries again.
 */
export async function giveBack({ requestId }: { requestId: string }): Promise<void> {
  const request = await db().refundRequest.findUnique({
    where: { id: requestId },
    include: { subscription: { include: { checkouts: { select: { id: true } } } } },
  })
  if (request?.status !== 'requested') return
  const { paymentId, subscription } = request
  const provider = await providerOf(subscription.paymentProvider)
  const isPrepaid = subscription.checkouts.some(({ id }) => id === subscription.paymentProviderId)
  const object = objectOf(subscription, isPrepaid, paymentId)
  await syncObject(provider, object)
  const amountCents = await owedOf(db(), request)
  if (amountCents > 0) {
    try {
      await provider.refund({ id: paymentId, amountCents, key: requestId })
    } catch (error) {
      if (!isDomainError(error) || error.code !== 'provider_refused') throw error
      log().error({ err: error, request: requestId }, 'a refund was refused')
      return closeRequest(system, { requestId, refused: true })
    }
  }
  await closeRequest(system, { requestId, refused: false })
  await syncObject(provider, object)
}

/** Ends a subscription at its provider, and reads it again. A prepaid one has nothing to end. */
export async function endAtProvider({ subscriptionId }: { subscriptionId: string }): Promise<void> {
  const row = await db().subscription.findUnique({ where: { id: subscriptionId } })
  if (!row?.renews) return
  const provider = await providerOf(row.paymentProvider)
  await provider.end(row.paymentProviderId)
  await syncObject(provider, { kind: 'subscription', id: row.paymentProviderId })
}
