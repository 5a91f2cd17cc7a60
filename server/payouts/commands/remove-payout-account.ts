import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { ownerOf } from '../payout-account.ts'
import { payoutPolicy } from '../policy.ts'

/** Deletes the actor's payout account; nothing happens without one. Raises signed_out. */
export const removePayoutAccount = command(async (context, _: Record<string, never>): Promise<void> => {
  const { tx, actor } = context
  const userId = ownerOf(actor)
  payoutPolicy.assert(actor, 'remove', { userId })
  const { count } = await tx.payoutAccount.deleteMany({ where: { userId } })
  if (count > 0) await audit(context, { action: 'payout.removed', subject: { type: 'user', id: userId } })
})
