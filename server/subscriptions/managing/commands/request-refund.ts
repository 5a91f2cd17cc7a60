import { isMaster } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { RefundPaymentInput, SubscriptionInput } from '#lib/schemas/subscription.ts'
import { refundableUntil } from '#lib/subscriptions/refund.ts'
import { longDate } from '#lib/text/format.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { countingNow } from '#server/platform/process/payment-stand-ins.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { noteWithdrawal } from '#server/subscriptions/holds/payers.ts'
import { requestGiveBack } from '../../ledger/give-back.ts'
import { restateAfterRequest } from '../../ledger/restate.ts'
import { lockPerson, lockSubscription } from '../../ledger/rows.ts'
import { firstPaymentAt, returnable, unasked } from '../refundable.ts'

/** The protocols of the payments that are given back, for the person to quote. */
export interface Refunded {
  protocols: string[]
}

/**
 * Asks the payments of the person's own subscription back within seven days of its first one. Access ends at once; a job gives the money back.
 * Repeated, it gives the same protocols. Raises signed_out, no_subscription, or refund_over from the eighth day.
 */
export const requestRefund = command(async (context, { id }: SubscriptionInput): Promise<Refunded> => {
  const { tx, actor, now } = context
  if (actor.id === null) throw new DomainError('signed_out')
  await lockPerson(tx, actor.id)
  const own = await tx.subscription.findFirst({
    where: { id, userId: actor.id, ...countingNow() },
    select: { id: true },
  })
  if (!own) throw new DomainError('no_subscription')
  const row = await lockSubscription(tx, id)
  const entries = await tx.ledgerEntry.findMany({ where: { subscriptionId: id } })
  const first = firstPaymentAt(entries)
  if (!first) throw new DomainError('no_subscription')
  const requests = await requestsOf(tx, id)
  const open = unasked(entries, requests)
  if (open.length === 0 && requests.length > 0) return { protocols: requests.map(({ protocol }) => protocol) }
  const until = refundableUntil(first)
  if (now > until) throw new DomainError('refund_over', { params: { until: longDate(until) } })
  for (const payment of open) await requestGiveBack(context, { subscriptionId: id, reason: '', ...payment })
  await noteWithdrawal(tx, row, now)
  await restateAfterRequest(context, id)
  const protocols = (await requestsOf(tx, id)).map(({ protocol }) => protocol)
  if (protocols.length === 0) throw new DomainError('no_subscription')
  await audit(context, {
    action: 'subscription.refund_requested',
    subject: { type: 'subscription', id },
    details: { count: protocols.length },
  })
  return { protocols }
})

/**
 * Gives a payment back at any time, with a reason, for masters. When it paid the present period, access ends at once. Repeated, it gives the same
 * protocol. Raises forbidden, not_found, or already_so when nothing of it is kept.
 */
export const refundPayment = command(async (context, { entryId, reason }: RefundPaymentInput): Promise<Refunded> => {
  const { tx, actor } = context
  if (!isMaster(actor)) throw new DomainError('forbidden')
  const entry = await tx.ledgerEntry.findFirst({
    where: { id: entryId, kind: 'payment', subscription: countingNow() },
    include: { subscription: { select: { id: true, userId: true } } },
  })
  if (!entry) throw new DomainError('not_found')
  const { paymentId, subscription } = entry
  const { id } = subscription
  await lockPerson(tx, subscription.userId)
  await lockSubscription(tx, id)
  const asked = (await requestsOf(tx, id)).filter(request => request.paymentId === paymentId)
  if (asked.length > 0) return { protocols: asked.map(({ protocol }) => protocol) }
  const kept = returnable(await tx.ledgerEntry.findMany({ where: { subscriptionId: id } }))
  const payment = kept.find(one => one.paymentId === paymentId)
  if (!payment) throw new DomainError('already_so')
  const request = await requestGiveBack(context, { subscriptionId: id, reason, ...payment })
  await restateAfterRequest(context, id)
  await audit(context, {
    action: 'subscription.refund_requested',
    subject: { type: 'subscription', id },
    details: { entry: entryId, amountCents: payment.amountCents },
  })
  return { protocols: request ? [request.protocol] : [] }
})

/** The requests that were not refused, the oldest first. */
const requestsOf = (tx: Tx, subscriptionId: string) =>
  tx.refundRequest.findMany({
    where: { subscriptionId, status: { not: 'refused' } },
    orderBy: { requestedAt: 'asc' },
    select: { protocol: true, paymentId: true },
  })
