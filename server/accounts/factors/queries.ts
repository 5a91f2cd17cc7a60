import type { FactorKind } from '#lib/accounts/factors.ts'
import type { Actor, Role, SignedIn } from '#lib/actor.ts'
import type { StaffFactor } from '#lib/schemas/factors.ts'
import { db } from '#server/platform/db/db.ts'
import { type AwaitingSession, findAwaitingSession } from '#server/platform/session/session-store.ts'
import { readSetting } from '#server/site/queries.ts'
import { factorPolicy } from './policy.ts'

/** A verified factor as its owner sees it. */
export interface OwnFactor {
  id: string
  kind: FactorKind
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** The person's factors and passkeys, the oldest first, and the number of recovery codes that are left. */
export async function findOwnFactors(actor: SignedIn): Promise<{ factors: OwnFactor[]; codesLeft: number }> {
  const [factors, codesLeft] = await Promise.all([
    db().factor.findMany({
      where: { userId: actor.id, verifiedAt: { not: null } },
      select: { id: true, kind: true, name: true, createdAt: true, lastUsedAt: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
    db().recoveryCode.count({ where: { userId: actor.id, usedAt: null } }),
  ])
  return { factors, codesLeft }
}

/** The kinds of an account's verified factors, passkeys included. */
export async function findFactorKinds(userId: string): Promise<ReadonlySet<FactorKind>> {
  const rows = await db().factor.findMany({
    where: { userId, verifiedAt: { not: null } },
    select: { kind: true },
    distinct: ['kind'],
  })
  return new Set(rows.map(({ kind }) => kind))
}

/** Whether some kinds of factors hold a second factor, and not passkeys alone. */
export const hasSecondFactor = (kinds: ReadonlySet<FactorKind>): boolean =>
  kinds.has('totp') || kinds.has('security_key')

/** The session that awaits its factor, by its id, and the ways to give it; null for any other. */
export async function findFactorStep(
  sid: string,
): Promise<(Pick<AwaitingSession, 'email'> & { kinds: ReadonlySet<FactorKind>; hasCodes: boolean }) | null> {
  const awaiting = await findAwaitingSession(sid)
  if (!awaiting) return null
  const [kinds, codes] = await Promise.all([
    findFactorKinds(awaiting.userId),
    db().recoveryCode.count({ where: { userId: awaiting.userId, usedAt: null } }),
  ])
  return { email: awaiting.email, kinds, hasCodes: codes > 0 }
}

/** A person of the newsroom without a second factor. */
export interface Unprotected {
  id: string
  name: string
  roles: Role[]
  /** By when they must have one; null where none is required. */
  dueAt: Date | null
}

const mostListed = 200

/** Whether staff must have a second factor, and who of them lacks one: the first 200 by name, and their number. Raises forbidden. */
export async function findStaffFactors(
  actor: Actor,
): Promise<{ rule: StaffFactor; people: Unprotected[]; count: number }> {
  factorPolicy.assert(actor, 'require', null)
  const where = {
    roles: { some: {} },
    factors: { none: { verifiedAt: { not: null }, kind: { not: 'passkey' as const } } },
  }
  const [rule, count, rows] = await Promise.all([
    readSetting('staff_factor'),
    db().user.count({ where }),
    db().user.findMany({
      where,
      select: {
        id: true,
        factorDueAt: true,
        profile: { select: { fullName: true } },
        roles: { select: { role: true }, orderBy: { role: 'asc' } },
      },
      orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
      take: mostListed,
    }),
  ])
  const people = rows.map(({ id, factorDueAt, profile, roles }) => ({
    id,
    name: profile.fullName,
    roles: roles.map(({ role }) => role),
    dueAt: factorDueAt,
  }))
  return { rule, people, count }
}

/** The number of an account's factors and passkeys, for masters. Raises forbidden. */
export async function countFactorsOf(actor: Actor, userId: string): Promise<number> {
  factorPolicy.assert(actor, 'reset', null)
  return db().factor.count({ where: { userId, verifiedAt: { not: null } } })
}
