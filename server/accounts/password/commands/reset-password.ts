import { anonymous } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { ResetInput } from '#lib/schemas/account.ts'
import { hashNewPassword } from '#server/platform/password.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { endChange } from '../../address/commands/request-email-change.ts'
import { findLink } from '../../codes/queries.ts'
import { takeLink } from '../../codes/take-link.ts'
import { claimAddress } from '../../entry/claim-address.ts'
import { changeMail } from '../../mails.ts'
import { setPassword } from '../set-password.ts'

interface Reset {
  token: string
  passwordHash: string
  network: string
}

const reset = command(async (context, { token, passwordHash, network }: Reset) => {
  const { tx, now } = context
  const { id, userId, address } = await takeLink(context, token, ['recovery'])
  // The account may have another address by now.
  const user = userId && (await tx.user.findUnique({ where: { id: userId, email: address }, select: { id: true } }))
  if (!user) throw new DomainError('link_over')
  await tx.accountCode.update({ where: { id }, data: { data: { network } }, select: { id: true } })
  await claimAddress(context, user.id)
  // An intruder may have begun it.
  await endChange(context, user.id)
  await setPassword(context, { userId: user.id, passwordHash, keep: null })
  await enqueue(tx, changeMail, { change: 'password', at: now.toISOString(), by: 'code', id })
  return user.id
})

/**
 * Sets a new password by the link of a mail, which proves that its owner reads the address. Ends all sessions, signs nobody in and tells the owner by
 * mail. Gives the account's id. Raises link_over, invalid for a leaked password, or unavailable while too many hashes wait.
 */
export async function resetPassword(
  { token, password }: ResetInput,
  { network }: { network: string },
): Promise<string> {
  // Hashing is slow: after a first look, so that a guess costs nothing, and before the transaction, so that it holds no connection.
  const link = await findLink(token, ['recovery'])
  if (link?.state !== 'open') throw new DomainError('link_over')
  return reset(anonymous, { token, network, passwordHash: await hashNewPassword(password) })
}
