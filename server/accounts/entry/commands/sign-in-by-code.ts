import { anonymous } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { db } from '#server/platform/db/db.ts'
import { type Limit, takeFrom } from '#server/platform/door/rate-limit.ts'
import { now } from '#server/platform/process/clock.ts'
import { takeCode } from '../../codes/commands/take-code.ts'
import { type Entered, enter } from '../enter.ts'
import type { Visitor } from '../visitor.ts'

/** Limits guesses over many codes; each code has its own limit of five. */
const perNetwork: Limit = { name: 'code-guess-network', points: 50, seconds: 15 * 60 }

interface Given {
  /** The code's row, from the cookie of the browser that asked for it; null without one. */
  id: string | null
  code: string
  visitor: Visitor
}

/**
 * Signs a person in with the code that their browser asked for. It proves that they read the address's mail. Raises too_many_attempts, code_wrong,
 * code_over or account_suspended; an address without an account gets the same answers as any wrong code.
 */
export async function signInByCode({ id, code, visitor }: Given): Promise<Entered> {
  await takeFrom(perNetwork, visitor.origin.network)
  const taken = id === null ? 'over' : await takeCode(anonymous, { id, kind: 'email_sign_in', typed: code })
  if (taken === 'over') throw new DomainError('code_over')
  if (taken === 'wrong' || taken.userId === null)
    throw new DomainError('code_wrong', { fields: { code: 'Código incorreto. Confira e tente de novo.' } })
  const where = { id: taken.userId, email: taken.address }
  // The account may have another address by now.
  if ((await db().user.count({ where })) === 0) throw new DomainError('code_over')
  await db().user.updateMany({ where: { ...where, emailConfirmedAt: null }, data: { emailConfirmedAt: now() } })
  return enter({ userId: taken.userId, method: 'email_code', visitor })
}
