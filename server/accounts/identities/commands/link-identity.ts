import { DomainError } from '#lib/errors.ts'
import { ownerOf } from '#server/platform/session/account.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { tellOwner } from '../../mails.ts'
import { type ProvedIdentity, providerName } from '../identity.ts'

/**
 * Links a proved identity to the signed-in person's account. Linking it again changes nothing. Raises signed_out, and identity_taken when
 * it is linked to another account.
 */
export const linkIdentity = command(async (context, { provider, subject, label }: ProvedIdentity) => {
  const { tx, actor, now } = context
  const userId = ownerOf(actor)
  const { count } = await tx.identity.createMany({
    data: { userId, provider, subject, label, createdAt: now },
    skipDuplicates: true,
  })
  const identity = await tx.identity.findUniqueOrThrow({ where: { provider_subject: { provider, subject } } })
  if (identity.userId !== userId)
    throw new DomainError('identity_taken', { params: { name: providerName(provider) ?? '' } })
  if (count === 0) return
  await audit(context, { action: 'identity.linked', subject: { type: 'user', id: userId }, details: { provider } })
  await tellOwner(context, userId, { change: 'identity_linked', of: provider })
})
