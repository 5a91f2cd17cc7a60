import type { Actor } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { countedAtMost } from '#lib/list/list.ts'
import type { AttemptStatus } from '#lib/monitor/attempts.ts'
import type { MonitorListState } from '#lib/monitor/monitor-list.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { type Page, readPage } from '#server/platform/list/pages.ts'
import { wordsIn } from '#server/platform/list/words.ts'
import { monitorPolicy } from '../policy.ts'

export interface Attempt {
  id: string
  status: AttemptStatus
  attempt: number
  /** When it ran; of a pending one when it was planned. */
  executedAt: Date
  nextAttemptAt: Date | null
  /** A code of `lib/monitor/reasons.ts`; null unless it failed. */
  reason: string | null
  forced: boolean
  article: { id: string; title: string; slug: string; path: string; isPublic: boolean; isDeleted: boolean }
}

export interface AttemptPage extends Page<Attempt> {
  /** The title of the article that the list is filtered by; null without such a filter or article. */
  article: string | null
}

/** The latest entries of a page (spec: 100). */
const pageSize = 100

const sortKeys = { executada: { column: 'executedAt', kind: 'date' } } as const

const selection = {
  id: true,
  status: true,
  attempt: true,
  executedAt: true,
  nextAttemptAt: true,
  reason: true,
  forced: true,
  article: { select: { id: true, title: true, slug: true, locationPath: true, status: true, deletedAt: true } },
} satisfies Prisma.AiReprocessingSelect

type Row = Prisma.AiReprocessingGetPayload<{ select: typeof selection }>

/** A page of a hundred entries of the log for a list's state. An unknown cursor gives the first page. Raises forbidden. */
export async function listAttempts(actor: Actor, state: MonitorListState): Promise<AttemptPage> {
  monitorPolicy.assert(actor, 'see', null)
  const { situacao, artigo } = state.filters
  const words = wordsIn(state.search)
  const where: Prisma.AiReprocessingWhereInput = {
    ...(situacao && { status: situacao }),
    ...(artigo && { articleId: artigo }),
    ...(words.AND.length > 0 && { article: words }),
  }
  const [page, article] = await Promise.all([
    readPage(sortKeys, state, pageSize, {
      rows: ({ where: beyond, ...slice }, tx): Promise<Row[]> =>
        tx.aiReprocessing.findMany({
          relationLoadStrategy: 'join',
          where: { AND: [where, beyond] },
          ...slice,
          select: selection,
        }),
      count: tx => tx.aiReprocessing.count({ where, take: countedAtMost + 1 }),
    }),
    artigo ? db().article.findUnique({ where: { id: artigo }, select: { title: true } }) : null,
  ])
  return { ...page, rows: page.rows.map(attemptOf), article: article?.title ?? null }
}

const attemptOf = ({ article, ...row }: Row): Attempt => ({
  ...row,
  article: {
    id: article.id,
    title: article.title,
    slug: article.slug,
    path: articlePath(article),
    isPublic: article.status === 'published' && article.deletedAt === null,
    isDeleted: article.deletedAt !== null,
  },
})

/** What the monitor shows above its log. */
export interface Overview {
  /** Among the latest hundred entries that ran. */
  success: number
  failed: number
  /** Attempts that wait, and those of them that are due; each counted up to `countedAtMost`. */
  pending: number
  due: number
  recentSuccesses: Attempt[]
  recentFailures: Attempt[]
}

const recent = 5

/** The success rate's numbers, what waits, and the five latest successes and failures. Raises forbidden. */
export async function findOverview(actor: Actor, now: Date): Promise<Overview> {
  monitorPolicy.assert(actor, 'see', null)
  const waiting: Prisma.AiReprocessingWhereInput = { status: 'pending' }
  const [ran, pending, due, successes, failures] = await Promise.all([
    db().aiReprocessing.findMany({
      where: { status: { not: 'pending' } },
      orderBy: [{ executedAt: 'desc' }, { id: 'desc' }],
      take: pageSize,
      select: { status: true },
    }),
    db().aiReprocessing.count({ where: waiting, take: countedAtMost }),
    db().aiReprocessing.count({ where: { ...waiting, nextAttemptAt: { lte: now } }, take: countedAtMost }),
    latest('success'),
    latest('failed'),
  ])
  const success = ran.filter(({ status }) => status === 'success').length
  return {
    success,
    failed: ran.length - success,
    pending,
    due,
    recentSuccesses: successes.map(attemptOf),
    recentFailures: failures.map(attemptOf),
  }
}

const latest = (status: 'success' | 'failed'): Promise<Row[]> =>
  db().aiReprocessing.findMany({
    relationLoadStrategy: 'join',
    where: { status },
    orderBy: [{ executedAt: 'desc' }, { id: 'desc' }],
    take: recent,
    select: selection,
  })
