import type { Actor, Role } from '#lib/actor.ts'
import { countedAtMost } from '#lib/list/list.ts'
import type { InvitationListState } from '#lib/users/invitation-list.ts'
import { db, type Prisma, type Tx } from '#server/platform/db/db.ts'
import { type Page, readPage, type Slice } from '#server/platform/list/pages.ts'
import { wordsIn } from '#server/platform/list/words.ts'
import { now } from '#server/platform/process/clock.ts'
import { userPolicy } from '../../policy.ts'
import { type InvitationState, stateOf } from '../invitation.ts'

export interface Invitation {
  id: string
  email: string
  fullName: string
  role: Role
  state: InvitationState
  createdAt: Date
  sentAt: Date
  expiresAt: Date
  usedAt: Date | null
  withdrawnAt: Date | null
  /** The inviter's name; null after their account is gone. */
  inviter: string | null
}

export interface InvitationListPage extends Page<Invitation> {
  /** The number of open ones, expired included, whatever the search. */
  open: number
}

const pageSize = 30
const sortKeys = { criado: { column: 'createdAt', kind: 'date' } } as const
const open = { usedAt: null, withdrawnAt: null }

const selection = {
  id: true,
  email: true,
  fullName: true,
  role: true,
  createdAt: true,
  sentAt: true,
  expiresAt: true,
  usedAt: true,
  withdrawnAt: true,
  inviter: { select: { profile: { select: { fullName: true } } } },
} satisfies Prisma.InvitationSelect

/** A page of thirty invitations for a list's state. Raises forbidden. */
export async function listInvitations(actor: Actor, state: InvitationListState): Promise<InvitationListPage> {
  userPolicy.assert(actor, 'read', null)
  const where: Prisma.InvitationWhereInput = {
    AND: [
      state.filters.estado === 'abertos' ? open : { OR: [{ usedAt: { not: null } }, { withdrawnAt: { not: null } }] },
      wordsIn(state.search),
    ],
  }
  const read = ({ where: beyond, ...slice }: Slice<typeof sortKeys>, tx: Tx) =>
    tx.invitation.findMany({
      relationLoadStrategy: 'join',
      where: { AND: [where, beyond] },
      ...slice,
      select: selection,
    })
  const [page, waiting] = await Promise.all([
    readPage(sortKeys, state, pageSize, {
      rows: read,
      count: tx => tx.invitation.count({ where, take: countedAtMost + 1 }),
    }),
    db().invitation.count({ where: open, take: countedAtMost }),
  ])
  const moment = now()
  const rows = page.rows.map(({ inviter, ...row }) => ({
    ...row,
    state: stateOf(row, moment),
    inviter: inviter?.profile.fullName ?? null,
  }))
  return { ...page, rows, open: waiting }
}

/** Whether an address has an account, which then accepts the invitation. Raises forbidden: only masters learn of accounts. */
export async function hasAccount(actor: Actor, email: string): Promise<boolean> {
  userPolicy.assert(actor, 'invite', null)
  return (await db().user.count({ where: { email } })) > 0
}
