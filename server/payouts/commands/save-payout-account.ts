import { randomUUID } from 'node:crypto'
import { maskedPayoutKey } from '#lib/payouts/pix-key.ts'
import type { PayoutFields } from '#lib/schemas/payout.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { ownerOf, sealed } from '../payout-account.ts'
import { payoutPolicy } from '../policy.ts'

/** Stores the actor's payout account, encrypted, in place of an earlier one. Gives its masked key. Raises signed_out or forbidden. */
export const savePayoutAccount = command(async (context, { account: key }: PayoutFields): Promise<string> => {
  const { tx, actor, now } = context
  const userId = ownerOf(actor)
  payoutPolicy.assert(actor, 'save', { userId })
  // One writer at a time: the ciphertext is bound to the row's id.
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`
  const stored = await tx.payoutAccount.findUnique({ where: { userId }, select: { id: true } })
  const id = stored?.id ?? randomUUID()
  const row = { kind: key.kind, account: sealed(id, key), updatedAt: now }
  await tx.payoutAccount.upsert({ where: { userId }, create: { id, userId, ...row }, update: row })
  await audit(context, { action: 'payout.saved', subject: { type: 'user', id: userId }, details: { kind: key.kind } })
  return maskedPayoutKey(key)
})
