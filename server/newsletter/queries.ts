import type { Actor, SignedIn } from '#lib/actor.ts'
import { ownNewsletterPath } from '#lib/addresses/paths.ts'
import { countedAtMost } from '#lib/list/list.ts'
import type { Frequency, SubscriberSource, SubscriberStatus } from '#lib/newsletter/subscriber.ts'
import type { SubscriberListState } from '#lib/newsletter/subscriber-list.ts'
import { db, type Prisma, type Tx } from '#server/platform/db/db.ts'
import { eachBatch, type Page, readPage } from '#server/platform/list/pages.ts'
import { wordsIn } from '#server/platform/list/words.ts'
import { newsletterPolicy } from './policy.ts'
import { engagementWhere, payingWhere } from './recipients.ts'

/** An address in the masters' list. */
export interface Subscriber {
  id: string
  email: string
  name: string
  status: SubscriberStatus
  frequency: Frequency
  source: SubscriberSource
  /** The city whose news it gets; null for all. */
  city: string | null
  /** The path of that city. */
  cityPath: string | null
  tags: string[]
  subscribedAt: Date
  confirmedAt: Date | null
  endedAt: Date | null
  /** The master who added it. */
  addedBy: string | null
}

const pageSize = 30
const batchSize = 500
const sortKeys = { data: { column: 'subscribedAt', kind: 'date' } } as const

const statuses: Record<Exclude<SubscriberListState['filters']['situacao'], 'todos'>, readonly SubscriberStatus[]> = {
  ativos: ['active'],
  pendentes: ['pending'],
  fora: ['unsubscribed', 'bounced', 'complained'],
}
const sources: Record<Exclude<SubscriberListState['filters']['origem'], ''>, SubscriberSource> = {
  formulario: 'form',
  conta: 'account',
  manual: 'manual',
  arquivo: 'file',
}

const engagements = { leem: 'engaged', quietos: 'quiet' } as const

const selection = {
  id: true,
  email: true,
  name: true,
  status: true,
  frequency: true,
  source: true,
  tags: true,
  subscribedAt: true,
  confirmedAt: true,
  endedAt: true,
  municipality: { select: { path: true, name: true, state: true } },
  adder: { select: { profile: { select: { fullName: true } } } },
} satisfies Prisma.NewsletterSubscriberSelect

type Row = Prisma.NewsletterSubscriberGetPayload<{ select: typeof selection }>

/** A page of thirty addresses for a list's state. An unknown cursor gives the first page. Raises forbidden. */
export async function listSubscribers(actor: Actor, state: SubscriberListState): Promise<Page<Subscriber>> {
  newsletterPolicy.assert(actor, 'read', null)
  const where = whereOf(state)
  const page = await readPage(sortKeys, state, pageSize, {
    rows: reading(where),
    count: tx => tx.newsletterSubscriber.count({ where, take: countedAtMost + 1 }),
  })
  return { ...page, rows: page.rows.map(toSubscriber) }
}

/** All addresses for a list's state, in its order, in batches of 500. Raises forbidden before the first batch. */
export function eachSubscriber(actor: Actor, state: SubscriberListState): AsyncIterable<Subscriber[]> {
  newsletterPolicy.assert(actor, 'export', null)
  return inBatches(eachBatch(sortKeys, state.order, batchSize, reading(whereOf(state))))
}

async function* inBatches(batches: AsyncIterable<Row[]>): AsyncGenerator<Subscriber[]> {
  for await (const rows of batches) yield rows.map(toSubscriber)
}

/** The figures above the list: active addresses and those that left. Raises forbidden. */
export async function countSubscribers(actor: Actor): Promise<{ active: number; ended: number }> {
  newsletterPolicy.assert(actor, 'read', null)
  const rows = await db().newsletterSubscriber.groupBy({ by: ['status'], _count: true })
  const of = (status: SubscriberStatus) => rows.find(row => row.status === status)?._count ?? 0
  return { active: of('active'), ended: of('unsubscribed') }
}

/** The tags in use, in their order, at most 200. Raises forbidden. */
export async function listTags(actor: Actor): Promise<string[]> {
  newsletterPolicy.assert(actor, 'read', null)
  const rows = await db().$queryRaw<{ tag: string }[]>`
    SELECT DISTINCT unnest(tags) AS tag FROM (SELECT DISTINCT tags FROM newsletter_subscribers WHERE tags <> '{}') used
    ORDER BY tag LIMIT 200`
  return rows.map(({ tag }) => tag)
}

/** A subscription as its owner sees it at its secret address. */
export interface OwnSubscription {
  email: string
  name: string
  status: SubscriberStatus
  frequency: Frequency
  city: string | null
  /** Whether its owner lets openings and clicks be counted. */
  isCounted: boolean
}

/** The subscription at a secret address; null when there is none. No statement for a text of another shape. */
export async function findSubscription(token: string): Promise<OwnSubscription | null> {
  if (!/^[\w-]{16,64}$/.test(token)) return null
  const row = await db().newsletterSubscriber.findUnique({
    where: { token: token.toLowerCase() },
    select: { email: true, name: true, status: true, frequency: true, city: true, isCounted: true },
  })
  return row && { ...row, status: row.status as SubscriberStatus, frequency: row.frequency as Frequency }
}

/** The newsletter at an account's address, as its owner sees it in the account. */
export interface AccountNewsletter {
  status: SubscriberStatus
  frequency: Frequency
  /** The name of the city whose news it brings; null for all. */
  city: string | null
  /** The secret address of the subscription. */
  path: string
}

/** The newsletter at the address of an account that confirmed it: nobody else learns whether an address is subscribed. Null without one. */
export async function findAccountNewsletter(actor: SignedIn): Promise<AccountNewsletter | null> {
  const user = await db().user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { email: true, emailConfirmedAt: true },
  })
  if (!user.emailConfirmedAt) return null
  const row = await db().newsletterSubscriber.findUnique({
    where: { email: user.email },
    select: { status: true, frequency: true, token: true, municipality: { select: { name: true, state: true } } },
  })
  return (
    row && {
      status: row.status as SubscriberStatus,
      frequency: row.frequency as Frequency,
      city: row.municipality && cityName(row.municipality),
      path: ownNewsletterPath(row.token),
    }
  )
}

const whereOf = ({ search, filters }: SubscriberListState): Prisma.NewsletterSubscriberWhereInput => ({
  ...(filters.situacao !== 'todos' && { status: { in: [...statuses[filters.situacao]] } }),
  ...(filters.origem && { source: sources[filters.origem] }),
  ...(filters.cidade && { city: filters.cidade }),
  ...(filters.etiqueta && { tags: { has: filters.etiqueta } }),
  AND: [
    wordsIn(search),
    engagementWhere(filters.leitura === '' ? null : engagements[filters.leitura]),
    payingWhere(filters.assinatura === '' ? null : filters.assinatura === 'assinantes'),
  ],
})

interface Slice {
  where: Prisma.NewsletterSubscriberWhereInput
  orderBy: Prisma.NewsletterSubscriberOrderByWithRelationInput[]
  take: number
}

const reading =
  (where: Prisma.NewsletterSubscriberWhereInput) =>
  ({ where: beyond, ...slice }: Slice, tx: Tx): Promise<Row[]> =>
    tx.newsletterSubscriber.findMany({
      relationLoadStrategy: 'join',
      where: { AND: [where, beyond] },
      ...slice,
      select: selection,
    })

const cityName = ({ name, state }: { name: string; state: string }) => `${name} (${state})`

const toSubscriber = ({ municipality, adder, status, frequency, source, ...row }: Row): Subscriber => ({
  ...row,
  status: status as SubscriberStatus,
  frequency: frequency as Frequency,
  source: source as SubscriberSource,
  city: municipality && cityName(municipality),
  cityPath: municipality?.path ?? null,
  addedBy: adder?.profile.fullName ?? null,
})
