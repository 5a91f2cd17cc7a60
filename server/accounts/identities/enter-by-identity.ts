import { anonymous } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { db, isUniqueViolation } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { type Entered, enter } from '../entry/enter.ts'
import type { Visitor } from '../entry/visitor.ts'
import { openByIdentity } from './commands/open-by-identity.ts'
import { type ProvedIdentity, providerName } from './identity.ts'

/**
 * Signs in the owner of a proved identity. An unknown identity with a verified address opens an account; an address that has an account
 * is never linked by itself (abuse case 29). Raises identity_unverified, identity_known_email, identity_unknown for a wallet, and
 * account_suspended.
 */
export async function enterByIdentity(proved: ProvedIdentity, visitor: Visitor): Promise<Entered> {
  const userId = (await recognise(proved)) ?? (await openFor(proved))
  const { provider, subject } = proved
  return enter({
    userId,
    method: provider === 'wallet' ? 'wallet' : 'identity',
    visitor,
    assertStill: async tx => {
      if ((await tx.identity.count({ where: { provider, subject, userId } })) === 0)
        throw new DomainError('ceremony_over')
    },
  })
}

/** Notes the use of a linked identity. Gives its owner; null when nobody linked it. */
async function recognise({ provider, subject }: ProvedIdentity): Promise<string | null> {
  const identity = await db().identity.findUnique({
    where: { provider_subject: { provider, subject } },
    select: { id: true, userId: true },
  })
  if (!identity) return null
  await db().identity.updateMany({ where: { id: identity.id }, data: { lastUsedAt: now() } })
  return identity.userId
}

async function openFor(proved: ProvedIdentity): Promise<string> {
  const name = providerName(proved.provider) ?? ''
  if (proved.provider === 'wallet') throw new DomainError('identity_unknown')
  if (!proved.verifiedEmail) throw new DomainError('identity_unverified', { params: { name } })
  try {
    const opened = await openByIdentity(anonymous, { ...proved, email: proved.verifiedEmail })
    if (opened) return opened
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  // Two answers at once: the other one may have opened this very account.
  const owner = await recognise(proved)
  if (owner) return owner
  throw new DomainError('identity_known_email', { params: { name } })
}
