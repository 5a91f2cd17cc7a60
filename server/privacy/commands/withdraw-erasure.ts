import { noteErasures } from '#server/platform/erasure-ledger.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'

/**
 * Keeps the signed-in person's account, which waited for its erasure. The ledger is written before the commit: an erasure that failed may stand in it. Does
 * nothing to any other account. Raises signed_out.
 */
export const withdrawErasure = command(async (context, _input: Record<string, never>): Promise<void> => {
  const { tx, actor, now } = context
  const userId = ownerOf(actor)
  const { count } = await tx.user.updateMany({ where: { id: userId, eraseAt: { not: null } }, data: { eraseAt: null } })
  if (count === 0) return
  await noteErasures([{ account: userId, at: now.toISOString(), withdrawn: true }])
  await tx.privacyRequest.updateMany({
    where: { userId, kind: 'erasure', status: 'open' },
    data: { status: 'withdrawn', doneAt: now },
  })
  await audit(context, { action: 'privacy.erasure_withdrawn', subject: { type: 'user', id: userId } })
})
