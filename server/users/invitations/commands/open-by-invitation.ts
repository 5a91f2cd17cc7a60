import type { Actor } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { OpenInput } from '#lib/schemas/users.ts'
import { openAccount } from '#server/accounts/commands/open-account.ts'
import { hashNewPassword } from '#server/platform/password.ts'
import { command } from '#server/platform/work/command.ts'
import { giveRole } from '../../roles.ts'
import { findInvitation } from '../queries/invitation-page.ts'
import { takeInvitation } from '../take-invitation.ts'

/**
 * Opens the account of an invited person, with the role of the invitation, without signing in. Of two simultaneous uses one wins. Raises
 * invitation_over, invalid for a leaked password, or invitation_needs_sign_in when the e-mail has an account.
 */
export async function openByInvitation(actor: Actor, { token, fullName, password }: OpenInput): Promise<void> {
  // Hashing is slow: after a first look, so that a guess costs nothing, and before the transaction, so that it holds no connection.
  const found = await findInvitation(token)
  if (found?.state !== 'open') throw new DomainError('invitation_over')
  if (found.hasAccount) throw new DomainError('invitation_needs_sign_in')
  await open(actor, { token, fullName, passwordHash: await hashNewPassword(password) })
}

interface Opening {
  token: string
  fullName: string
  passwordHash: string
}

const open = command(async (context, { token, fullName, passwordHash }: Opening) => {
  const { email, role, invitedBy } = await takeInvitation(context, token)
  // The link came by mail to this address.
  const id = await openAccount(context, { email, fullName, passwordHash, isConfirmed: true })
  if (id === null) throw new DomainError('invitation_needs_sign_in')
  const invited: Actor = { id, roles: [], subscribed: false }
  await giveRole({ ...context, actor: invited }, { userId: id, role, assignedBy: invitedBy })
})
