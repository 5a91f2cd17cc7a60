import { DomainError } from '#lib/errors.ts'
import type { UserInput } from '#lib/schemas/users.ts'
import { lockAccount } from '#server/platform/session/account.ts'
import { endSessionsOf } from '#server/platform/session/session-store.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { tellOwner } from '../../mails.ts'
import { factorPolicy } from '../policy.ts'
import { holdRule } from '../rule.ts'
import { settleDue } from './settle-due.ts'

/**
 * Removes all factors, passkeys and recovery codes of a person who lost them, and tells them by mail. Sign-ins that await a factor end. Gives the
 * number of factors. Raises forbidden, also for one's own account, which has its screen, and not_found.
 */
export const resetFactors = command(async (context, { id }: UserInput) => {
  const { tx, actor } = context
  factorPolicy.assert(actor, 'reset', null)
  if (id === actor.id) throw new DomainError('forbidden')
  if (!(await tx.user.findUnique({ where: { id }, select: { id: true } }))) throw new DomainError('not_found')
  await holdRule(tx)
  await lockAccount(tx, id)
  const { count } = await tx.factor.deleteMany({ where: { userId: id } })
  await tx.recoveryCode.deleteMany({ where: { userId: id } })
  await endSessionsOf(context, id, { awaitsFactor: true })
  await settleDue(context, id)
  await audit(context, { action: 'user.factors_reset', subject: { type: 'user', id }, details: { count } })
  await tellOwner(context, id, { change: 'factors_reset' })
  return { count }
})
