import type { SignedIn } from '#lib/actor.ts'
import { isEditor } from '#lib/actor.ts'
import type { ArticleStatus, Visibility } from '#lib/article.ts'
import { looksLikeUuid } from '#lib/text.ts'
import { now } from '#server/platform/clock.ts'
import { db, type Prisma } from '#server/platform/db.ts'
import { olderThan } from '#server/platform/keyset.ts'
import { articlePolicy } from '../policy.ts'

export type DeskTab = 'all' | ArticleStatus | 'queue' | 'trash'

/** An article as its author's list shows it (editorial §2, /my-articles). */
export interface DeskCard {
  id: string
  slug: string
  title: string
  summary: string
  status: ArticleStatus
  visibility: Visibility
  authorName: string
  /** Whether it is the viewer's own. */
  own: boolean
  viewsCount: number
  createdAt: Date
  deletedAt: Date | null
  /** Since when it waits for a review, and who reviews it. */
  submittedAt: Date | null
  reviewer: string | null
  /** Whether the verdict on the last change is yet to come. */
  seoPending: boolean
  seo: { status: 'valid' | 'warning' | 'error'; errors: string[]; warnings: string[] } | null
  abilities: ReturnType<typeof articlePolicy.abilities>
}

export interface DeskPage {
  cards: DeskCard[]
  /** A tab that is not for the viewer has none. */
  counts: Record<DeskTab, number>
  /** Pass it back for the next page; null on the last. */
  next: string | null
}

const pageSize = 20

const deskSelection = {
  id: true,
  slug: true,
  title: true,
  summary: true,
  status: true,
  visibility: true,
  authorId: true,
  author: { select: { fullName: true } },
  viewsCount: true,
  createdAt: true,
  deletedAt: true,
  changedAt: true,
  submittedAt: true,
  claimer: { select: { fullName: true } },
  seoValidations: {
    select: { validationStatus: true, errors: true, warnings: true },
    orderBy: { validatedAt: 'desc' },
    take: 1,
  },
} satisfies Prisma.ArticleSelect

/**
 * The signed-in writer's own articles, newest first, one page of a tab with every tab's count. The trash shows editors and masters everybody's
 * (ruling "Delete"), the queue everybody's that wait for a review: until the approval panel comes, it is where an editor finds them. A cursor
 * that is none gives the first page.
 */
export async function listDesk(actor: SignedIn, tab: DeskTab, cursor?: string): Promise<DeskPage> {
  const mark =
    cursor !== undefined && looksLikeUuid(cursor)
      ? await db().article.findUnique({ where: { id: cursor }, select: { id: true, createdAt: true } })
      : null
  const [rows, counts] = await Promise.all([
    db().article.findMany({
      relationLoadStrategy: 'join',
      where: { ...inTab(actor, tab), ...(mark && olderThan(mark)) },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: pageSize + 1,
      select: deskSelection,
    }),
    countTabs(actor),
  ])
  const page = rows.slice(0, pageSize)
  return {
    cards: page.map(row => ({
      ...row,
      authorName: row.author.fullName,
      reviewer: row.claimer?.fullName ?? null,
      own: row.authorId === actor.id,
      seoPending: isSeoPending(row.changedAt),
      seo: seoOf(row.seoValidations),
      abilities: articlePolicy.abilities(actor, row),
    })),
    counts,
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  }
}

function inTab(actor: SignedIn, tab: DeskTab): Prisma.ArticleWhereInput {
  if (tab === 'trash') return { deletedAt: { not: null }, ...(!isEditor(actor) && { authorId: actor.id }) }
  if (tab === 'queue') return { deletedAt: null, status: 'review', ...(!isEditor(actor) && { id: { in: [] } }) }
  return { authorId: actor.id, deletedAt: null, ...(tab !== 'all' && { status: tab }) }
}

async function countTabs(actor: SignedIn): Promise<Record<DeskTab, number>> {
  const [byStatus, queue, trash] = await Promise.all([
    db().article.groupBy({ by: ['status'], where: inTab(actor, 'all'), _count: true }),
    db().article.count({ where: inTab(actor, 'queue') }),
    db().article.count({ where: inTab(actor, 'trash') }),
  ])
  const of = (status: ArticleStatus) => byStatus.find(group => group.status === status)?._count ?? 0
  const counts = { draft: of('draft'), review: of('review'), published: of('published') }
  return { all: counts.draft + counts.review + counts.published, ...counts, queue, trash }
}

function seoOf(
  validations: { validationStatus: 'valid' | 'warning' | 'error'; errors: string[]; warnings: string[] }[],
) {
  const [latest] = validations
  return latest ? { status: latest.validationStatus, errors: latest.errors, warnings: latest.warnings } : null
}

const seoPatienceMs = 2 * 60 * 1000

/** The queue checks within seconds; a verdict that is missing for longer is not coming. */
const isSeoPending = (changedAt: Date | null) =>
  changedAt !== null && now().getTime() - changedAt.getTime() < seoPatienceMs
