import { subMonths } from 'date-fns/subMonths'
import type { Tx } from '#server/platform/db/db.ts'
import { paymentStandIns } from '#server/platform/process/payment-stand-ins.ts'
import { payerKeysOf } from './payers.ts'

/** Withdrawals of an account or a payer in so many months, after which the next purchase waits (decision 0212). */
const MOST_WITHDRAWALS = 2
export const countedMonths = 12

/** Whether a person may buy, and what they took back. */
export interface PurchaseStanding {
  standing: 'free' | 'waits' | 'refused'
  withdrawals: number
  /** Whether other accounts of the same payer are among them. */
  byPayer: boolean
}

/**
 * Whether a person may buy: freely, only once a master allows it, or not, since a master refused. A decision holds until the next withdrawal.
 * `marks` are those of the payer that no subscription of the person has yet.
 */
export async function purchaseStandingOf(
  tx: Tx,
  { userId, marks }: { userId: string; marks: readonly string[] },
  now: Date,
): Promise<PurchaseStanding> {
  const [found] = await tx.$queryRaw<{ withdrawals: number; others: number; latest: Date | null }[]>`
    SELECT count(*)::int AS withdrawals, count(*) FILTER (WHERE user_id IS DISTINCT FROM ${userId}::uuid)::int AS others,
        max(withdrawn_at) AS latest
      FROM subscriptions WHERE withdrawn_at > ${subMonths(now, countedMonths)} AND (NOT stand_in OR ${paymentStandIns() !== null})
        AND (user_id = ${userId}::uuid OR payer_keys && (${payerKeysOf(marks)}::text[] || ARRAY(
          SELECT unnest(payer_keys) FROM subscriptions WHERE user_id = ${userId}::uuid)))`
  const { withdrawals = 0, others = 0, latest = null } = found ?? {}
  const about = { withdrawals, byPayer: others > 0 }
  if (!latest || withdrawals < MOST_WITHDRAWALS) return { ...about, standing: 'free' }
  const hold = await tx.purchaseHold.findUnique({ where: { userId } })
  if (!hold?.decidedAt || hold.decidedAt <= latest) return { ...about, standing: 'waits' }
  return { ...about, standing: hold.status === 'allowed' ? 'free' : 'refused' }
}
