import { ledgerSigns } from '#lib/subscriptions/ledger-words.ts'
import { yearOf } from '#lib/text/format.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { refundJob } from '../sync/job.ts'
import type { Entry } from './entries.ts'

interface Order {
  subscriptionId: string
  paymentId: string
  amountCents: number
  reason: string
  /** Whether the product itself asks, for a period that was paid twice. */
  isDuplicate?: boolean
}

/** A request to give a payment back, with the protocol that the person quotes. */
export interface GiveBackRequest {
  id: string
  protocol: string
}

/**
 * Requests that a payment is given back, and queues the refund. From now on the payment opens nothing. Null when it was requested before. The
 * caller checks who may, and applies the subscription's standing (`restate.ts`).
 */
export async function requestGiveBack(
  { tx, actor, now }: CommandContext,
  order: Order,
): Promise<GiveBackRequest | null> {
  const [{ number } = { number: 0n }] = await tx.$queryRaw<{ number: bigint }[]>`
    SELECT nextval('refund_protocols') AS number`
  const protocol = `${yearOf(now)}-${String(number).padStart(6, '0')}`
  const data = { ...order, protocol, requestedBy: actor.id, requestedAt: now }
  const [request] = await tx.refundRequest.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true, protocol: true },
  })
  if (request) await enqueue(tx, refundJob, { requestId: request.id })
  return request ?? null
}

/** A request with what it asks. */
type Asked = Prisma.RefundRequestGetPayload<object>

/** What is still to be given back for a request, in cents: nothing that went back since it, and no more than the newspaper still keeps. */
export async function owedOf(tx: Tx, request: Asked): Promise<number> {
  const { subscriptionId, paymentId, amountCents, requestedAt } = request
  const lines = await tx.ledgerEntry.findMany({
    where: { subscriptionId, paymentId },
    select: { kind: true, amountCents: true, occurredAt: true },
  })
  const kept = lines.reduce((sum, line) => sum + ledgerSigns[line.kind] * line.amountCents, 0)
  const isRefund = (kind: string) => kind === 'refund' || kind === 'refund_failure'
  const since = lines.filter(({ kind, occurredAt }) => isRefund(kind) && occurredAt >= requestedAt)
  const given = since.reduce((sum, line) => sum - ledgerSigns[line.kind] * line.amountCents, 0)
  return given >= amountCents ? 0 : Math.min(kept, amountCents)
}

/**
 * Opens the request for a payment anew after a dispute about it was won: while the dispute held the money there was nothing to give back, and now
 * it is owed again.
 */
export async function reopenRequest(tx: Tx, { subscriptionId, paymentId }: Entry): Promise<void> {
  const request = await tx.refundRequest.findFirst({ where: { subscriptionId, paymentId, status: 'done' } })
  if (!request || (await owedOf(tx, request)) <= 0) return
  const { id } = request
  await tx.refundRequest.update({ where: { id }, data: { status: 'requested', doneAt: null }, select: { id: true } })
  await enqueue(tx, refundJob, { requestId: id })
}
