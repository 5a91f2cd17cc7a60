import { type Actor, isMaster, type SignedIn } from '#lib/actor.ts'
import { countedAtMost } from '#lib/list/list.ts'
import type { MessageListState } from '#lib/support/message-list.ts'
import { db, type Prisma, type Tx } from '#server/platform/db/db.ts'
import { eachBatch, type Page, readPage } from '#server/platform/list/pages.ts'
import { wordsIn } from '#server/platform/list/words.ts'
import { supportPolicy } from './policy.ts'

/** A reader's message in the masters' list. */
export interface SupportEntry {
  id: string
  protocol: string
  subject: string
  message: string
  subscriber: boolean
  createdAt: Date
  answeredAt: Date | null
  answeredBy: string | null
  /** Its id is null for somebody without an account. Null once the account, or such a person's address, was erased. */
  writer: { id: string | null; name: string; email: string } | null
}

export interface SupportPage extends Page<SupportEntry> {
  /** The number of all messages that wait, whatever the filters, counted up to `countedAtMost`. */
  waiting: number
}

const pageSize = 30
const batchSize = 500

const sortKeys = {
  fila: { column: 'queueKey', kind: 'text' },
  recebida: { column: 'createdAt', kind: 'date' },
} as const

const name = { select: { profile: { select: { fullName: true } } } } as const
const selection = {
  id: true,
  protocol: true,
  subject: true,
  message: true,
  subscriber: true,
  createdAt: true,
  queueKey: true,
  senderName: true,
  senderEmail: true,
  answeredAt: true,
  user: { select: { id: true, email: true, ...name.select } },
  answerer: name,
} satisfies Prisma.SupportMessageSelect

type Row = Prisma.SupportMessageGetPayload<{ select: typeof selection }>

/** A page of thirty messages for a list's state. An unknown cursor gives the first page. Raises forbidden. */
export async function listMessages(actor: Actor, state: MessageListState): Promise<SupportPage> {
  supportPolicy.assert(actor, 'read', null)
  const where = whereOf(state)
  const [page, waiting] = await Promise.all([
    readPage(sortKeys, state, pageSize, {
      rows: reading(where),
      count: tx => tx.supportMessage.count({ where, take: countedAtMost + 1 }),
    }),
    countWaiting(actor),
  ])
  return { ...page, rows: page.rows.map(toEntry), waiting }
}

/** All messages for a list's state, in its order, in batches of 500. Raises forbidden before the first batch. */
export function eachMessage(actor: Actor, state: MessageListState): AsyncIterable<SupportEntry[]> {
  supportPolicy.assert(actor, 'export', null)
  return inBatches(eachBatch(sortKeys, state.order, batchSize, reading(whereOf(state))))
}

async function* inBatches(batches: AsyncIterable<Row[]>): AsyncGenerator<SupportEntry[]> {
  for await (const rows of batches) yield rows.map(toEntry)
}

/** The number of messages that wait, counted up to `countedAtMost`; 0 for people who may not read them. */
export const countWaiting = async (actor: Actor): Promise<number> =>
  isMaster(actor) ? db().supportMessage.count({ where: { answeredAt: null }, take: countedAtMost }) : 0

const whereOf = ({ search, filters }: MessageListState): Prisma.SupportMessageWhereInput => ({
  answeredAt: filters.situacao === 'abertas' ? null : { not: null },
  ...(filters.de && { subscriber: filters.de === 'assinantes' }),
  ...wordsIn(search),
})

interface Slice {
  where: Prisma.SupportMessageWhereInput
  orderBy: Prisma.SupportMessageOrderByWithRelationInput[]
  take: number
}

const reading =
  (where: Prisma.SupportMessageWhereInput) =>
  ({ where: beyond, ...slice }: Slice, tx: Tx): Promise<Row[]> =>
    tx.supportMessage.findMany({
      relationLoadStrategy: 'join',
      where: { AND: [where, beyond] },
      ...slice,
      select: selection,
    })

const toEntry = ({ user, senderName, senderEmail, answerer, answeredAt, queueKey: _, ...row }: Row): SupportEntry => ({
  ...row,
  answeredAt,
  answeredBy: answeredAt && (answerer?.profile.fullName ?? 'Redação'),
  writer: user
    ? { id: user.id, name: user.profile.fullName, email: user.email }
    : senderEmail === null
      ? null
      : { id: null, name: senderName, email: senderEmail },
})

/** A message of one's own. */
export type OwnMessage = Pick<SupportEntry, 'id' | 'protocol' | 'subject' | 'createdAt' | 'answeredAt'>

/** The signed-in person's ten newest messages. */
export const listOwnMessages = (actor: SignedIn): Promise<OwnMessage[]> =>
  db().supportMessage.findMany({
    where: { userId: actor.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 10,
    select: { id: true, protocol: true, subject: true, createdAt: true, answeredAt: true },
  })
