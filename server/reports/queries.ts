import { type Actor, isEditor } from '#lib/actor.ts'
import { articlePath, editPath } from '#lib/addresses/paths.ts'
import { countedAtMost } from '#lib/list/list.ts'
import type { ReportListState } from '#lib/reports/report-list.ts'
import { db, type Prisma, type Tx } from '#server/platform/db/db.ts'
import { eachBatch, type Page, readPage } from '#server/platform/list/pages.ts'
import { wordsIn } from '#server/platform/list/words.ts'
import { reportPolicy } from './policy.ts'

/** A reader's report, for the editors' list. */
export interface Report {
  id: string
  message: string
  email: string | null
  status: 'open' | 'corrected' | 'dismissed'
  createdAt: Date
  closedAt: Date | null
  closedBy: string | null
  article: { id: string; title: string; path: string; editPath: string; published: boolean }
}

export interface ReportPage extends Page<Report> {
  /** The number of all open reports, whatever the filters, counted up to `countedAtMost`. */
  open: number
  /** The title of the article that the list is filtered by; null without such a filter or article. */
  article: string | null
}

const pageSize = 30
const batchSize = 500

const sortKeys = { criado: { column: 'createdAt', kind: 'date' } } as const

const selection = {
  id: true,
  message: true,
  email: true,
  status: true,
  createdAt: true,
  closedAt: true,
  closedBy: true,
  article: { select: { id: true, title: true, slug: true, locationPath: true, status: true, deletedAt: true } },
} satisfies Prisma.ErrorReportSelect

type ReportRow = Prisma.ErrorReportGetPayload<{ select: typeof selection }>

/** A page of thirty reports for a list's state. An unknown cursor gives the first page. Raises forbidden. */
export async function listReports(actor: Actor, state: ReportListState): Promise<ReportPage> {
  reportPolicy.assert(actor, 'read', null)
  const where = whereOf(state)
  const [page, open, article] = await Promise.all([
    readPage(sortKeys, state, pageSize, {
      rows: reading(where),
      count: tx => tx.errorReport.count({ where, take: countedAtMost + 1 }),
    }),
    countOpenReports(actor),
    titleOf(state.filters.artigo),
  ])
  return { ...page, rows: await reportsOf(page.rows), open, article }
}

/** All reports for a list's state, in its order, in batches of 500. Raises forbidden before the first batch. */
export function eachReport(actor: Actor, state: ReportListState): AsyncIterable<Report[]> {
  reportPolicy.assert(actor, 'read', null)
  return reportsInBatches(eachBatch(sortKeys, state.order, batchSize, reading(whereOf(state))))
}

async function* reportsInBatches(batches: AsyncIterable<ReportRow[]>): AsyncGenerator<Report[]> {
  for await (const rows of batches) yield reportsOf(rows)
}

/** The number of open reports, counted up to `countedAtMost`; 0 for people who may not read them. */
export const countOpenReports = async (actor: Actor): Promise<number> =>
  isEditor(actor) ? db().errorReport.count({ where: { status: 'open' }, take: countedAtMost }) : 0

/** Finds closed reports by `closedAt`, because an index covers both kinds of them in one order. */
const whereOf = ({ search, filters }: ReportListState): Prisma.ErrorReportWhereInput => ({
  ...(filters.situacao === 'abertos' ? { status: 'open' } : { closedAt: { not: null } }),
  ...(filters.artigo && { articleId: filters.artigo }),
  ...wordsIn(search),
})

interface Slice {
  where: Prisma.ErrorReportWhereInput
  orderBy: Prisma.ErrorReportOrderByWithRelationInput[]
  take: number
}

const reading =
  (where: Prisma.ErrorReportWhereInput) =>
  ({ where: beyond, ...slice }: Slice, tx: Tx): Promise<ReportRow[]> =>
    tx.errorReport.findMany({
      relationLoadStrategy: 'join',
      where: { AND: [where, beyond] },
      ...slice,
      select: selection,
    })

async function reportsOf(rows: ReportRow[]): Promise<Report[]> {
  const names = await namesOf(rows.flatMap(({ closedBy }) => closedBy ?? []))
  return rows.map(({ article, closedBy, ...row }) => ({
    ...row,
    closedBy: closedBy && (names.get(closedBy) ?? 'Redação'),
    article: {
      id: article.id,
      title: article.title,
      path: articlePath(article),
      editPath: editPath(article.id),
      published: article.status === 'published' && article.deletedAt === null,
    },
  }))
}

async function titleOf(articleId: string): Promise<string | null> {
  if (!articleId) return null
  const article = await db().article.findUnique({ where: { id: articleId }, select: { title: true } })
  return article?.title ?? null
}

async function namesOf(ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const people = await db().profile.findMany({ where: { id: { in: ids } }, select: { id: true, fullName: true } })
  return new Map(people.map(({ id, fullName }) => [id, fullName]))
}
