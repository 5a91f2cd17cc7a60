import { DomainError } from '#lib/errors.ts'
import type { SignInFields } from '#lib/schemas/account.ts'
import { db } from '#server/platform/db/db.ts'
import { verifyPassword } from '#server/platform/password.ts'
import { env } from '#server/platform/process/env.ts'
import { findByPhone } from '../../phone/number.ts'
import { type Entered, enter } from '../enter.ts'
import { countAttempt, refuseEarly } from '../throttle.ts'
import type { Visitor } from '../visitor.ts'

/** A hash that belongs to no account, with the same cost as all others: an unknown e-mail is checked against it. */
const decoyHash = '$argon2id$v=19$m=19456,t=2,p=1$ZJtlwo3b3ML3NQvqFCdX7g$uP1iY52Vb1x/9b01pJpycPeIo8QX8+eIk+cujNM815g'

const wrongCredentials = () => new DomainError('wrong_credentials', { params: { confirms: env().SMTP_URL ? 1 : 0 } })

/**
 * Signs a person in with their password; `email` is an address or a phone in E.164. Raises too_many_attempts, wrong_credentials, or unavailable while
 * too many hashes wait. An unknown or unconfirmed e-mail, an account without a password and a wrong password get the same words after the same
 * work (OWASP ASVS, abuse case 22). Raises account_suspended only after the right password.
 */
export async function signIn({ email: typed, password, ...visitor }: SignInFields & Visitor): Promise<Entered> {
  refuseEarly(typed, visitor.origin)
  const user = await findAccount(typed)
  const { isKnown, succeed } = await countAttempt({ typed, userId: user?.id ?? null }, visitor.origin)
  const from = visitor.origin.network
  const matches = await verifyPassword(user?.passwordHash ?? decoyHash, password, { urgent: isKnown, from })
  if (!user?.passwordHash || !matches) throw wrongCredentials()
  await succeed()
  const { id: userId, passwordHash } = user
  return enter({
    userId,
    method: 'password',
    visitor,
    // Somebody may have changed it since it was checked.
    assertStill: async tx => {
      if ((await tx.user.count({ where: { id: userId, passwordHash } })) === 0) throw wrongCredentials()
    },
  })
}

const findAccount = (typed: string) =>
  typed.startsWith('+')
    ? findByPhone(typed)
    : db().user.findUnique({ where: { email: typed }, select: { id: true, passwordHash: true } })
