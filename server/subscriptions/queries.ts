import type { Actor } from '#lib/actor.ts'
import { countedAtMost } from '#lib/list/list.ts'
import type { PaymentMethod, Plan } from '#lib/subscriptions/plans.ts'
import type { SubscriptionStatus } from '#lib/subscriptions/subscription.ts'
import type { SubscriptionListState } from '#lib/subscriptions/subscription-list.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import { eachBatch, type Page, readPage } from '#server/platform/list/pages.ts'
import { wordsIn } from '#server/platform/list/words.ts'
import { subscriptionPolicy } from './policy.ts'

/** A subscription in the masters' list. */
export interface SubscriptionEntry {
  id: string
  /** Without id and e-mail once the account was erased. */
  person: { id: string | null; name: string; email: string }
  status: SubscriptionStatus
  plan: Plan
  priceCents: number
  method: PaymentMethod
  provider: string
  /** Whether the provider charges again by itself. */
  renews: boolean
  createdAt: Date
  currentPeriodEnd: Date
}

const pageSize = 50
const batchSize = 500

const sortKeys = {
  criada: { column: 'createdAt', kind: 'date' },
  fim: { column: 'currentPeriodEnd', kind: 'date' },
} as const

const selection = {
  id: true,
  status: true,
  plan: true,
  priceCents: true,
  method: true,
  renews: true,
  paymentProvider: true,
  standIn: true,
  createdAt: true,
  currentPeriodEnd: true,
  user: { select: { id: true, email: true, profile: { select: { fullName: true } } } },
} satisfies Prisma.SubscriptionSelect

type Row = Prisma.SubscriptionGetPayload<{ select: typeof selection }>

interface Slice {
  where: Prisma.SubscriptionWhereInput
  orderBy: Prisma.SubscriptionOrderByWithRelationInput[]
  take: number
}

/** A page of fifty subscriptions for a list's state. An unknown cursor gives the first page. Raises forbidden. */
export async function listSubscriptions(actor: Actor, state: SubscriptionListState): Promise<Page<SubscriptionEntry>> {
  subscriptionPolicy.assert(actor, 'read', null)
  const where = whereOf(state)
  const page = await readPage(sortKeys, state, pageSize, {
    rows: reading(where),
    count: tx => tx.subscription.count({ where, take: countedAtMost + 1 }),
  })
  return { ...page, rows: page.rows.map(toEntry) }
}

/** All subscriptions for a list's state, in its order, in batches of 500. Raises forbidden before the first batch. */
export function eachSubscription(actor: Actor, state: SubscriptionListState): AsyncIterable<SubscriptionEntry[]> {
  subscriptionPolicy.assert(actor, 'export', null)
  return inBatches(eachBatch(sortKeys, state.order, batchSize, reading(whereOf(state))))
}

async function* inBatches(batches: AsyncIterable<Row[]>): AsyncGenerator<SubscriptionEntry[]> {
  for await (const rows of batches) yield rows.map(toEntry)
}

const whereOf = ({ search, filters }: SubscriptionListState): Prisma.SubscriptionWhereInput => ({
  ...(filters.status && { status: filters.status }),
  ...(filters.plano && { plan: filters.plano }),
  ...(filters.meio && { method: filters.meio }),
  ...(filters.provedor && { paymentProvider: filters.provedor }),
  ...wordsIn(search),
})

const reading =
  (where: Prisma.SubscriptionWhereInput) =>
  ({ where: beyond, ...slice }: Slice, tx: Tx): Promise<Row[]> =>
    tx.subscription.findMany({
      relationLoadStrategy: 'join',
      where: { AND: [where, beyond] },
      ...slice,
      select: selection,
    })

const toEntry = ({ user, paymentProvider, standIn, ...row }: Row): SubscriptionEntry => ({
  ...row,
  provider: standIn ? 'demo' : paymentProvider,
  person: user
    ? { id: user.id, name: user.profile.fullName, email: user.email }
    : { id: null, name: 'Conta excluída', email: '' },
})
