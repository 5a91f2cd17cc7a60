import { DomainError } from '#lib/errors.ts'
import type { SignInFields } from '#lib/schemas/account.ts'
import { db } from '#server/platform/db/db.ts'
import { verifyPassword } from '#server/platform/password.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { countAttempt, type Origin } from '../throttle.ts'

/** A hash that belongs to no account, with the same cost as all others: an unknown e-mail is checked against it. */
const decoyHash = '$argon2id$v=19$m=19456,t=2,p=1$ZJtlwo3b3ML3NQvqFCdX7g$uP1iY52Vb1x/9b01pJpycPeIo8QX8+eIk+cujNM815g'

export interface SignInAttempt extends SignInFields {
  origin: Origin
  userAgent: string
}

/**
 * Signs a person in and gives the new session's id. Raises too_many_attempts or wrong_credentials. An unknown e-mail and a wrong password
 * get the same words after the same work (OWASP ASVS, abuse case 22). Raises account_suspended only after the right password.
 */
export async function signIn({ email, password, origin, userAgent }: SignInAttempt): Promise<string> {
  const succeed = await countAttempt(email, origin)
  const user = await db().user.findUnique({
    where: { email },
    select: { id: true, passwordHash: true, suspendedAt: true },
  })
  const matches = await verifyPassword(user?.passwordHash ?? decoyHash, password)
  if (!user || !matches) throw new DomainError('wrong_credentials')
  await succeed()
  if (user.suspendedAt) throw new DomainError('account_suspended')
  return openSession(db(), user.id, userAgent)
}
