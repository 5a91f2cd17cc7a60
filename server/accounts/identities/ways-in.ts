import type { Tx } from '#server/platform/db/db.ts'
import { hasGateway } from '#server/platform/outside/sms.ts'
import { lockAccount } from '#server/platform/session/account.ts'
import { providerKeys } from './identity.ts'

/** A way in that is about to be removed. */
interface Removed {
  identityId?: string
  factorId?: string
  phone?: true
}

/**
 * Whether a person can still sign in once `removed` is gone: by password, a code to their confirmed e-mail or phone, a passkey, or an
 * identity of a provider that is configured. Locks the account's row, so that two removals at once cannot take the last way in.
 */
export async function hasWayInWithout(tx: Tx, userId: string, removed: Removed): Promise<boolean> {
  await lockAccount(tx, userId)
  const { passwordHash, phoneIndex, emailConfirmedAt, factors, identities } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      passwordHash: true,
      phoneIndex: true,
      emailConfirmedAt: true,
      factors: { where: { kind: 'passkey', verifiedAt: { not: null } }, select: { id: true } },
      identities: { where: { provider: { in: providerKeys() } }, select: { id: true } },
    },
  })
  return (
    passwordHash !== null ||
    emailConfirmedAt !== null ||
    (phoneIndex !== null && hasGateway() && !removed.phone) ||
    factors.some(({ id }) => id !== removed.factorId) ||
    identities.some(({ id }) => id !== removed.identityId)
  )
}
