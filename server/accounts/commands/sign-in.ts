import { DomainError } from '#lib/errors.ts'
import type { SignInFields } from '#lib/schemas/account.ts'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { verifyPassword } from '../password.ts'
import { countAttempt, type Origin } from '../throttle.ts'

/** The hash of a password that nobody has, at the cost of all others: what an unknown e-mail is checked against. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$ZJtlwo3b3ML3NQvqFCdX7g$uP1iY52Vb1x/9b01pJpycPeIo8QX8+eIk+cujNM815g'

export interface SignInAttempt extends SignInFields {
  origin: Origin
  userAgent: string
}

/**
 * Signs somebody in and gives the new session's id. Raises too_many_attempts, or wrong_credentials: in the same words and after the same
 * work for an unknown e-mail as for a wrong password (OWASP ASVS, abuse case 22).
 */
export async function signIn({ email, password, origin, userAgent }: SignInAttempt): Promise<string> {
  const succeed = await countAttempt(email, origin)
  const user = await db().user.findUnique({ where: { email }, select: { id: true, passwordHash: true } })
  const matches = await verifyPassword(user?.passwordHash ?? nobodysHash, password)
  if (!user || !matches) throw new DomainError('wrong_credentials')
  await succeed()
  return openSession(db(), user.id, userAgent)
}
