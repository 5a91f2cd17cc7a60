import { anonymous } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { type Limit, takeFrom } from '#server/platform/door/rate-limit.ts'
import { command } from '#server/platform/work/command.ts'
import { takeCode } from '../../codes/commands/take-code.ts'
import { claimAddress } from '../claim-address.ts'
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
  await proveAddress(anonymous, { id: taken.userId, email: taken.address })
  return enter({ userId: taken.userId, method: 'email_code', visitor })
}

/**
 * Notes that the person who enters reads the address's mail; at the first proof the password of before goes too. Raises code_over when the
 * account has another address by now.
 */
const proveAddress = command(async (context, { id, email }: { id: string; email: string }) => {
  const { tx } = context
  if ((await tx.user.count({ where: { id, email } })) === 0) throw new DomainError('code_over')
  if (await claimAddress(context, id))
    await tx.user.update({ where: { id }, data: { passwordHash: null }, select: { id: true } })
})
