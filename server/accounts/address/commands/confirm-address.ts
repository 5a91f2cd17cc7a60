import { DomainError } from '#lib/errors.ts'
import { command } from '#server/platform/work/command.ts'
import { takeLink } from '../../codes/take-link.ts'
import { openAccount } from '../../commands/open-account.ts'
import { openedSignUp } from '../sign-up-data.ts'

/**
 * Confirms an address by the link of a mail: opens the account of a sign-up, or marks the address of the signed-in person's account as
 * confirmed. Signs nobody in. An account's address is confirmed only by somebody who is signed in to it: whoever typed another person's
 * address cannot have them confirm it. Raises link_over, sign_in_to_confirm, or address_taken when the address of a sign-up has an account by now.
 */
export const confirmAddress = command(async (context, { token }: { token: string }) => {
  const { tx, actor, now } = context
  const code = await takeLink(context, token, ['sign_up', 'confirm_email'])
  const { kind, userId, address } = code
  if (kind === 'confirm_email') {
    if (actor.id === null || actor.id !== userId) throw new DomainError('sign_in_to_confirm')
    const { count } = await tx.user.updateMany({
      where: { id: userId, email: address },
      data: { emailConfirmedAt: now },
    })
    if (count !== 1) throw new DomainError('link_over')
    return
  }
  const signUp = openedSignUp(code.data)
  if (userId !== null || !signUp) throw new DomainError('address_taken')
  const { fullName, passwordHash } = signUp
  const opened = await openAccount(context, { email: address, fullName, passwordHash, isConfirmed: true })
  if (opened === null) throw new DomainError('address_taken')
  // Names and hashes of other sign-ups with this address are of no use any more.
  await tx.accountCode.updateMany({
    where: { kind: 'sign_up', address, id: { not: code.id } },
    data: { expiresAt: now, data: {} },
  })
  await tx.accountCode.update({ where: { id: code.id }, data: { data: {} }, select: { id: true } })
})
