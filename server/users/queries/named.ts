import type { Actor, Role } from '#lib/actor.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { findTitled, inOrderOf } from '#server/platform/list/titled.ts'
import { userPolicy } from '../policy.ts'

/** An account by its person's name. */
export interface NamedUser {
  id: string
  name: string
  email: string
  roles: Role[]
  suspended: boolean
}

/** At most `most` accounts by parts of name and address, those that begin so first, then the newest; none for people who may see none. */
export async function findNamedUsers(actor: Actor, typed: string, most: number): Promise<NamedUser[]> {
  if (!userPolicy.can(actor, 'read', null)) return []
  const ids = await findTitled(typed, most, {
    table: Prisma.sql`users`,
    key: Prisma.sql`search_key`,
    at: Prisma.sql`created_at`,
    where: Prisma.sql`true`,
  })
  const rows = await db().user.findMany({
    relationLoadStrategy: 'join',
    where: { id: { in: ids } },
    select: {
      id: true,
      email: true,
      suspendedAt: true,
      profile: { select: { fullName: true } },
      roles: { select: { role: true } },
    },
  })
  return inOrderOf(ids, rows).map(({ id, email, suspendedAt, profile, roles }) => ({
    id,
    name: profile.fullName,
    email,
    roles: roles.map(({ role }) => role),
    suspended: suspendedAt !== null,
  }))
}
