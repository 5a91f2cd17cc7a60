import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { findFactorKinds, hasSecondFactor } from '../factors/queries.ts'

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
}

/**
 * The signed-in person's ways to prove who they are. With a second factor the password and a code by mail are none: else they would be enough to
 * remove the factor.
 */
export async function findProofWays(actor: SignedIn): Promise<ProofWays> {
  const [{ passwordHash, email }, kinds] = await Promise.all([
    db().user.findUniqueOrThrow({ where: { id: actor.id }, select: { passwordHash: true, email: true } }),
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
  }
}
