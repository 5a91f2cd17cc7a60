import { maskedPhone } from '#lib/accounts/phone.ts'
import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { hasGateway } from '#server/platform/outside/sms.ts'
import { findFactorKinds, hasSecondFactor } from '../factors/queries.ts'
import { phoneOf } from '../phone/number.ts'

/** The ways in which a person can prove who they are. */
export interface ProofWays {
  password: boolean
  /** Whether the account has a password, a way to prove or not. */
  hasPassword: boolean
  /** A code by mail. */
  mail: boolean
  /** An app for codes. */
  app: boolean
  /** A security key or a passkey. */
  key: boolean
  /** The address that a code can be sent to. */
  email: string
  /** The end of the confirmed phone that a code can be sent to; null for none, or where no message reaches it. */
  phone: string | null
}

/**
 * The signed-in person's ways to prove who they are. With a second factor the password and a code by mail or phone are none: else they would be enough to
 * remove the factor.
 */
export async function findProofWays(actor: SignedIn): Promise<ProofWays> {
  const [{ passwordHash, email, phone }, kinds] = await Promise.all([
    db().user.findUniqueOrThrow({ where: { id: actor.id }, select: { passwordHash: true, email: true, phone: true } }),
    findFactorKinds(actor.id),
  ])
  const isGuarded = hasSecondFactor(kinds)
  return {
    password: passwordHash !== null && !isGuarded,
    hasPassword: passwordHash !== null,
    mail: !isGuarded,
    app: kinds.has('totp'),
    key: kinds.has('security_key') || kinds.has('passkey'),
    email,
    phone: phone && hasGateway() && !isGuarded ? maskedPhone(phoneOf(actor.id, phone)) : null,
  }
}
