import type { Actor, Role } from '#lib/actor.ts'
import { countedAtMost } from '#lib/list/list.ts'
import type { SubscriptionStatus } from '#lib/subscriptions/subscription.ts'
import type { UserListState } from '#lib/users/user-list.ts'
import { findQualityAverages } from '#server/articles/review/queries/reviews.ts'
import { db, type Prisma, type Tx } from '#server/platform/db/db.ts'
import { eachBatch, type Page, readPage } from '#server/platform/list/pages.ts'
import { wordsIn } from '#server/platform/list/words.ts'
import { userPolicy } from '../policy.ts'
import { accessOf, countArticles, userSelection } from './accounts.ts'

/** An account in the masters' list. */
export interface ListedUser {
  id: string
  name: string
  email: string
  roles: Role[]
  /** The last access, to five minutes; null for an account that never signed in. */
  lastAccess: Date | null
  createdAt: Date
  suspendedAt: Date | null
  /** The state of the newest subscription; null without one. */
  subscription: SubscriptionStatus | null
  /** The number of articles that the person owns, without the trash. */
  articles: number
  /** The mean of the last twenty notes given to their articles, from 0 to 10; null without notes. */
  quality: number | null
}

export interface UserPage extends Page<ListedUser> {
  /** The number of open invitations. */
  invited: number
}

const pageSize = 30
const batchSize = 500

const sortKeys = {
  nome: { column: 'nameKey', kind: 'text' },
  criado: { column: 'createdAt', kind: 'date' },
  acesso: { column: 'seenAt', kind: 'date' },
} as const

type UserRow = Prisma.UserGetPayload<{ select: typeof userSelection }>

/** A page of thirty accounts for a list's state. An unknown cursor gives the first page. Raises forbidden. */
export async function listUsers(actor: Actor, state: UserListState): Promise<UserPage> {
  userPolicy.assert(actor, 'read', null)
  const where = whereOf(state)
  const [page, invited] = await Promise.all([
    readPage(sortKeys, state, pageSize, {
      rows: reading(where),
      count: tx => tx.user.count({ where, take: countedAtMost + 1 }),
    }),
    db().invitation.count({ where: { usedAt: null, withdrawnAt: null }, take: countedAtMost }),
  ])
  return { ...page, rows: await usersOf(page.rows), invited }
}

/** All accounts for a list's state, in its order, in batches of 500. Raises forbidden before the first batch. */
export function eachUser(actor: Actor, state: UserListState): AsyncIterable<ListedUser[]> {
  userPolicy.assert(actor, 'read', null)
  return usersInBatches(eachBatch(sortKeys, state.order, batchSize, reading(whereOf(state))))
}

async function* usersInBatches(batches: AsyncIterable<UserRow[]>): AsyncGenerator<ListedUser[]> {
  for await (const rows of batches) yield usersOf(rows)
}

const suspension = {
  todas: {},
  convidadas: {},
  ativas: { suspendedAt: null },
  suspensas: { suspendedAt: { not: null } },
}

/** `hadRole` lets PostgreSQL use the small indexes of accounts with roles. */
const whereOf = ({ search, filters: { situacao, papel } }: UserListState): Prisma.UserWhereInput => ({
  ...suspension[situacao],
  ...(papel && { hadRole: true, roles: { some: { role: papel } } }),
  ...wordsIn(search),
})

interface UserSlice {
  where: Prisma.UserWhereInput
  orderBy: Prisma.UserOrderByWithRelationInput[]
  take: number
}

/** Finds the ids first: in one statement PostgreSQL may join every account that the filters find before it keeps those of the slice. */
const reading =
  (where: Prisma.UserWhereInput) =>
  async ({ where: beyond, ...slice }: UserSlice, tx: Tx): Promise<UserRow[]> => {
    const found = await tx.user.findMany({ where: { AND: [where, beyond] }, ...slice, select: { id: true } })
    return tx.user.findMany({
      relationLoadStrategy: 'join',
      where: { id: { in: found.map(({ id }) => id) } },
      orderBy: slice.orderBy,
      select: userSelection,
    })
  }

async function usersOf(rows: UserRow[]): Promise<ListedUser[]> {
  const ids = rows.map(({ id }) => id)
  const [articles, quality] = await Promise.all([countArticles(ids), findQualityAverages(ids)])
  return rows.map(row => ({
    ...accessOf(row),
    articles: articles.get(row.id) ?? 0,
    quality: quality.get(row.id) ?? null,
  }))
}
