import { DomainError } from '#lib/errors.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { hasWayInWithout } from '../../identities/ways-in.ts'
import { tellOwner } from '../../mails.ts'

/** Removes the signed-in person's number. Raises signed_out, and last_way_in when they could not sign in any more. */
export const removePhone = command(async (context, _input: Record<string, never>) => {
  const { tx, actor } = context
  const userId = ownerOf(actor)
  if (!(await hasWayInWithout(tx, userId, { phone: true }))) throw new DomainError('last_way_in')
  await tx.user.update({ where: { id: userId }, data: { phone: null, phoneIndex: null }, select: { id: true } })
  await audit(context, { action: 'phone.removed', subject: { type: 'user', id: userId } })
  await tellOwner(context, userId, { change: 'phone_removed' })
})
