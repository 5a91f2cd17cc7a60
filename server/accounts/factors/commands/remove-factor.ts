import { DomainError } from '#lib/errors.ts'
import type { FactorInput } from '#lib/schemas/factors.ts'
import { lockAccount, ownerOf } from '#server/platform/session/account.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { hasWayInWithout } from '../../identities/ways-in.ts'
import { tellOwner } from '../../mails.ts'
import { countFactors, holdRule, owesFactor } from '../rule.ts'

/**
 * Removes one of the person's factors, and with the last second factor the recovery codes; tells them by mail. Raises not_found, last_factor
 * for the only second factor of staff who must have one, and last_way_in for a passkey without which nobody could sign in.
 */
export const removeFactor = command(async (context, { id }: FactorInput) => {
  const { tx, actor } = context
  const userId = ownerOf(actor)
  const isRequired = await holdRule(tx)
  await lockAccount(tx, userId)
  const factor = await tx.factor.findFirst({
    where: { id, userId, verifiedAt: { not: null } },
    select: { kind: true },
  })
  if (!factor) throw new DomainError('not_found')
  if (factor.kind === 'passkey' && !(await hasWayInWithout(tx, userId, { factorId: id })))
    throw new DomainError('last_way_in')
  await tx.factor.delete({ where: { id } })
  if (factor.kind !== 'passkey' && isRequired && (await owesFactor(context, userId)))
    throw new DomainError('last_factor')
  if ((await countFactors(tx, userId)) === 0) await tx.recoveryCode.deleteMany({ where: { userId } })
  const { kind } = factor
  await audit(context, { action: 'factor.removed', subject: { type: 'user', id: userId }, details: { kind } })
  await tellOwner(context, userId, { change: 'factor_removed', of: kind })
})
