import { system } from '#lib/actor.ts'
import { DomainError, isDomainError } from '#lib/errors.ts'
import { providers } from '#lib/subscriptions/plans.ts'
import { db } from '#server/platform/db/db.ts'
import { log } from '#server/platform/process/log.ts'
import { countingNow } from '#server/platform/process/payment-stand-ins.ts'
import { owedOf } from '../ledger/give-back.ts'
import { paymentObject } from '../providers/objects.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { providerNamed } from '../providers/registry.ts'
import { completeRequest } from './commands/complete-request.ts'
import { noteRefusal } from './commands/note-refusal.ts'
import { ofErased } from './open-ends.ts'
import { syncObject } from './sync-object.ts'

/** The provider of a stored name. Raises provider_unavailable without its keys: what waits for it is tried again. */
export async function adapterNamed(stored: string): Promise<PaymentProvider> {
  const name = providers.find(one => one === stored)
  const provider = name && (await providerNamed(name))
  if (!provider) throw new DomainError('provider_unavailable')
  return provider
}

/**
 * Gives a requested payment back at its provider, once, and reads it again. A payment that was taken back meanwhile, by a dispute or at the
 * provider's own screen, is not given back a second time. Raises provider_unavailable; the job then tries again.
 */
export async function refundAtProvider({ requestId }: { requestId: string }): Promise<void> {
  const request = await db().refundRequest.findFirst({
    where: { id: requestId, subscription: countingNow() },
    include: { subscription: true },
  })
  if (request?.status !== 'requested') return
  const { paymentId, subscription } = request
  const provider = await adapterNamed(subscription.paymentProvider)
  const object = paymentObject(subscription, paymentId)
  await syncObject(provider, object)
  // The reading may have found that an earlier attempt of this request did not arrive: whether to try again is for a master to say.
  const isOpen = await db().refundRequest.count({ where: { id: requestId, status: 'requested' } })
  if (!isOpen) return
  const amountCents = await owedOf(db(), request)
  if (amountCents > 0) {
    try {
      await provider.refund({ id: paymentId, amountCents, key: requestId })
    } catch (error) {
      if (!isDomainError(error) || error.code !== 'provider_refused') throw error
      log().error({ err: error, request: requestId }, 'a refund was refused')
      return noteRefusal(system, { requestId })
    }
  }
  await completeRequest(system, { requestId })
  await syncObject(provider, object)
}

/** Ends a subscription at its provider, and reads it again. A prepaid one has nothing to end. */
export async function endAtProvider({ subscriptionId }: { subscriptionId: string }): Promise<void> {
  const row = await db().subscription.findFirst({ where: { id: subscriptionId, ...countingNow() } })
  if (!row?.renews) return
  const provider = await adapterNamed(row.paymentProvider)
  await provider.end(row.paymentProviderId)
  await syncObject(provider, { kind: 'subscription', id: row.paymentProviderId })
}

/** Ends the subscriptions of erased accounts at their providers: nobody is charged for a newspaper that they cannot read. */
export async function endOrphans(): Promise<void> {
  const rows = await db().subscription.findMany({
    where: { ...ofErased, renews: true, ...countingNow() },
    select: { id: true },
  })
  for (const { id: subscriptionId } of rows) await endAtProvider({ subscriptionId })
}
