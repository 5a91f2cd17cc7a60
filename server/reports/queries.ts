import { type Actor, isEditor } from '#lib/actor.ts'
import { articlePath, editPath } from '#lib/addresses/paths.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { olderThan } from '#server/platform/db/keyset.ts'
import { reportPolicy } from './policy.ts'

/** A reader's report as the editors see it. */
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

export interface ReportPage {
  reports: Report[]
  open: number
  /** Of which report the next page is older; null on the last. */
  older: string | null
}

const pageSize = 20

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

/** The open reports or the closed ones, newest first, one page. A mark that is none gives the first page. Raises forbidden. */
export async function listReports(actor: Actor, show: 'open' | 'closed', before?: string): Promise<ReportPage> {
  reportPolicy.assert(actor, 'read', null)
  const mark =
    before !== undefined && looksLikeUuid(before)
      ? await db().errorReport.findUnique({ where: { id: before }, select: { id: true, createdAt: true } })
      : null
  const [rows, open] = await Promise.all([
    db().errorReport.findMany({
      relationLoadStrategy: 'join',
      where: {
        status: show === 'open' ? 'open' : { in: ['corrected', 'dismissed'] },
        ...(mark && olderThan(mark)),
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: pageSize + 1,
      select: selection,
    }),
    countOpenReports(actor),
  ])
  const shown = rows.slice(0, pageSize)
  const names = await namesOf(shown.flatMap(({ closedBy }) => closedBy ?? []))
  return {
    reports: shown.map(({ article, closedBy, ...row }) => ({
      ...row,
      closedBy: closedBy && (names.get(closedBy) ?? 'Redação'),
      article: {
        id: article.id,
        title: article.title,
        path: articlePath(article),
        editPath: editPath(article.id),
        published: article.status === 'published' && article.deletedAt === null,
      },
    })),
    open,
    older: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** How many reports wait for an editor; none for whoever may not read them. */
export const countOpenReports = async (actor: Actor): Promise<number> =>
  isEditor(actor) ? db().errorReport.count({ where: { status: 'open' } }) : 0

async function namesOf(ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const people = await db().profile.findMany({ where: { id: { in: ids } }, select: { id: true, fullName: true } })
  return new Map(people.map(({ id, fullName }) => [id, fullName]))
}
