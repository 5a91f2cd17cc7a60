import { DomainError } from '#lib/errors.ts'
import type { SignInFields } from '#lib/schemas/account.ts'
import { db } from '#server/platform/db/db.ts'
import { verifyPassword } from '#server/platform/password.ts'
import { env } from '#server/platform/process/env.ts'
import { type Entered, enter } from '../enter.ts'
import { countAttempt } from '../throttle.ts'
import type { Visitor } from '../visitor.ts'

/** A hash that belongs to no account, with the same cost as all others: an unknown e-mail is checked against it. */
const decoyHash = '$argon2id$v=19$m=19456,t=2,p=1$ZJtlwo3b3ML3NQvqFCdX7g$uP1iY52Vb1x/9b01pJpycPeIo8QX8+eIk+cujNM815g'

/**
 * Signs a person in with their password. Raises too_many_attempts, wrong_credentials, or unavailable while too many hashes wait. An unknown or
 * unconfirmed e-mail, an account without a password and a wrong password get the same words after the same work (OWASP ASVS, abuse case 22). Raises
 * account_suspended only after the right password.
 */
export async function signIn({ email, password, ...visitor }: SignInFields & Visitor): Promise<Entered> {
  const { isKnown, succeed } = await countAttempt(email, visitor.origin)
  const user = await db().user.findUnique({ where: { email }, select: { id: true, passwordHash: true } })
  const matches = await verifyPassword(user?.passwordHash ?? decoyHash, password, { urgent: isKnown })
  if (!user?.passwordHash || !matches)
    throw new DomainError('wrong_credentials', { params: { confirms: env().SMTP_URL ? 1 : 0 } })
  await succeed()
  return enter({ userId: user.id, method: 'password', visitor })
}
