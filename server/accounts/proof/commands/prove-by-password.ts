import type { SignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { db } from '#server/platform/db/db.ts'
import { type Limit, refill, takeFrom } from '#server/platform/door/rate-limit.ts'
import { verifyPassword } from '#server/platform/password.ts'
import { assertWithoutFactor, markProved } from '../proved.ts'

const guesses: Limit = { name: 'proof', points: 10, seconds: 15 * 60 }

/**
 * Proves in a session that its person knows the account's password. Raises factor_needed for an account with a second factor, wrong_proof or
 * too_many_attempts.
 */
export async function proveByPassword(
  actor: SignedIn,
  { password, sessionId }: { password: string; sessionId: string },
): Promise<void> {
  await assertWithoutFactor(actor)
  await takeFrom(guesses, actor.id)
  const { passwordHash } = await db().user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { passwordHash: true },
  })
  if (!passwordHash || !(await verifyPassword(passwordHash, password)))
    throw new DomainError('wrong_proof', { fields: { password: 'Senha incorreta.' } })
  await refill(guesses, actor.id)
  await markProved(actor, sessionId)
}
