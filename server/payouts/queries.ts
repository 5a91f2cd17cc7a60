import type { Actor } from '#lib/actor.ts'
import type { PayoutKind } from '#lib/payouts/payout.ts'
import { maskedPayoutKey } from '#lib/payouts/pix-key.ts'
import { db } from '#server/platform/db/db.ts'
import { log } from '#server/platform/process/log.ts'
import { opened, type StoredPayout } from './payout-account.ts'
import { payoutPolicy } from './policy.ts'

/** A person's payout account as screens show it. */
export interface Payout {
  kind: PayoutKind
  masked: string
  updatedAt: Date
}

/** A person's payout account, masked; null without one. For its owner and masters. Raises forbidden. */
export async function findPayout(actor: Actor, userId: string): Promise<Payout | null> {
  payoutPolicy.assert(actor, 'read', { userId })
  const stored = await db().payoutAccount.findUnique({
    where: { userId },
    select: { id: true, kind: true, account: true, updatedAt: true },
  })
  return stored && { kind: stored.kind as PayoutKind, masked: maskedOf(stored), updatedAt: stored.updatedAt }
}

/** Only stars, and a line in the log, for a ciphertext under a key that is lost: its owner can still type the account anew. */
function maskedOf(stored: StoredPayout): string {
  try {
    return maskedPayoutKey(opened(stored))
  } catch (error) {
    log().error({ err: error }, 'a payout account cannot be read')
    return '***'
  }
}
