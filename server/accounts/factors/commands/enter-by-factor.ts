import { DomainError } from '#lib/errors.ts'
import type { FactorAnswer } from '#lib/schemas/factors.ts'
import { now } from '#server/platform/process/clock.ts'
import type { AwaitingSession } from '#server/platform/session/session-store.ts'
import { type Entered, enter } from '../../entry/enter.ts'
import type { Visitor } from '../../entry/visitor.ts'
import { checkAppCode, checkKey, checkRecoveryCode } from '../answers.ts'

/**
 * Opens the session of a person whose awaiting one got its second factor, in exchange for that one. Raises signed_out when it was revoked meanwhile,
 * wrong_proof, key_refused, ceremony_over, too_many_attempts or account_suspended.
 */
export async function enterByFactor(
  awaiting: AwaitingSession,
  answer: FactorAnswer,
  visitor: Visitor,
): Promise<Entered> {
  const { id: sessionId, userId, method } = awaiting
  if (answer.way === 'totp') await checkAppCode(userId, answer.code)
  else if (answer.way === 'recovery') await checkRecoveryCode(userId, answer.code)
  else await checkKey({ sessionId, userId }, answer, ['security_key'])
  return enter({
    userId,
    method,
    visitor,
    hasFactor: true,
    // A change of the password revokes it; so does its first use.
    assertStill: async tx => {
      const { count } = await tx.session.updateMany({
        where: { id: sessionId, awaitsFactor: true, revokedAt: null },
        data: { revokedAt: now() },
      })
      if (count === 0) throw new DomainError('signed_out')
    },
  })
}
