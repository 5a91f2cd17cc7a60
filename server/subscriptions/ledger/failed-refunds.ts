import { formatAmount } from '#lib/subscriptions/ledger-words.ts'
import { log } from '#server/platform/process/log.ts'
import { audit } from '#server/platform/work/audit.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { billingMail } from '../letters/mails.ts'
import { alarmMasters } from './alarm.ts'
import type { Entry } from './entries.ts'

/**
 * Says of new lines that a refund did not arrive: its request is open for another attempt, the masters and the person are told. The newspaper
 * has the money again, so that the payment opens texts again. To be called before the standing is computed.
 */
export async function noteFailedRefunds(context: CommandContext, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) if (entry.kind === 'refund_failure') await noteFailed(context, entry)
}

async function noteFailed(context: CommandContext, entry: Entry): Promise<void> {
  const { tx } = context
  const { id: entryId, subscriptionId, paymentId, provider, providerId, amountCents, currency } = entry
  const { occurredAt } = await tx.ledgerEntry.findUniqueOrThrow({
    where: { provider_kind_providerId: { provider, kind: 'refund', providerId } },
    select: { occurredAt: true },
  })
  // A request made after the refund, which has a refund of its own to come, stays. Providers tell whole seconds.
  const requestedAt = { lt: new Date(occurredAt.getTime() + 1000) }
  const [request] = await tx.refundRequest.updateManyAndReturn({
    where: { subscriptionId, paymentId, requestedAt, status: { not: 'refused' } },
    data: { status: 'refused', doneAt: null },
    select: { id: true, protocol: true },
  })
  const protocol = request ? ` (protocolo ${request.protocol})` : ''
  await alarmMasters(context, {
    subscriptionId,
    message: `A devolução de ${formatAmount(amountCents, currency)}${protocol} não chegou à pessoa: o dinheiro voltou ao jornal. Combine outro meio ou devolva de novo. Veja em Assinaturas.`,
  })
  const subject = { type: 'subscription', id: subscriptionId }
  await audit(context, { action: 'subscription.refund_failed', subject, status: 'failed', details: { entry: entryId } })
  log().error({ provider, subscription: subscriptionId, entry: entryId }, 'a refund did not arrive')
  await enqueue(tx, billingMail, {
    kind: 'refund_failed',
    subscriptionId,
    entryId,
    ...(request && { requestId: request.id }),
  })
}
