import { endSessionsOf } from '#server/platform/session/session-store.ts'
import type { CommandContext } from '#server/platform/work/command.ts'

/**
 * Marks an account's address as confirmed by somebody who reads its mail without being signed in. At the first such proof everything by which
 * somebody entered before goes: sessions, passkeys, other identities and the phone. Whoever typed the address without reading its mail loses
 * the account to its owner. Apps and security keys stay, because mail must not get around a second factor. Does nothing to a confirmed address.
 * Gives whether it was the first proof.
 */
export async function claimAddress(context: Pick<CommandContext, 'tx' | 'now'>, userId: string): Promise<boolean> {
  const { tx, now } = context
  const { count } = await tx.user.updateMany({
    where: { id: userId, emailConfirmedAt: null },
    data: { emailConfirmedAt: now, phone: null, phoneIndex: null },
  })
  if (count === 0) return false
  await endSessionsOf(context, userId)
  await tx.factor.deleteMany({ where: { userId, kind: 'passkey' } })
  await tx.identity.deleteMany({ where: { userId } })
  return true
}
