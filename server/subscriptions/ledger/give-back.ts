import { yearOf } from '#lib/text/format.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { refundJob } from '../sync/job.ts'

/** The reason of a request that the product makes itself for a period that was paid twice. */
export const duplicateReason = 'Período pago em dobro'

interface Order {
  subscriptionId: string
  paymentId: string
  amountCents: number
  reason: string
}

/** A request to give a payment back, with the protocol that the person quotes. */
export interface GiveBackRequest {
  id: string
  protocol: string
}

/**
 * Requests that a payment is given back, and queues the refund. From now on the payment opens nothing. Null when it was requested before. The
 * caller checks who may, and applies the subscription's standing (`restate`).
 */
export async function requestGiveBack(
  { tx, actor, now }: CommandContext,
  { subscriptionId, paymentId, amountCents, reason }: Order,
): Promise<GiveBackRequest | null> {
  const [{ number } = { number: 0n }] = await tx.$queryRaw<{ number: bigint }[]>`
    SELECT nextval('refund_protocols') AS number`
  const protocol = `${yearOf(now)}-${String(number).padStart(6, '0')}`
  const data = { subscriptionId, paymentId, amountCents, reason, protocol, requestedBy: actor.id, requestedAt: now }
  const [request] = await tx.refundRequest.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true, protocol: true },
  })
  if (request) await enqueue(tx, refundJob, { requestId: request.id })
  return request ?? null
}
