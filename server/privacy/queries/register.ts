import type { Actor } from '#lib/actor.ts'
import { countedAtMost } from '#lib/list/list.ts'
import { daysAfter, type PrivacyKind, type PrivacyStatus, privacyDays } from '#lib/privacy/privacy.ts'
import type { PrivacyListState } from '#lib/privacy/privacy-list.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, type Prisma, type Tx } from '#server/platform/db/db.ts'
import { eachBatch, type Page, readPage } from '#server/platform/list/pages.ts'
import { wordsIn } from '#server/platform/list/words.ts'
import { now } from '#server/platform/process/clock.ts'
import { privacyPolicy } from '../policy.ts'

/** A request in the masters' register. */
export interface RegisterEntry {
  id: string
  kind: PrivacyKind
  status: PrivacyStatus
  /** The account's name and e-mail; without them once it is erased. */
  person: { id: string | null; name: string; email: string }
  message: string
  note: string
  byHand: boolean
  createdAt: Date
  dueAt: Date
  doneAt: Date | null
  /** Whether a person closes it; files and erasures of accounts end by themselves. */
  closable: boolean
}

export interface RegisterPage extends Page<RegisterEntry> {
  /** The number of all open requests, counted up to `countedAtMost`. */
  open: number
}

const pageSize = 50
const batchSize = 500
/** People whose requests a search shows. */
const mostPeople = 500

const sortKeys = {
  pedido: { column: 'createdAt', kind: 'date' },
  prazo: { column: 'dueAt', kind: 'date' },
} as const

type Row = Prisma.PrivacyRequestGetPayload<object>
interface Slice {
  where: Prisma.PrivacyRequestWhereInput
  orderBy: Prisma.PrivacyRequestOrderByWithRelationInput[]
  take: number
}

/** A page of fifty requests for a list's state. An unknown cursor gives the first page. Raises forbidden. */
export async function listRegister(actor: Actor, state: PrivacyListState): Promise<RegisterPage> {
  privacyPolicy.assert(actor, 'read', null)
  const where = await whereOf(state)
  const [page, open] = await Promise.all([
    readPage(sortKeys, state, pageSize, {
      rows: reading(where),
      count: tx => tx.privacyRequest.count({ where, take: countedAtMost + 1 }),
    }),
    db().privacyRequest.count({ where: { status: 'open' }, take: countedAtMost }),
  ])
  return { ...page, rows: await entriesOf(page.rows), open }
}

/** All requests for a list's state, in its order, in batches of 500. Raises forbidden before the first batch. */
export function eachRequest(actor: Actor, state: PrivacyListState): AsyncIterable<RegisterEntry[]> {
  privacyPolicy.assert(actor, 'read', null)
  return inBatches(state)
}

async function* inBatches(state: PrivacyListState): AsyncGenerator<RegisterEntry[]> {
  const where = await whereOf(state)
  for await (const rows of eachBatch(sortKeys, state.order, batchSize, reading(where))) yield entriesOf(rows)
}

/** The numbers of open requests past their deadline, and with three days or less left. */
export async function countDueRequests(): Promise<{ late: number; near: number }> {
  const moment = now()
  const until = daysAfter(moment, privacyDays.near)
  const count = (dueAt: Prisma.DateTimeFilter) =>
    db().privacyRequest.count({ where: { status: 'open', dueAt }, take: countedAtMost })
  const [late, near] = await Promise.all([count({ lte: moment }), count({ gt: moment, lte: until })])
  return { late, near }
}

async function whereOf({ search, filters }: PrivacyListState): Promise<Prisma.PrivacyRequestWhereInput> {
  return {
    status: filters.situacao === 'abertos' ? 'open' : { in: ['done', 'withdrawn'] },
    ...(filters.tipo && { kind: filters.tipo }),
    ...(search && { OR: await peopleIn(search) }),
  }
}

/** The requests of people whose name or e-mail is searched for, of an account's id, and of an address without an account. */
async function peopleIn(search: string): Promise<Prisma.PrivacyRequestWhereInput[]> {
  if (looksLikeUuid(search)) return [{ userId: search }]
  const people = await db().user.findMany({ where: wordsIn(search), select: { id: true }, take: mostPeople })
  return [{ userId: { in: people.map(({ id }) => id) } }, { contact: { contains: search.toLowerCase() } }]
}

const reading =
  (where: Prisma.PrivacyRequestWhereInput) =>
  ({ where: beyond, ...slice }: Slice, tx: Tx): Promise<Row[]> =>
    tx.privacyRequest.findMany({ where: { AND: [where, beyond] }, ...slice })

async function entriesOf(rows: Row[]): Promise<RegisterEntry[]> {
  const ids = rows.flatMap(({ userId }) => userId ?? [])
  const users = await db().user.findMany({
    where: { id: { in: ids } },
    select: { id: true, email: true, profile: { select: { fullName: true } } },
  })
  const people = new Map(users.map(user => [user.id, user]))
  return rows.map(({ userId, contact, file: _, remindedAt: __, expiresAt: ___, ...row }) => {
    const user = userId === null ? undefined : people.get(userId)
    const name = user ? user.profile.fullName : userId === null ? 'Sem conta' : 'Conta excluída'
    return {
      ...row,
      person: { id: userId, name, email: user?.email ?? contact },
      closable: row.status === 'open' && (row.kind === 'correction' || userId === null),
    }
  })
}
