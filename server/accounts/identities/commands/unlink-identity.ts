import { DomainError } from '#lib/errors.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { tellOwner } from '../../mails.ts'
import { hasWayInWithout } from '../ways-in.ts'

/**
 * Unlinks one of the signed-in person's identities. Raises signed_out, not_found for an identity that is not theirs, and last_way_in when
 * they could not sign in any more.
 */
export const unlinkIdentity = command(async (context, { id }: { id: string }) => {
  const { tx, actor } = context
  const userId = ownerOf(actor)
  if (!(await hasWayInWithout(tx, userId, { identityId: id }))) throw new DomainError('last_way_in')
  const identity = await tx.identity.findFirst({ where: { id, userId }, select: { provider: true } })
  if (!identity) throw new DomainError('not_found')
  await tx.identity.delete({ where: { id }, select: { id: true } })
  const details = { provider: identity.provider }
  await audit(context, { action: 'identity.unlinked', subject: { type: 'user', id: userId }, details })
  await tellOwner(context, userId, { change: 'identity_unlinked', of: identity.provider })
})
