import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { parse } from '#lib/parse.ts'
import { passwordFields } from '#lib/schemas/account.ts'
import { hashNewPassword } from '#server/platform/password.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { findLink } from '../../codes/queries.ts'
import { takeLink } from '../../codes/take-link.ts'
import { openAccount } from '../../commands/open-account.ts'
import { openedSignUp } from '../sign-up-data.ts'

interface Confirmation {
  token: string
  /** The password of the account that a sign-up opens; of no use for an account that exists. */
  password?: string
}

/**
 * Confirms an address by the link of a mail: opens the account of a sign-up with the password that is typed at the link (decision 0185), or
 * marks the address of the signed-in person's account as confirmed. Signs nobody in. Raises link_over, invalid for a password that the rules
 * refuse, sign_in_to_confirm, or address_taken when the address of a sign-up has an account by now.
 */
export async function confirmAddress(actor: Actor, { token, password }: Confirmation): Promise<void> {
  // Hashing is slow: after a first look, so that a guess costs nothing, and before the transaction, so that it holds no connection.
  const link = await findLink(token, ['sign_up', 'confirm_email'])
  if (link?.state !== 'open') throw new DomainError('link_over')
  if (link.kind === 'confirm_email') return confirmOwn(actor, token)
  const chosen = parse(passwordFields, { password })
  return openSignedUp(actor, { token, passwordHash: await hashNewPassword(chosen.password) })
}

/** An account's address is confirmed only by somebody who is signed in to it: whoever typed another person's cannot have them confirm it. */
const confirmOwn = command(async (context: CommandContext, token: string) => {
  const { tx, actor, now } = context
  const { userId, address } = await takeLink(context, token, ['confirm_email'])
  if (actor.id === null || actor.id !== userId) throw new DomainError('sign_in_to_confirm')
  const { count } = await tx.user.updateMany({ where: { id: userId, email: address }, data: { emailConfirmedAt: now } })
  if (count !== 1) throw new DomainError('link_over')
})

const openSignedUp = command(
  async (context: CommandContext, { token, passwordHash }: { token: string; passwordHash: string }) => {
    const { tx, now } = context
    const { id, userId, address, data } = await takeLink(context, token, ['sign_up'])
    const signUp = openedSignUp(data)
    if (userId !== null || !signUp) throw new DomainError('address_taken')
    const { fullName } = signUp
    const opened = await openAccount(context, { email: address, fullName, passwordHash, isConfirmed: true })
    if (opened === null) throw new DomainError('address_taken')
    // Names of other sign-ups with this address are of no use any more.
    await tx.accountCode.updateMany({
      where: { kind: 'sign_up', address, id: { not: id } },
      data: { expiresAt: now, data: {} },
    })
    await tx.accountCode.update({ where: { id }, data: { data: {} }, select: { id: true } })
  },
)
