import { DomainError } from '#lib/errors.ts'
import { lockAccount, ownerOf } from '#server/platform/session/account.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { tellOwner } from '../../mails.ts'
import { makeRecoveryCodes } from '../recovery.ts'
import { countFactors } from '../rule.ts'

/** Makes the person's recovery codes anew; the old ones end. Gives the ten codes. Raises not_found without a second factor. */
export const renewCodes = command(async (context, _input: object): Promise<string[]> => {
  const { tx, actor, now } = context
  const userId = ownerOf(actor)
  await lockAccount(tx, userId)
  if ((await countFactors(tx, userId)) === 0) throw new DomainError('not_found')
  await audit(context, { action: 'factor.codes_renewed', subject: { type: 'user', id: userId } })
  await tellOwner(context, userId, { change: 'recovery_renewed' })
  return makeRecoveryCodes(tx, userId, now)
})
