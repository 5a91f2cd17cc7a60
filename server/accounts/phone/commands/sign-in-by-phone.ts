import { anonymous } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { type Limit, takeFrom } from '#server/platform/door/rate-limit.ts'
import { takeCode } from '../../codes/commands/take-code.ts'
import { type Entered, enter } from '../../entry/enter.ts'
import type { Visitor } from '../../entry/visitor.ts'
import { findByPhone, phoneInCode } from '../number.ts'

/** Limits guesses over many codes; each code has its own limit. */
const perNetwork: Limit = { name: 'code-guess-network', points: 50, seconds: 15 * 60 }

interface Given {
  /** The code's row, from the cookie of the browser that asked for it; null without one. */
  id: string | null
  code: string
  visitor: Visitor
}

/**
 * Signs a person in with the code that their browser had sent to their phone. Raises too_many_attempts, code_wrong, code_over or
 * account_suspended; an unknown number gets the same answers as any wrong code.
 */
export async function signInByPhone({ id, code, visitor }: Given): Promise<Entered> {
  await takeFrom(perNetwork, visitor.origin.network)
  const taken = id === null ? 'over' : await takeCode(anonymous, { id, kind: 'phone_sign_in', typed: code })
  if (taken === 'over') throw new DomainError('code_over')
  if (taken === 'wrong' || taken.userId === null)
    throw new DomainError('code_wrong', { fields: { code: 'Código incorreto. Confira e tente de novo.' } })
  // The number may belong to another account by now, or to none.
  const owner = await findByPhone(phoneInCode(taken.id, taken.data))
  if (owner?.id !== taken.userId) throw new DomainError('code_over')
  return enter({ userId: owner.id, method: 'phone_code', visitor })
}
