import { DomainError } from '#lib/errors.ts'
import type { PayoutKey } from '#lib/payouts/payout.ts'
import { printedPayoutKey } from '#lib/payouts/pix-key.ts'
import type { PayoutOwner } from '#lib/schemas/payout.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { opened } from '../payout-account.ts'
import { payoutPolicy } from '../policy.ts'

/**
 * Gives a person's payout account whole, as it is printed: to its owner, and to a master, whose reading is audited. Raises forbidden, not_found
 * or DecryptionError.
 */
export const showPayoutAccount = command(async (context, { userId }: PayoutOwner): Promise<PayoutKey> => {
  const { tx, actor } = context
  payoutPolicy.assert(actor, 'read', { userId })
  const stored = await tx.payoutAccount.findUnique({
    where: { userId },
    select: { id: true, kind: true, account: true },
  })
  if (!stored) throw new DomainError('not_found')
  if (actor.id !== userId) await audit(context, { action: 'payout.shown', subject: { type: 'user', id: userId } })
  const key = opened(stored)
  return { ...key, account: printedPayoutKey(key) }
})
