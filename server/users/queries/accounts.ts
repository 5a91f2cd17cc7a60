import { roles } from '#lib/actor.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'

/** The columns of an account that masters see in lists and on its page. */
export const userSelection = {
  id: true,
  email: true,
  createdAt: true,
  suspendedAt: true,
  seenAt: true,
  nameKey: true,
  profile: { select: { fullName: true } },
  roles: { select: { role: true } },
  subscriptions: { select: { status: true, currentPeriodEnd: true }, orderBy: { createdAt: 'desc' }, take: 1 },
} satisfies Prisma.UserSelect

/** An account's columns in the form of the screens. */
export const accessOf = (row: Prisma.UserGetPayload<{ select: typeof userSelection }>) => ({
  id: row.id,
  name: row.profile.fullName,
  email: row.email,
  roles: roles.filter(role => row.roles.some(held => held.role === role)),
  lastAccess: row.seenAt.getTime() === 0 ? null : row.seenAt,
  createdAt: row.createdAt,
  suspendedAt: row.suspendedAt,
  subscription: row.subscriptions[0]?.status ?? null,
})

/** The numbers of articles that some profiles own, without the trash, by profile id. */
export async function countArticles(profileIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db().article.groupBy({
    by: ['authorId'],
    where: { authorId: { in: [...profileIds] }, deletedAt: null },
    _count: true,
  })
  return new Map(rows.map(({ authorId, _count }) => [authorId, _count]))
}
